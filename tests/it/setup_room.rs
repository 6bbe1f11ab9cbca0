//! The editor for the position in every window, and for those who don't see it.

use rochade_e2e::Visit;

use crate::access::faults;
use crate::layout::resize;
use crate::setup::{edit_from, expect_refused, square};

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_in_the_editor() {
    for visit in [Visit::default(), Visit::default().dark()] {
        visit.sized(390, 844).run(async |page| {
            edit_from(page, "4k2P/8/8/8/8/8/8/R3K3 w K e3 0 1").await;
            expect_refused(page, &["placement", "castling", "en-passant"]).await;
            let mut faults = faults(page).await;
            let rest = page
                .eval("axe.run('dialog:has([name=fen])').then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))")
                .await;
            faults.extend(serde_json::from_value::<Vec<String>>(rest).expect("a list of words"));
            assert!(faults.is_empty(), "{faults:#?}");
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_editor_fits_every_window() {
    let sizes = [
        (320, 480),
        (390, 844),
        (844, 390),
        (768, 1024),
        (1024, 768),
        (1920, 1080),
    ];
    Visit::default().speaking("de").run(async |page| {
        edit_from(page, "4k2P/8/8/8/8/8/8/R3K3 w K e3 0 1").await;
        for (width, height) in sizes {
            println!("{width} × {height}");
            resize(page, width, height).await;
            // All of the board is there to be tapped, and every tool is large enough for a finger.
            for name in ["a1", "h1", "a8", "h8"] {
                square(page, name).await;
            }
            let cut = page
                .eval(
                    "(dialog => [...dialog.querySelectorAll('*')].filter(e => e.checkVisibility() && !e.closest('.unseen'))
                        .map(e => [e, e.getBoundingClientRect()])
                        .filter(([, r]) => r.width && (r.left < 0 || r.right > innerWidth + 0.5))
                        .map(([e]) => e.outerHTML.slice(0, 80)))(document.querySelector('dialog:has([name=fen])'))",
                )
                .await;
            assert_eq!(cut, serde_json::json!([]), "{width} × {height}");
            page.expect(
                "[...document.querySelectorAll('dialog:has([name=fen]) :is(button, select, [name=tool], [name=fen])')]
                    .map(e => e.getBoundingClientRect()).every(r => r.width >= 44 && r.height >= 44)",
            )
            .await;
        }
    });
}
