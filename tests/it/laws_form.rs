//! The form for a new game, game by game: its sets of laws, its single laws, what is offered again,
//! and what the page's address chooses (laws.md, section 1; draughts.md; play.md, section 1). A
//! further game is a row of [`FORMS`].

use rochade_e2e::{Hand, Page, Visit};

use crate::decisions::open_table;
use crate::words::text;

/// What the form has for a game.
struct Form {
    game: &'static str,
    /// The sets of laws, the usual one first, each with the seat that begins under it.
    sets: &'static [(&'static str, &'static str)],
    /// A set of laws that is not the usual one, what it says of taking back, and another choice,
    /// which makes it the players' own.
    other: (&'static str, [&'static str; 2]),
    /// How the men stand at first, where the form shows it.
    shown: Option<&'static str>,
    /// A first move, and where it is seen.
    first: (&'static str, [&'static str; 2]),
}

const FORMS: [Form; 2] = [
    Form {
        game: "chess",
        sets: &[
            ("modern", "w"),
            ("club", "w"),
            ("leaflet", "w"),
            ("handbuch-early", "w"),
            ("handbuch-late", "w"),
            ("gustavus", "w"),
        ],
        other: ("club", ["never", "agreement"]),
        shown: None,
        first: ("e2e4", ["e4", "wP"]),
    },
    Form {
        game: "draughts",
        sets: &[
            ("noris", "w"),
            ("schlagzwang", "w"),
            ("german", "w"),
            ("russian", "w"),
            ("brazilian", "w"),
            ("english", "b"),
            ("czech", "w"),
            ("pool", "b"),
        ],
        other: ("schlagzwang", ["agreement", "never"]),
        shown: Some("Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"),
        first: ("c3d4", ["d4", "wM"]),
    },
];

impl Form {
    /// The names of the controls for single laws, in the order of the panel, as the contract's
    /// table of laws has them.
    fn laws(&self) -> Vec<&str> {
        let rows = CONTRACT.lines().filter(|line| line.starts_with("| `law-"));
        let rows = rows.map(|line| line.split('|').map(str::trim).collect::<Vec<_>>());
        let game = format!("`{}`", self.game);
        rows.filter(|row| row[3] == "all" || row[3].contains(&game))
            .map(|row| row[1].trim_matches('`'))
            .collect()
    }
}

/// The page's contract.
const CONTRACT: &str = include_str!("../../docs/contract.md");

/// The names of all controls of the panel that begin like this.
fn controls(start: &str) -> String {
    format!("[...document.querySelectorAll('dialog [name^=\"{start}\"]')].map(e => e.name).join()")
}

/// Waits until the game on the board is played under these laws.
pub(crate) async fn expect_laws(page: &Page, name: &str) {
    page.expect(format!(
        "document.documentElement.dataset.laws === '{name}'"
    ))
    .await;
}

/// What a control of the panel says.
fn field(name: &str) -> String {
    format!("document.querySelector('dialog :is(select, :checked)[name=\"{name}\"]')?.value")
}

/// Waits until the panel offers a game under these laws.
async fn expect_offered(page: &Page, game: &str, laws: &str) {
    page.expect(format!(
        "{} === '{game}' && {} === '{laws}'",
        field("game"),
        field("laws")
    ))
    .await;
}

/// Waits until a game is on the board.
pub(crate) async fn expect_game(page: &Page, game: &str) {
    page.expect(format!(
        "document.documentElement.dataset.game === '{game}' && document.querySelector('dialog') === null"
    ))
    .await;
}

/// Opens the page with something behind its address, and waits for all of it.
pub(crate) async fn open_at(page: &Page, search: &str) {
    go_to(page, search).await;
    page.expect_whole().await;
    page.wait_for_touch_input().await;
}

/// Opens the page with something behind its address, and waits for no more than a board.
pub(crate) async fn go_to(page: &Page, search: &str) {
    let address = [&page.url(), search].concat();
    page.driver().goto(&address).await.expect("the page opens");
    page.expect_board().await;
}

/// Opens the panel, and chooses a game there.
async fn choose(page: &Page, form: &Form) {
    page.action("new-game").await;
    page.set_field("game", form.game).await;
    page.expect(format!("{} === '{}'", field("game"), form.game))
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_set_of_laws_says_what_it_is_and_the_game_begins_as_it_is_offered() {
    for form in &FORMS {
        Visit::default().speaking("de").run(async |page| {
            let sets = form.sets.iter().map(|(name, _)| *name);
            let sets: Vec<&str> = sets.chain(["custom"]).collect();
            for (name, begins) in form.sets {
                page.eval("void (Math.random = () => 0.9)").await;
                choose(page, form).await;
                page.expect(format!(
                    "[...document.querySelector('select[name=laws]').options].map(e => e.value).join() === '{}'",
                    sets.join(",")
                ))
                .await;
                page.set_field("laws", name).await;
                expect_offered(page, form.game, name).await;
                let words = text("de", &["preset-", name].concat());
                let about = words.split('|').nth(1).expect("a sentence").trim();
                page.expect(format!(
                    "document.getElementById(document.querySelector('select[name=laws]').getAttribute('aria-describedby'))
                        .textContent.includes({about:?})"
                ))
                .await;
                let shown = form.shown.map(|men| format!("{}:{men}", begins.to_uppercase()));
                if let Some(position) = &shown {
                    let side = text("de", if *begins == "w" { "white" } else { "black" });
                    let says = text("de", "begins").replace("{side}", &side);
                    page.expect(format!(
                        "(dialog => dialog.textContent.includes({says:?})
                            && dialog.querySelector('[role=img][data-start]').dataset.start === '{position}'
                            && dialog.querySelectorAll('[data-start] [data-man=wM]').length === 12
                            && dialog.querySelectorAll('[data-start] [data-man=bM]').length === 12)(document.querySelector('dialog'))"
                    ))
                    .await;
                }
                page.action("start-game").await;
                expect_game(page, form.game).await;
                expect_laws(page, name).await;
                page.expect_turn(begins).await;
                if let Some(position) = shown {
                    assert_eq!(page.html_attr("data-position").await, position);
                }
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_single_law_can_be_chosen_by_words_and_each_game_has_its_own() {
    Visit::default().speaking("de").run(async |page| {
        page.action("new-game").await;
        // Under the usual laws of chess there is nothing more to fill in.
        for (start, are) in [("law-", ""), ("colours", ""), ("first", ""), ("lots", "lots")] {
            page.expect(format!("{} === '{are}'", controls(start)))
                .await;
        }
        page.action("close").await;
        for form in &FORMS {
            choose(page, form).await;
            page.action("more-choices").await;
            page.set_field("laws", "custom").await;
            page.expect(format!("{} === '{}'", controls("law-"), form.laws().join(",")))
                .await;
            page.expect(
                "[...document.querySelectorAll('dialog select[name^=law-]')].every(law => law.checkVisibility() &&
                    law.labels[0].firstElementChild.textContent.trim() &&
                    [...law.options].every(choice => choice.value && choice.textContent.trim()))",
            )
            .await;
            page.action("close").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_and_a_single_law_are_chosen_by_finger_and_by_keys() {
    for (by, form) in [Hand::Finger, Hand::Keys].into_iter().zip(&FORMS) {
        by.goes(async |page, hand| {
            let (laws, [usual, other]) = form.other;
            hand.action(page, "new-game").await;
            hand.pick(page, "game", form.game).await;
            hand.action(page, "more-choices").await;
            hand.choose(page, "laws", laws).await;
            hand.press(page, "dialog summary").await;
            hand.choose(page, "law-take-back", other).await;
            expect_offered(page, form.game, "custom").await;
            hand.choose(page, "law-take-back", usual).await;
            expect_offered(page, form.game, laws).await;
            hand.choose(page, "law-take-back", other).await;
            if page
                .eval("document.querySelector('dialog [name=colours]') !== null")
                .await
                == true
            {
                hand.choose(page, "colours", "hand").await;
            }
            hand.action(page, "start-game").await;
            expect_game(page, form.game).await;
            expect_laws(page, "custom").await;
            let (first, [at, man]) = form.first;
            hand.play(page, first).await;
            page.expect_piece(at, man).await;
            // It is offered again.
            hand.action(page, "new-game").await;
            expect_offered(page, form.game, "custom").await;
            page.expect(format!("{} === '{other}'", field("law-take-back")))
                .await;
            hand.press(page, "dialog [data-action=close]").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_chosen_in_each_game_is_offered_again() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("laws", "club").await;
        page.set_field("game", "draughts").await;
        page.set_field("laws", "pool").await;
        page.set_field("game", "chess").await;
        expect_offered(page, "chess", "club").await;
        page.set_field("game", "draughts").await;
        expect_offered(page, "draughts", "pool").await;
        page.action("start-game").await;
        expect_game(page, "draughts").await;
        page.reload().await;
        page.action("new-game").await;
        expect_offered(page, "draughts", "pool").await;
        page.set_field("game", "chess").await;
        expect_offered(page, "chess", "club").await;
        page.action("start-game").await;
        expect_game(page, "chess").await;
        page.action("new-game").await;
        expect_offered(page, "chess", "club").await;
        page.set_field("game", "draughts").await;
        expect_offered(page, "draughts", "pool").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_without_taking_back_is_one_of_own_laws() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("laws", "modern").await;
        page.set_field("take-back", "off").await;
        expect_offered(page, "chess", "custom").await;
        page.action("start-game").await;
        expect_laws(page, "custom").await;
        page.tap_moves("e2e4").await;
        open_table(page, "w").await;
        page.expect_to_stay(
            "document.querySelector('[data-action=resign]') !== null
                && document.querySelector('[data-action=take-back]') === null",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_address_chooses_the_laws_of_the_first_game_and_what_is_offered() {
    for (search, game, name, first, moves) in [
        ("?laws=club", "chess", "club", "w", "e2e4"),
        (
            "?laws=handbuch-late,take-back:never",
            "chess",
            "custom",
            "w",
            "e2e4",
        ),
        (
            "?other=1&laws=gustavus%2Ccount-struck%3Anever",
            "chess",
            "custom",
            "w",
            "e2e4",
        ),
        ("?laws=english", "draughts", "english", "b", "b6c5"),
    ] {
        Visit::default().at(search).run(async |page| {
            expect_game(page, game).await;
            expect_laws(page, name).await;
            page.expect_turn(first).await;
            page.expect_to_stay("document.querySelector('[data-notice]') === null")
                .await;
            page.eval("void (Math.random = () => 0.9)").await;
            page.action("new-game").await;
            expect_offered(page, game, name).await;
            if page
                .eval("document.querySelector('dialog [name=colours]') !== null")
                .await
                == true
            {
                page.set_field("colours", "hand").await;
            }
            page.action("start-game").await;
            expect_game(page, game).await;
            expect_laws(page, name).await;
            page.tap_moves(moves).await;
            page.reload().await;
            expect_laws(page, name).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn laws_in_the_address_that_nobody_knows_are_refused_by_name() {
    Visit::default().speaking("de").run(async |page| {
        for (search, named) in [
            ("?laws=staunton", "staunton"),
            ("?laws=club,huffing:never", "huffing:never"),
            ("?laws=club,take-back:now", "take-back:now"),
            (
                "?laws=noris,first-game:lot-for-first-move",
                "first-game:lot-for-first-move",
            ),
        ] {
            open_at(page, search).await;
            let said = text("de", "laws-unknown").replace("{text}", named);
            page.expect(format!(
                "document.querySelector('[data-notice=told]')?.textContent === '{said}'"
            ))
            .await;
            expect_game(page, "chess").await;
            expect_laws(page, "modern").await;
        }
        page.action("new-game").await;
        expect_offered(page, "chess", "modern").await;
    });
}
