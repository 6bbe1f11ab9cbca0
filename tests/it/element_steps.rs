//! What a page is told of the steps that a reader makes in a game (contract.md, sections 11 and
//! 12).

use rochade_e2e::Key;

use crate::element::{ask, board, club, expect_told};

/// A game with a variation and a null move.
const GAME: &str = "1. e4 e5 (1... c5 2. c3) 2. -- Nc6 3. Nf3 *";

/// How many steps have been told.
const STEPS: &str = "told.filter(([name]) => name === 'step').length";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_step_is_told_with_its_place_and_move() {
    club(&board(&format!("pgn='{GAME}' ply=1"))).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.expect_in(
            "#a",
            "document.querySelector('[aria-current]')?.dataset.ply === '1'",
        )
        .await;
        page.expect_to_stay(format!("{STEPS} === 0")).await;
        page.click_in("#a", "a5").await;
        let step = expect_told(page, "step", 1).await[1].clone();
        assert_eq!(
            (&step["line"], &step["ply"], &step["game"]),
            (&0.into(), &2.into(), &0.into())
        );
        assert_eq!(step["san"], "e5");
        assert_eq!(
            step["position"],
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
        );
        // Into the variation, and by keys.
        page.eval_in("#a", "document.querySelector('[data-line=\"1\"]').click()")
            .await;
        let step = expect_told(page, "step", 2).await[1].clone();
        assert_eq!((&step["line"], &step["san"]), (&1.into(), &"c5".into()));
        // The null move, and what stands behind it.
        assert_eq!(ask(page, "goto(3)").await["ply"], 3);
        let step = expect_told(page, "step", 3).await[1].clone();
        assert_eq!(
            (&step["line"], &step["ply"], &step["san"]),
            (&0.into(), &3.into(), &"--".into())
        );
        assert_eq!(ask(page, "goto(5)").await["ply"], 5);
        let step = expect_told(page, "step", 4).await[1].clone();
        assert_eq!((&step["ply"], &step["san"]), (&5.into(), &"Nf3".into()));
        assert!(
            step["position"]
                .as_str()
                .is_some_and(|fen| fen.starts_with("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/"))
        );
        // Who goes to where the board stands makes no step.
        assert_eq!(ask(page, "goto(5)").await["ply"], 5);
        page.expect_to_stay(format!("{STEPS} === 4")).await;
        assert_eq!(ask(page, "goto(0)").await["ply"], 0);
        let step = expect_told(page, "step", 5).await[1].clone();
        assert_eq!((&step["ply"], step.get("san")), (&0.into(), None));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_step_that_wakes_a_board_is_told() {
    club(&board(&format!("pgn='{GAME}'"))).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.click_in("#a", "a5").await;
        let step = expect_told(page, "step", 1).await[1].clone();
        assert_eq!((&step["ply"], &step["san"]), (&1.into(), &"e4".into()));
        page.key(Key::Right).await;
        let step = expect_told(page, "step", 2).await[1].clone();
        assert_eq!(step["san"], "e5");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn of_many_steps_no_more_is_told_than_is_seen() {
    club(&board(&format!("pgn='{GAME}' ply=1"))).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.expect_in(
            "#a",
            "document.querySelector('[data-action=forward]') !== null",
        )
        .await;
        // There and back again within one frame is no step.
        page.eval_in(
            "#a",
            "new Promise((done) => requestAnimationFrame(() => {
                const press = (action) => document.querySelector(`[data-action=${action}]`).click();
                press('last'); press('first');
                done(true);
            }))",
        )
        .await;
        page.expect_in("#a", "document.querySelector('[aria-current]') === null")
            .await;
        let step = expect_told(page, "step", 1).await[1].clone();
        assert_eq!(step["ply"], 0);
        page.expect_to_stay(format!("{STEPS} === 1")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn another_game_that_is_chosen_is_a_step_and_one_that_is_loaded_is_none() {
    let games = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *";
    let element =
        format!("<rochade-board id=a style='width:400px' start=last>{games}</rochade-board>");
    club(&element).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.expect_in(
            "#a",
            "document.querySelector('[data-action=next-game]') !== null",
        )
        .await;
        page.eval_in(
            "#a",
            "document.querySelector('[data-action=next-game]').click()",
        )
        .await;
        let step = expect_told(page, "step", 1).await[1].clone();
        assert_eq!((&step["game"], &step["ply"]), (&1.into(), &0.into()));
        ask(page, "load({ pgn: '1. c4 c5 *' })").await;
        page.expect_to_stay(format!("{STEPS} === 1")).await;
        assert_eq!(ask(page, "goto(2)").await["ply"], 2);
        assert_eq!(expect_told(page, "step", 2).await[1]["san"], "c5");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_is_played_tells_no_steps() {
    club(&board("")).run_bare(async |page| {
        assert_eq!(ask(page, "move('e4')").await["ply"], 1);
        assert_eq!(ask(page, "goto(0)").await["ply"], 0);
        page.expect_to_stay(format!("{STEPS} === 0")).await;
    });
}
