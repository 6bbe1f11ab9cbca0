//! Odds, from the form to the board (laws.md, section 6).

use rochade_e2e::{Hand, Key, Page, Visit};

use crate::words::text;

/// Waits until the sketch in the panel shows this position.
async fn expect_sketch(page: &Page, fen: &str) {
    page.expect(format!(
        "document.querySelector('dialog [role=img][data-start]')?.dataset.start === '{fen}'"
    ))
    .await;
}

/// Waits until this position is on the board.
async fn expect_position(page: &Page, fen: &str) {
    page.expect(format!(
        "document.documentElement.dataset.position === '{fen}'"
    ))
    .await;
}

/// Waits until the page says beside the board how many moves are made first; none, if it is said of
/// none.
async fn expect_ahead(page: &Page, moves: Option<&str>) {
    let page_says = "(ahead => ahead ? `${ahead.dataset.ahead} ${ahead.textContent}` : '')(document.querySelector('[data-ahead]'))";
    let said = match moves {
        None => String::new(),
        Some("1") => format!("1 {}", text("en", "ahead-one")),
        Some(moves) => format!("{moves} {}", text("en", "ahead").replace("{number}", moves)),
    };
    page.expect(format!("{page_says} === '{said}'")).await;
}

/// Makes a move after which the same side may be to move again.
async fn one_of_several(page: &Page, hand: Hand, mv: &str) {
    let (from, to) = mv.split_at(2);
    hand.touch(page, from).await;
    hand.touch(page, to).await;
    page.expect(format!(
        "!document.querySelector('[data-square={from}]').dataset.piece && !!document.querySelector('[data-square={to}]').dataset.piece"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_rook_is_given_and_the_board_is_shown_as_it_will_stand() {
    Hand::Finger.goes(async |page, hand| {
        hand.action(page, "new-game").await;
        hand.action(page, "more-choices").await;
        hand.choose(page, "odds", "rook").await;
        let fen = |board: &str, turn: &str, rights: &str| format!("{board} {turn} {rights} - 0 1");
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP";
        expect_sketch(page, &fen(&format!("{start}/1NBQKBNR"), "w", "Kkq")).await;
        page.expect("document.querySelectorAll('dialog [data-start] [data-man]').length === 31")
            .await;
        hand.choose(page, "odds-file", "h").await;
        expect_sketch(page, &fen(&format!("{start}/RNBQKBN1"), "w", "Qkq")).await;
        hand.choose(page, "odds-giver", "b").await;
        let black = "rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        expect_sketch(page, &fen(black, "b", "KQq")).await;
        hand.action(page, "start-game").await;
        expect_position(page, &fen(black, "b", "KQq")).await;
        // The giver begins, and gives in the next game, too: now with the white men.
        hand.play(page, "e7e5 e2e4").await;
        hand.decide(page, "resign", "b").await;
        hand.answer(page, "resign", "confirm").await;
        hand.action(page, "rematch").await;
        expect_position(page, &fen(&format!("{start}/RNBQKBN1"), "w", "Qkq")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_given_are_made_in_a_row_on_the_own_side_of_the_board() {
    Hand::Keys.goes(async |page, hand| {
        hand.action(page, "new-game").await;
        hand.action(page, "more-choices").await;
        hand.choose(page, "odds", "pawn-3").await;
        // Unless another giver is chosen, White begins.
        let board = "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        expect_sketch(page, board).await;
        hand.action(page, "start-game").await;
        expect_position(page, board).await;
        expect_ahead(page, Some("3")).await;
        one_of_several(page, hand, "e2e4").await;
        page.expect_turn("w").await;
        expect_ahead(page, Some("2")).await;
        // Not beyond the middle.
        hand.touch(page, "d1").await;
        hand.touch(page, "h5").await;
        let why = text("en", "why-beyond-middle");
        page.expect(format!(
            "(said => said?.textContent.toLowerCase().includes('{why}') && said.querySelector('[data-law=\"modern:odds\"]') !== null)
                (document.querySelector('[data-notice=why]'))"
        ))
        .await;
        one_of_several(page, hand, "d2d4").await;
        expect_ahead(page, Some("1")).await;
        // What was left goes on amid them.
        page.reload().await;
        expect_ahead(page, Some("1")).await;
        one_of_several(page, hand, "g1f3").await;
        page.expect_turn("b").await;
        expect_ahead(page, None).await;
        expect_position(
            page,
            "rnbqkbnr/ppppp1pp/8/8/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 1 1",
        )
        .await;
        hand.play(page, "e7e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn odds_that_the_laws_forbid_can_not_be_chosen_and_the_reason_is_said() {
    Visit::default().speaking("de").run(async |page| {
        let disabled = "[...document.querySelectorAll('select[name=odds] option:disabled')].map(e => e.value).join()";
        page.action("new-game").await;
        page.expect(format!("{disabled} === ''")).await;
        page.set_field("odds", "pawn-2").await;
        page.set_field("laws", "gustavus").await;
        page.expect(format!("{disabled} === 'pawn-2,pawn-3,pawn-4'"))
            .await;
        page.expect("document.querySelector('dialog [data-law=\"gustavus:9\"]')?.textContent.includes('9')")
            .await;
        page.expect("document.querySelector('select[name=odds]').value === 'none' && !document.querySelector('[data-start]')")
            .await;
        // With odds nobody draws lots for the first move.
        page.set_field("laws", "handbuch-early").await;
        page.set_field("odds", "none").await;
        page.expect("document.querySelector('[name=first]') !== null")
            .await;
        page.set_field("odds", "knight").await;
        page.expect("document.querySelector('[name=first]') === null")
            .await;
        page.action("start-game").await;
        let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1";
        expect_position(page, fen).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_gives_is_a_player_whatever_colour_the_lot_gives() {
    Visit::default().run(async |page| {
        page.eval("void (Math.random = () => 0.1)").await;
        page.action("new-game").await;
        page.set_field("white", "Anna").await;
        page.set_field("black", "Ben").await;
        page.set_field("lots", "on").await;
        page.set_field("odds", "queen").await;
        page.action("start-game").await;
        // Anna gives, and has got the black men.
        expect_position(
            page,
            "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn in_a_position_that_was_set_up_there_are_no_odds() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.action("more-choices").await;
        page.set_field("odds", "queen").await;
        page.eval("document.querySelector('[name=setup]').scrollIntoView({ block: 'center' })")
            .await;
        page.click("[name=setup]").await;
        page.set_field("fen", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1").await;
        page.key(Key::Escape).await;
        page.expect("document.querySelector('[name=setup]')?.getAttribute('aria-pressed') === 'true'")
            .await;
        page.expect(format!(
            "document.getElementById('odds-about').textContent === '{}'",
            text("en", "odds-set-up")
        ))
        .await;
        page.expect("!document.querySelector('[data-start]') && document.querySelector('[name=odds] [value=rook]').disabled")
            .await;
        page.action("start-game").await;
        expect_position(page, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1").await;
    });
}
