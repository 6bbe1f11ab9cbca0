//! Men that have failed to capture may be blown (draughts.md, section 2, rules 11 to 13): a newcomer is told which and why where it
//! happens, and nobody is who would rather see it.

use rochade_e2e::{Hand, Key, Page, Visit};

use crate::actions::Tried;
use crate::claims::expect_said;
use crate::decisions::open_table;
use crate::laws_form::open_at;
use crate::layout::{CUT, FAULTS, found};
use crate::links;
use crate::seating::{bar, sit};
use crate::settings;
use crate::why::expect_why;
use crate::words::text;

/// The man on b4 could have captured c5, and another one moved.
pub(crate) const MISSED: &str = "a3-b4 d6-c5 c3-d4";

/// The man that is now on e5 could have captured c5 itself.
const MOVED: &str = "c3-d4 b6-c5 d4-e5";

/// Three men could have captured.
const MANY: &str = "a3-b4 d6-c5 g3-f4 h6-g5 c3-d4 b6-a5 b2-c3";

/// Black's turn: White has one man left, on b4, which did not capture d4 from c3.
const LAST_MAN: &str = "#2hARD62dYACUYZ3AMX1dFjnpTIZasQD4AAQA3RHA";

/// The device remembers that nobody wants to be told.
const UNTOLD: &str = "localStorage.setItem('rochade.settings', 'huff-hint=off')";

/// Plays by the leaflet.
pub(crate) async fn play(page: &Page, moves: &str) {
    open_at(page, "?laws=noris").await;
    page.type_moves(moves).await;
}

/// The text of a language, with what it is about.
fn about(language: &str, key: &str, values: &[(&str, &str)]) -> String {
    let fill =
        |said: String, (name, value): &(&str, &str)| said.replace(&format!("{{{name}}}"), value);
    values.iter().fold(text(language, key), fill)
}

/// Waits until men on these squares, and no others, are told to be blowable: beside the board, on it, and at the seat of who may.
async fn expect_missed(page: &Page, squares: &str, seat: &str) {
    page.expect(format!(
        "(document.querySelector('[data-missed]')?.dataset.missed ?? '') === '{squares}'"
    ))
    .await;
    page.expect_marked("blowable", squares).await;
    page.expect(format!(
        "[...document.querySelectorAll('[data-action=blow][data-at][data-seat={seat}]')].map(e => e.dataset.at).join(' ') === '{squares}'
            && document.querySelectorAll('[data-action=blow]:not([data-seat={seat}])').length === 0"
    ))
    .await;
}

/// Waits until all of this is told beside the board.
async fn expect_told(page: &Page, said: &str) {
    page.expect(format!(
        "document.querySelector('[data-missed]')?.textContent.includes(`{said}`) === true"
    ))
    .await;
}

/// Waits until the man on a square is off, and its taker is still to move.
async fn expect_blown(page: &Page, square: &str) {
    page.expect_piece(square, "").await;
    page.expect(format!(
        "document.querySelector('[data-blown]')?.dataset.blown === '{square}'"
    ))
    .await;
    page.expect_unmarked("blowable").await;
    page.expect("document.querySelector('[data-missed], [data-action=blow]') === null")
        .await;
    page.expect_turn("b").await;
}

/// What finds the button that takes the man on a square off.
fn button(square: &str) -> String {
    format!("[data-action=blow][data-at={square}]")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_newcomer_is_told_who_may_blow_which_man_and_why() {
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            play(page, MISSED).await;
            expect_missed(page, "b4", "b").await;
            let man = text(language, "draughts-the-man");
            let said = about(
                language,
                "missed-could",
                &[("man", &man), ("square", "b4"), ("victims", "c5")],
            );
            expect_told(page, &text(language, "missed")).await;
            expect_told(page, &said).await;
            expect_told(page, &text(language, "missed-may")).await;
            expect_said(page, &said).await;
            expect_said(page, &text(language, "missed-may")).await;
            let blow = about(language, "blow-man", &[("square", "b4")]);
            page.expect(format!(
                "document.querySelector('{}').textContent === '{blow}'",
                button("b4")
            ))
            .await;
            let mark = text(language, "mark-blowable");
            page.expect(format!(
                "document.querySelector('[data-square=b4]').ariaLabel.includes('{mark}')"
            ))
            .await;
            // And where the rules say more.
            page.click("[data-missed] [data-law='noris:huffing']").await;
            page.middle("dialog [data-action=close]").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_man_that_moved_itself_is_told_where_it_stands_and_whence_it_came() {
    Visit::default().run(async |page| {
        play(page, MOVED).await;
        expect_missed(page, "e5", "b").await;
        let values = [
            ("man", "the man"),
            ("from", "d4"),
            ("square", "e5"),
            ("victims", "c5"),
        ];
        expect_told(page, &about("en", "missed-moved", &values)).await;
        page.click(button("e5")).await;
        expect_blown(page, "e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn several_men_are_told_and_one_of_them_is_blown() {
    let phone = Visit::default().sized(390, 844).touch();
    phone.run(async |page| {
        play(page, MANY).await;
        expect_missed(page, "b4 d4 f4", "b").await;
        let squares = about("en", "missed-many", &[("squares", "b4, d4, f4")]);
        expect_told(page, &squares).await;
        expect_told(page, &text("en", "missed-may-one")).await;
        page.touch_tap("d4").await;
        expect_blown(page, "d4").await;
        page.expect_piece("b4", "wM").await;
        page.expect_piece("f4", "wM").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_man_is_blown_by_its_button_with_pointer_finger_and_keys() {
    Hand::each(async |page, hand| {
        play(page, MISSED).await;
        page.eval("window.heard = 0; addEventListener('rochade-capture', () => heard += 1)")
            .await;
        hand.press(page, &button("b4")).await;
        expect_blown(page, "b4").await;
        page.expect("heard === 1").await;
        let values = [("side", "Black"), ("man", "the man"), ("square", "b4")];
        expect_said(page, &about("en", "said-blown", &values)).await;
        page.expect(format!(
            "document.querySelector('[data-blown]').textContent.includes('{}')",
            about("en", "blown-now", &[("square", "b4")])
        ))
        .await;
        // The move is still to be made, and then the other side's man may be blown, or not.
        hand.play(page, "b6a5").await;
        page.expect_turn("w").await;
        page.expect("document.querySelector('[data-blown]') === null")
            .await;
        page.expect_marked("victim", "b4").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_man_is_blown_by_a_tap_on_it_or_by_enter_on_its_square() {
    Hand::each(async |page, hand| {
        play(page, MISSED).await;
        expect_missed(page, "b4", "b").await;
        hand.touch(page, "b4").await;
        expect_blown(page, "b4").await;
        page.expect("!document.querySelector('[data-notice]')?.textContent")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_blown_by_accident() {
    Visit::default().run(async |page| {
        play(page, MISSED).await;
        for to in ["a5", "c3", "b6"] {
            page.drag("b4", to).await;
            page.settle().await;
            expect_missed(page, "b4", "b").await;
        }
        // A man in hand goes back first.
        page.tap("b6").await;
        page.expect_marked("selected", "b6").await;
        page.tap("b4").await;
        page.expect_nothing_selected().await;
        expect_missed(page, "b4", "b").await;
        // Other opposing men are only told about.
        page.tap("e3").await;
        expect_why(page, &[&text("en", "why-not-your-turn")]).await;
        expect_missed(page, "b4", "b").await;
        page.expect_piece("e3", "wM").await;
    });
    let phone = Visit::default().sized(390, 844).touch();
    phone.run(async |page| {
        play(page, MISSED).await;
        page.touch_drag("b4", "c3").await;
        page.settle().await;
        expect_missed(page, "b4", "b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whoever_moves_lets_it_be() {
    Visit::default().run(async |page| {
        play(page, MISSED).await;
        expect_missed(page, "b4", "b").await;
        // Now it is Black who could have captured.
        page.tap_moves("b6a5").await;
        expect_missed(page, "c5", "w").await;
        // A capture is no offence.
        page.tap_moves("b4d6").await;
        expect_missed(page, "", "b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_blow_is_taken_back_after_the_page_was_left_too() {
    Hand::each(async |page, hand| {
        play(page, MISSED).await;
        for reloads in [false, true] {
            hand.press(page, &button("b4")).await;
            expect_blown(page, "b4").await;
            if reloads {
                page.reload().await;
                expect_blown(page, "b4").await;
            }
            open_table(page, "b").await;
            hand.decide(page, "take-back", "b").await;
            hand.answer(page, "take-back", "accept").await;
            page.expect_piece("b4", "wM").await;
            page.expect_turn("b").await;
            expect_missed(page, "b4", "b").await;
            let values = [("man", "the man"), ("square", "b4")];
            expect_said(page, &about("en", "said-restored", &values)).await;
            page.eval("document.querySelector('.moves [data-action=close]')?.click()")
                .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_last_man_that_is_blown_ends_the_game() {
    Visit::default().run(async |page| {
        links::open(page, LAST_MAN).await;
        expect_missed(page, "b4", "b").await;
        page.tap("b4").await;
        page.expect_end("0-1", "no-men").await;
        page.expect(
            "document.querySelector('[data-missed], [data-blown], [data-action=blow]') === null",
        )
        .await;
    });
}

/// Waits until a seat's right to say that it blows a man is there, pressed or not.
async fn expect_right(page: &Page, seat: &str, pressed: bool) {
    let right = format!("document.querySelector('[data-action=blow][data-seat={seat}]')");
    page.expect(format!(
        "{right}?.dataset.at === undefined && {right}?.ariaPressed === {}",
        if pressed { "'true'" } else { "null" }
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_would_rather_see_it_is_not_told_and_says_it() {
    Hand::each_after(UNTOLD, async |page, hand| {
        play(page, MISSED).await;
        expect_right(page, "b", false).await;
        // No trace: neither seen nor said.
        page.expect_unmarked("blowable").await;
        let mark = text("en", "mark-blowable");
        page.expect_never(format!(
            "document.querySelector('[data-missed], [data-at]') !== null
                || document.body.textContent.includes('{}')
                || [...document.querySelectorAll('[data-square]')].some(e => e.ariaLabel.includes('{mark}'))",
            text("en", "missed")
        ))
        .await;
        hand.press(page, "[data-action=blow]").await;
        expect_right(page, "b", true).await;
        expect_said(page, &text("en", "blowing")).await;
        // Another man has not failed to capture.
        hand.touch(page, "e3").await;
        page.expect(format!(
            "document.querySelector('[data-notice=told]')?.textContent.includes('{}') === true",
            text("en", "nothing-to-blow")
        ))
        .await;
        page.expect(
            "document.querySelector('[data-notice] [data-law]').dataset.law === 'noris:huffing'",
        )
        .await;
        page.expect_piece("e3", "wM").await;
        expect_right(page, "b", true).await;
        hand.touch(page, "b4").await;
        expect_blown(page, "b4").await;
        hand.play(page, "b6a5").await;
        expect_right(page, "w", false).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_said_is_unsaid_by_an_own_man_or_the_button() {
    Visit::default().after_script(UNTOLD).run(async |page| {
        play(page, MISSED).await;
        page.tap("b4").await;
        expect_why(page, &[&text("en", "why-not-your-turn")]).await;
        for press in ["[data-action=blow]", "[data-square=b6]"] {
            page.click("[data-action=blow]").await;
            expect_right(page, "b", true).await;
            page.click(press).await;
            expect_right(page, "b", false).await;
        }
        page.expect_marked("selected", "b6").await;
        page.tap("a5").await;
        page.expect_piece("a5", "bM").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_setting_acts_at_once_and_is_kept() {
    Visit::default().run(async |page| {
        play(page, MISSED).await;
        settings::open(page).await;
        settings::flip(page, "huff-hint").await;
        page.click("dialog [data-action=close]").await;
        expect_right(page, "b", false).await;
        page.expect_unmarked("blowable").await;
        page.expect("document.documentElement.dataset.huffHint === 'off'")
            .await;
        page.reload().await;
        expect_right(page, "b", false).await;
        settings::open(page).await;
        settings::flip(page, "huff-hint").await;
        page.click("dialog [data-action=close]").await;
        expect_missed(page, "b4", "b").await;
    });
}

/// How far what is told of missed captures is turned.
const TURNED: &str = "getComputedStyle(document.querySelector('[data-missed]')).rotate";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn however_they_sit_the_right_player_is_asked_the_right_way_round() {
    let phone = Visit::default().sized(390, 844).touch();
    phone.run(async |page| {
        for way in ["fixed", "face", "turning", "pass"] {
            open_at(page, "?laws=noris").await;
            page.action("new-game").await;
            page.action("start-game").await;
            page.expect("document.querySelector('dialog') === null")
                .await;
            sit(page, way).await;
            page.type_moves(MISSED).await;
            expect_missed(page, "b4", "b").await;
            let faces = way == "face";
            page.expect(format!(
                "{TURNED} === '{}'",
                if faces { "180deg" } else { "none" }
            ))
            .await;
            page.expect(format!(
                "getComputedStyle(document.querySelector('{}')).rotate === '{}'",
                bar("b"),
                if faces { "180deg" } else { "none" }
            ))
            .await;
            page.click([&bar("b"), " ", &button("b4")].concat()).await;
            expect_blown(page, "b4").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_has_room_on_every_screen_and_moves_nothing() {
    let corner =
        "JSON.stringify(document.querySelector('[data-square=a1]').getBoundingClientRect())";
    let mut all = Vec::new();
    for (width, height) in [
        (320, 480),
        (360, 640),
        (390, 844),
        (412, 740),
        (768, 1024),
        (1024, 768),
        (844, 390),
        (568, 320),
    ] {
        for language in ["en", "de", "nl"] {
            for moves in [MOVED, MANY] {
                let screen = Visit::default()
                    .sized(width, height)
                    .touch()
                    .speaking(language);
                screen.run(async |page| {
                    open_at(page, "?laws=noris").await;
                    crate::clocks::start(page, "5+0").await;
                    let (most, last) = moves.rsplit_once(' ').expect("several moves");
                    page.type_moves(most).await;
                    let before = page.eval(corner).await;
                    page.type_moves(last).await;
                    page.expect("document.querySelector('[data-missed]') !== null")
                        .await;
                    let mut faults = found(page, FAULTS).await;
                    faults.extend(found(page, CUT).await);
                    if page.eval(corner).await != before {
                        faults.push("the board has moved".to_owned());
                    }
                    if !faults.is_empty() {
                        all.push((width, height, language, moves, faults));
                    }
                });
            }
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_must_capture_is_told_and_sees_with_which_man() {
    Visit::default().run(async |page| {
        open_at(page, "?laws=schlagzwang").await;
        page.type_moves("c3-d4 b6-c5").await;
        page.expect_marked("must", "d4").await;
        page.expect(format!(
            "[...document.querySelectorAll('[data-law=\"schlagzwang:capture\"]')].some(e => e.textContent.includes('{}'))",
            text("en", "owes-capture-any")
        ))
        .await;
        page.tap("a3").await;
        expect_why(page, &["must capture", "d4"]).await;
        page.expect("document.querySelector('.why.by')?.dataset.square === 'd4'").await;
        page.tap_moves("d4b6").await;
        page.expect_turn("b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_keyboard_goes_on_where_the_button_was() {
    Visit::default().run(async |page| {
        play(page, MISSED).await;
        page.eval(&format!(
            "document.querySelector('{}').focus()",
            button("b4")
        ))
        .await;
        page.key(Key::Enter).await;
        expect_blown(page, "b4").await;
        page.expect("document.activeElement?.closest('[role=grid]') !== null")
            .await;
    });
}

/// Tries the buttons that are about such men.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    play(page, MISSED).await;
    let blown = "document.querySelector('[data-blown]') !== null";
    tried.does_at(page, "blow", "[data-at=b4]", blown).await;
}
