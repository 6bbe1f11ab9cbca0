//! The authors' page in every window, and for those who don't see it or don't use a pointer.

use rochade_e2e::{Key, Visit};
use serde_json::json;

use crate::access::faults;
use crate::author::author;
use crate::sizes::resize;

/// Where what is on the board can come from.
const SOURCES: [&str; 5] = ["usual", "position", "puzzle", "games", "file"];

/// What stands beyond the window's edge.
const CUT: &str = "[...document.querySelectorAll('main *')].filter(part => part.checkVisibility())
    .filter(part => part.getBoundingClientRect().right > innerWidth + 0.5).map(part => part.outerHTML.slice(0, 80))";

/// Whether all that can be touched is large enough for a finger.
const LARGE: &str = "[...document.querySelectorAll('main :is(button, select, textarea, .field input, .switch, .look)')]
    .filter(part => part.checkVisibility()).map(part => part.getBoundingClientRect())
    .every(({ width, height }) => width >= 44 && height >= 44)";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing() {
    for visit in [
        Visit::default().sized(1280, 800),
        Visit::default().sized(390, 844).dark(),
    ] {
        author(visit, async |page| {
            for source in SOURCES {
                page.set_field("source", source).await;
                // The audit speaks to frames, and an embedded page refuses that aloud.
                page.eval("document.querySelector('.preview iframe')?.remove()")
                    .await;
                let faults = faults(page).await;
                assert!(faults.is_empty(), "{source}: {faults:#?}");
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_window_has_room_for_all_of_it() {
    author(Visit::default().speaking("de"), async |page| {
        for (width, height) in [
            (320, 480),
            (390, 844),
            (768, 1024),
            (1024, 768),
            (1920, 1080),
        ] {
            resize(page, width, height).await;
            for source in SOURCES {
                page.set_field("source", source).await;
                assert_eq!(
                    page.eval(CUT).await,
                    json!([]),
                    "{source}, {width} × {height}"
                );
                page.expect(LARGE).await;
            }
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_keyboard_reaches_every_control() {
    author(Visit::default(), async |page| {
        page.eval("window.reached = new Set(); addEventListener('focusin', ({ target }) => reached.add(target.name || target.dataset.action))")
            .await;
        for _ in 0..30 {
            page.key(Key::Tab).await;
        }
        page.expect(
            "[...document.querySelectorAll('main :is(input, select, textarea, button)')].filter(control => control.checkVisibility())
                .every(control => reached.has(control.name || control.dataset.action))",
        )
        .await;
    });
}
