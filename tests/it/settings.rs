//! The settings: each acts at once and outlives a reload.

use rochade_e2e::{Page, Visit};

use crate::access::faults;
use crate::layout::resize;
use crate::set_out::anew;

/// Presses a button of the foot or of the menu, wherever it is.
pub(crate) async fn press(page: &Page, action: &str) {
    page.action(action).await;
}

/// Opens the settings.
pub(crate) async fn open(page: &Page) {
    page.action("settings").await;
    page.middle("dialog [data-action=close]").await;
}

/// Flips a switch, where it can be seen.
pub(crate) async fn flip(page: &Page, name: &str) {
    page.eval(&format!(
        "document.querySelector('input[name={name}]').scrollIntoView({{ block: 'center' }})"
    ))
    .await;
    page.click(format!("input[name={name}]")).await;
}

/// Closes the panel that is open.
async fn close(page: &Page) {
    page.click("dialog [data-action=close]").await;
    page.expect("!document.querySelector('dialog[open]')").await;
}

/// Chooses from a list. (What the browser shows for a list is no part of the page, so no pointer
/// gets there.)
pub(crate) async fn choose(page: &Page, name: &str, value: &str) {
    page.eval(&format!(
        "(list => {{ list.value = '{value}'; list.dispatchEvent(new Event('change', {{ bubbles: true }})) }})\
         (document.querySelector('select[name={name}]'))"
    ))
    .await;
}

/// Whether this holds now and after a reload.
async fn expect_for_good(page: &Page, expression: &str) {
    page.expect(expression).await;
    page.reload().await;
    page.expect(expression).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_is_chosen_and_no_other_flashes() {
    // Looks at the colour of a square in every frame, from the start.
    let watched = Visit::default().after_script(
        "window.seen = new Set();
         requestAnimationFrame(function look() {
             const square = document.querySelector('[data-square=a1]');
             if (square) seen.add(getComputedStyle(square).backgroundColor);
             requestAnimationFrame(look);
         });",
    );
    watched.run(async |page| {
        let colours = "[...seen].join()";
        let wood = page.eval(colours).await;
        for board in ["green", "blue", "grey"] {
            open(page).await;
            page.click(format!("input[name=board][value={board}]"))
                .await;
            page.expect(&format!(
                "document.documentElement.dataset.board === '{board}'"
            ))
            .await;
            close(page).await;
            let chosen = page
                .eval(
                    "getComputedStyle(document.querySelector('[data-square=a1]')).backgroundColor",
                )
                .await;
            assert_ne!(chosen, wood);
            page.reload().await;
            assert_eq!(page.eval(colours).await, chosen, "{board}");
        }
        open(page).await;
        page.click("input[name=board][value=wood]").await;
        close(page).await;
        page.reload().await;
        assert_eq!(page.eval(colours).await, wood);
        let kept = page.eval("localStorage.getItem('rochade.settings')").await;
        assert!(kept.is_null(), "nothing is kept of what is so at first");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn coordinates_stand_inside_outside_or_nowhere() {
    const SIZES: [(u32, u32); 4] = [(390, 844), (768, 1024), (1024, 768), (320, 480)];
    Visit::default().run(async |page| {
        let content =
            "getComputedStyle(document.querySelector('[data-square=a1]'), '::before').content";
        let left = "getComputedStyle(document.querySelector('[data-square=a1]'), '::before').left";
        for (width, height) in SIZES {
            resize(page, width, height).await;
            page.expect(&format!("parseFloat({left}) > 0")).await;
        }
        page.eval("localStorage.setItem('rochade.settings', 'coordinates=outside')")
            .await;
        page.reload().await;
        for (width, height) in SIZES {
            println!("{width} × {height}");
            resize(page, width, height).await;
            page.expect(&format!("parseFloat({left}) < -12")).await;
            // There is room for them, and still nothing scrolls or is covered.
            page.expect("document.querySelector('[role=grid]').getBoundingClientRect().left >= 17")
                .await;
            page.expect("document.documentElement.scrollHeight <= innerHeight")
                .await;
        }
        page.tap_moves("e2e4").await;
        page.eval("localStorage.setItem('rochade.settings', 'coordinates=off')")
            .await;
        page.reload().await;
        page.expect(&format!("{content} === 'none'")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn notation_pieces_marks_and_switches_act_at_once_and_are_kept() {
    Visit::default().run(async |page| {
        println!("the notation changes in the table that is open");
        page.type_moves("g1f3").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        for (notation, written) in [
            ("de", "Sf3"),
            ("figurine", "♞f3"),
            ("nl", "Pf3"),
            ("en", "Nf3"),
        ] {
            open(page).await;
            choose(page, "notation", notation).await;
            close(page).await;
            page.expect(&format!(
                "document.querySelector('[data-ply=\"1\"]').textContent.includes('{written}')"
            ))
            .await;
        }
        page.reload().await;
        assert_eq!(page.html_attr("data-notation").await, "en");
        anew(page).await;
        println!("pieces are chosen");
        let set = "getComputedStyle(document.querySelector('[data-piece=wN] > *')).backgroundImage";
        open(page).await;
        page.click("input[name=pieces][value=mirrored]").await;
        close(page).await;
        expect_for_good(page, &format!("{set}.includes('mirrored')")).await;
        let empty =
            "getComputedStyle(document.querySelector('[data-square=e4] > *')).backgroundImage";
        page.expect(&format!("{empty} === 'none'")).await;
        page.tap_moves("e2e4").await;
        anew(page).await;
        println!("marks can do without colour");
        open(page).await;
        choose(page, "marks", "shapes").await;
        close(page).await;
        page.reload().await;
        page.type_moves("e2e4 d7d5").await;
        page.tap("e4").await;
        page.expect_marked("selected", "e4").await;
        let paint = |square: &str| {
            format!(
                "getComputedStyle(document.querySelector('[data-square={square}]')).backgroundImage"
            )
        };
        for square in ["d7", "e5"] {
            page.expect(&format!("{}.includes('rgb(0, 0, 0)')", paint(square)))
                .await;
        }
        page.tap("d5").await;
        page.type_moves("e8d7 d1g4").await;
        page.expect_marked("check", "d7").await;
        page.expect(&format!("{}.includes('rgb(0, 0, 0)')", paint("d7")))
            .await;
        anew(page).await;
        println!("switches are kept");
        open(page).await;
        for name in ["sound", "why"] {
            flip(page, name).await;
            page.expect(&format!(
                "document.documentElement.dataset.{name} === 'off'"
            ))
            .await;
        }
        page.reload().await;
        for name in ["sound", "why"] {
            assert_eq!(page.html_attr(&format!("data-{name}")).await, "off");
        }
        open(page).await;
        page.expect("!document.querySelector('input[name=sound]').checked")
            .await;
        flip(page, "sound").await;
        page.expect("document.documentElement.dataset.sound === undefined")
            .await;
    });
}

/// Counts the animations that scripts start.
const COUNTED: &str = "window.glides = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) { glides += 1; return animate.apply(this, how); };";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn animation_can_be_switched_off_and_on_whatever_the_system_says() {
    let moving = Visit::default();
    for (visit, choice, glides) in [(moving.clone(), "off", false), (moving.still(), "on", true)] {
        visit.after_script(COUNTED).run(async |page| {
            open(page).await;
            choose(page, "animation", choice).await;
            close(page).await;
            page.reload().await;
            page.type_moves("e2e4").await;
            page.expect_piece("e4", "wP").await;
            page.expect_to_stay(format!("glides > 0 === {glides}"))
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_language_is_switched() {
    Visit::default().speaking("en").run(async |page| {
        for (language, title) in [
            ("nl", "Instellingen"),
            ("de", "Einstellungen"),
            ("system", "Settings"),
        ] {
            open(page).await;
            page.eval("window.old = true").await;
            choose(page, "language", language).await;
            page.expect("!window.old && !!document.querySelector('input[name=move]')")
                .await;
            page.expect_board().await;
            open(page).await;
            page.expect(&format!(
                "document.querySelector('dialog h2').textContent === '{title}'"
            ))
            .await;
            close(page).await;
        }
        assert_eq!(page.html_attr("lang").await, "en");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_nothing_may_be_kept_settings_act_and_the_user_is_told() {
    for (error, words) in [
        ("QuotaExceededError", "full"),
        ("SecurityError", "does not let"),
    ] {
        let refused = format!(
            "Storage.prototype.setItem = () => {{ throw new DOMException('no', '{error}') }};"
        );
        Visit::default().after_script(refused).run(async |page| {
            open(page).await;
            page.click("input[name=board][value=blue]").await;
            page.expect("document.documentElement.dataset.board === 'blue'")
                .await;
            page.expect(format!(
                "document.querySelector('dialog [data-notice]').textContent.includes('{words}')"
            ))
            .await;
            close(page).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_kept_can_do_no_harm() {
    let kept = "localStorage.setItem('rochade.settings',\
        'position=x\\nboard=<b>\\nlanguage=constructor\\n=\\npieces=nosuch\\nmarks\\nopening=x\\naction=settings\\nturn=x\\nsound=off');";
    // What the root element bears before anything else has looked at it.
    let watched = "new MutationObserver((changes, watch) => {
            window.early = document.documentElement.getAttributeNames().join();
            if (early.includes('data-sound')) watch.disconnect();
        }).observe(document, { attributes: true, subtree: true });";
    Visit::default()
        .after_script([kept, watched].concat())
        .run(async |page| {
            assert_eq!(page.html_attr("lang").await, "en");
            assert_eq!(page.html_attr("data-sound").await, "off");
            let early = page.eval("window.early").await;
            for name in ["data-opening", "data-action"] {
                assert!(
                    !early.as_str().unwrap_or_default().contains(name),
                    "{early}"
                );
                assert_eq!(page.html_attr(name).await, "");
            }
            page.click("[data-seat=w] [data-action=move-table]").await;
            page.expect("document.querySelector('.moves, [data-opening]') !== null")
                .await;
            page.tap_moves("e2e4 e7e5").await;
            open(page).await;
            close(page).await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_panel_has_no_faults() {
    for (visit, language) in [
        (Visit::default(), "en"),
        (Visit::default().dark().sized(390, 844), "de"),
    ] {
        visit.speaking(language).run(async |page| {
            open(page).await;
            let faults = faults(page).await;
            assert!(faults.is_empty(), "{faults:#?}");
        });
    }
}
