//! Every button of the contract does something: each is pressed where it stands, and what comes of
//! it is seen.

use rochade_e2e::{Page, Visit};

use crate::about;
use crate::claims;
use crate::computers;
use crate::contract;
use crate::desk::{CLIPBOARD, FILES, expect_closed, paste, read_many};
use crate::draughts;
use crate::flows::FULL;
use crate::frame;
use crate::game_list;
use crate::games::{FOOLS_MATE, START};
use crate::huffing;
use crate::links::{self, elsewhere};
use crate::look_back;
use crate::many_new_game;
use crate::next_players;
use crate::on_paper;
use crate::practice;
use crate::replaced;
use crate::replay_games;
use crate::touched;
pub(crate) use crate::tried::Tried;

/// Whether a panel is open that has a control of this name.
fn has(name: &str) -> String {
    format!("document.querySelector('dialog[open] [name={name}]') !== null")
}

impl Tried {
    async fn the_page(&self, page: &Page) {
        let on_board = "document.activeElement?.dataset.square === 'a1'";
        self.does_by_key(page, "to-board", on_board).await;
        self.does_by_key(page, "to-new-game", &has("clock")).await;
        page.click("dialog [data-action=close]").await;
        expect_closed(page).await;
        self.does(
            page,
            "flip",
            "document.documentElement.dataset.near === 'b'",
        )
        .await;
        self.does(page, "new-game", has("clock")).await;
        self.does(page, "close", "document.querySelector('dialog') === null")
            .await;
        page.action("new-game").await;
        page.set_field("clock", "5+0").await;
        self.does(
            page,
            "start-game",
            "document.querySelector('[data-clock]') !== null",
        )
        .await;
        page.type_moves("f2f3 e7e5").await;
        self.does(
            page,
            "pause",
            "document.documentElement.dataset.playing === ''",
        )
        .await;
        let plays = "document.documentElement.dataset.playing === 'yes'";
        self.does(page, "go-on", plays).await;
        let [.., last] = FOOLS_MATE.split(' ').collect::<Vec<_>>()[..] else {
            panic!("a game has moves")
        };
        page.type_moves("g2g4").await;
        page.type_moves(last).await;
        let open = "document.documentElement.dataset.moves === 'open'";
        self.does(page, "look-at-game", open).await;
        self.does(
            page,
            "rematch",
            "document.documentElement.dataset.result === ''",
        )
        .await;
    }

    async fn the_new_build(&self, page: &Page) {
        page.expect("!!navigator.serviceWorker.onmessage").await;
        page.eval(
            "navigator.serviceWorker.onmessage({ data: ['another file'] }), window.old = true",
        )
        .await;
        self.does(page, "reload", "window.old === undefined").await;
    }

    async fn the_clocks(&self, page: &Page) {
        let half = "dialog button[data-clock=w]";
        page.action("new-game").await;
        page.set_field("clock", "5+0").await;
        let opened = format!("document.querySelector('{half}') !== null");
        page.action("more-choices").await;
        page.eval("document.querySelector('[data-action=clock-only]').scrollIntoView({ block: 'center' })")
            .await;
        self.does(page, "clock-only", opened).await;
        page.click(half).await;
        page.action("pause").await;
        self.does(
            page,
            "clock-anew",
            "document.querySelector('dialog [data-action=pause]') === null",
        )
        .await;
    }

    async fn the_editor(&self, page: &Page) {
        page.action("new-game").await;
        let laws = "document.activeElement.matches('[name=laws]')";
        self.does(page, "all-laws", laws).await;
        let folded = "!document.querySelector('[name=setup]').checkVisibility()";
        self.does(page, "more-choices", folded).await;
        page.action("more-choices").await;
        page.click("[name=setup]").await;
        let men = |count: usize| {
            format!(
                "document.querySelectorAll('dialog [role=grid] [data-piece]').length === {count}"
            )
        };
        page.expect(men(32)).await;
        self.does(page, "clear", men(0)).await;
        self.does(page, "start-position", men(32)).await;
        let first = "document.querySelector('dialog [data-square]').dataset.square === 'h1'";
        self.does(page, "turn-board", first).await;
        self.does(page, "set-up", "document.querySelector('dialog') === null")
            .await;
    }

    async fn the_menu(&self, page: &Page) {
        for (action, effect) in [
            ("share", has("link")),
            ("games", has("search")),
            ("import", has("import")),
            ("settings", has("notation")),
            ("seating", has("far-men")),
            (
                "rules",
                "document.querySelector('dialog[open] svg') !== null".to_owned(),
            ),
        ] {
            self.does(page, action, effect).await;
            page.click("dialog [data-action=close]").await;
            expect_closed(page).await;
        }
        about::try_all(page, self).await;
        replaced::try_all(page, self).await;
        self.does(page, "full-screen", "window.full === true").await;
        let field = "document.activeElement?.name === 'move'";
        self.does(page, "type-move", field).await;
    }

    async fn the_move_table(&self, page: &Page) {
        let placement = |placement: &str| {
            format!("document.documentElement.dataset.position.startsWith('{placement} ')")
        };
        let asked =
            |prompt: &str| format!("document.querySelector('[data-prompt={prompt}]') !== null");
        let (e4, e5) = (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
        );
        page.type_moves("e2e4 e7e5").await;
        let table = "document.documentElement.dataset.moves === 'open'";
        self.does_at(page, "move-table", "[data-seat=w]", table)
            .await;
        self.does(page, "first", placement(START)).await;
        self.does(page, "forward", placement(e4)).await;
        self.does(page, "last", placement(e5)).await;
        self.does(page, "back", placement(e4)).await;
        self.does(page, "back-to-game", placement(e5)).await;
        self.does_at(page, "take-back", "[data-seat=b]", asked("take-back"))
            .await;
        page.answer("take-back", "decline").await;
        self.does_at(page, "resign", "[data-seat=w]", asked("resign"))
            .await;
        page.answer("resign", "cancel").await;
        self.does(page, "close", format!("!({table})")).await;
        // The offer comes with the move.
        page.type_moves("g1f3").await;
        page.expect_never(asked("draw-offer")).await;
        page.decide("offer-draw", "b").await;
        page.type_moves("b8c6").await;
        page.expect(asked("draw-offer")).await;
        self.pressed.borrow_mut().insert("offer-draw".to_owned());
    }

    async fn the_link(&self, page: &Page) {
        page.type_moves("e2e4").await;
        let link = links::link(page).await;
        for (action, effect) in [
            ("copy-link", "window.copied?.includes('#') === true"),
            ("share-sheet", "window.shared?.includes('#') === true"),
            ("copy-pgn", "window.copied?.endsWith('1. e4 *\\n') === true"),
            (
                "copy-fen",
                "window.copied === document.documentElement.dataset.position",
            ),
            (
                "download-pgn",
                "window.content?.endsWith('1. e4 *\\n') === true",
            ),
        ] {
            page.action("share").await;
            page.middle("dialog button[data-action=copy-link]").await;
            self.does(page, action, effect).await;
            if action.ends_with("link") || action.ends_with("sheet") {
                page.click("dialog [data-action=close]").await;
            }
            expect_closed(page).await;
        }
        on_paper::try_all(page, self).await;
        // `author_puzzle.rs` follows this link, and `parts.rs` presses this button.
        let elsewhere_tried = ["on-website", "fetch-later"].map(str::to_owned);
        self.pressed.borrow_mut().extend(elsewhere_tried);
        elsewhere(page).await;
        for (action, effect) in [
            ("share", has("link")),
            (
                "dismiss",
                "document.querySelector('[data-notice=share]') === null".to_owned(),
            ),
        ] {
            page.action("new-game").await;
            page.action("start-game").await;
            links::open(page, &link).await;
            page.expect_piece("e4", "wP").await;
            page.type_moves("e7e5").await;
            page.middle("[data-notice=share] [data-action=dismiss]")
                .await;
            self.does_at(page, action, ":is([data-notice=share] *)", effect)
                .await;
            page.eval("document.querySelector('dialog')?.close()").await;
            expect_closed(page).await;
        }
    }

    async fn the_link_to_draughts(&self, page: &Page) {
        let text = "[GameType \"25\"]\n\n1. c3-b4 *";
        self.takes_along(page, text, ["copy-pdn", "download-pdn"], "1. c3-b4 *")
            .await;
    }

    async fn the_link_to_four(&self, page: &Page) {
        let text = "[Variant \"four\"]\n\n1. d2-d4 .. m7-l7 *";
        let written = "1. d2-d4 .. m7-l7\\n*";
        self.takes_along(page, text, ["copy-text", "download-text"], written)
            .await;
    }

    /// Opens a game from its text, and takes it along as one that ends like this.
    async fn takes_along(&self, page: &Page, text: &str, actions: [&str; 2], written: &str) {
        paste(page, text).await;
        expect_closed(page).await;
        for (action, told) in actions.into_iter().zip(["copied", "content"]) {
            page.action("share").await;
            let effect = format!("window.{told}?.endsWith('{written}\\n') === true");
            self.does(page, action, effect).await;
            expect_closed(page).await;
        }
    }

    async fn the_games(&self, page: &Page) {
        game_list::fill(page, 60).await;
        page.eval("localStorage.setItem('rochade.2.lost.one', 'hello')")
            .await;
        page.eval("document.querySelector('[data-action=games]').click()")
            .await;
        let lines = "document.querySelectorAll('dialog li').length";
        page.expect(format!("{lines} === 51")).await;
        self.does(page, "more-games", format!("{lines} > 60")).await;
        let first = ":is(dialog li:first-child *)";
        self.does_at(
            page,
            "delete-game",
            first,
            "document.querySelector('[data-prompt=delete-game]') !== null",
        )
        .await;
        page.answer("delete-game", "cancel").await;
        self.does(
            page,
            "export-games",
            "window.content?.includes('[Event') === true",
        )
        .await;
        page.eval("window.content = undefined").await;
        page.click("input[name=search]").await;
        page.write("anna 59").await;
        page.expect(format!("{lines} === 1")).await;
        self.does(
            page,
            "open-game",
            format!("!document.documentElement.dataset.position.startsWith('{START}')"),
        )
        .await;
        page.action("games").await;
        page.middle("dialog [data-action=export-games]").await;
        page.eval("document.querySelectorAll('dialog [data-action=more-games]').forEach(more => more.click())")
            .await;
        self.does(page, "download-damaged", "window.content === 'hello'")
            .await;
    }

    async fn the_reading(&self, page: &Page) {
        paste(page, "1. e4 {best} *").await;
        expect_closed(page).await;
        let gone = "document.querySelector('.movetext') === null";
        page.expect("document.querySelector('.movetext [data-ply]') !== null")
            .await;
        self.does(page, "play-on", gone).await;
    }

    async fn the_import(&self, page: &Page) {
        read_many(page).await;
        self.does(
            page,
            "cancel-import",
            "document.querySelector('[data-action=cancel-import]')?.checkVisibility() !== true",
        )
        .await;
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_button_of_the_contract_does_something() {
    const SHARE: &str = "navigator.canShare = () => true;
        navigator.share = async ({ url, files }) => { window.shared = url ?? files[0].name; };";
    let tried = Tried::default();
    let visit = || Visit::default().after_script([CLIPBOARD, FILES, SHARE, FULL].join(";"));
    visit().run(async |page| frame::try_all(page, &tried).await);
    visit().run(async |page| frame::try_two(page, &tried).await);
    visit().run(async |page| {
        tried.the_editor(page).await;
        tried.the_page(page).await;
        tried.the_clocks(page).await;
    });
    let workers = "Object.defineProperty(navigator, 'serviceWorker', { value: { register: async () => ({}), ready: new Promise(() => {}) } });";
    let visit_with_workers = visit().after_script(workers);
    visit_with_workers.run(async |page| tried.the_new_build(page).await);
    let imprint = about::answering("''");
    let with_imprint = visit().after_script([CLIPBOARD, FILES, SHARE, FULL, &imprint].join(";"));
    with_imprint.run(async |page| tried.the_menu(page).await);
    let kiosk = visit().after_script(next_players::SOON);
    kiosk.run(async |page| next_players::try_all(page, &tried).await);
    visit().run(async |page| tried.the_move_table(page).await);
    visit().run(async |page| tried.the_link(page).await);
    visit().run(async |page| tried.the_link_to_draughts(page).await);
    visit().run(async |page| tried.the_link_to_four(page).await);
    visit().run(async |page| tried.the_games(page).await);
    visit().run(async |page| tried.the_reading(page).await);
    visit().run(async |page| tried.the_import(page).await);
    visit().run(async |page| {
        claims::try_all(page, &tried).await;
        touched::try_all(page, &tried).await;
    });
    visit().run(async |page| huffing::try_all(page, &tried).await);
    let four = visit().at("?game=four");
    four.run(async |page| many_new_game::try_all(page, &tried).await);
    let lying = visit().sized(1024, 768).touch().at("?game=four");
    lying.run(async |page| {
        let turned = "document.documentElement.dataset.seating === 'face'";
        tried.does(page, "lay-down", turned).await;
    });
    let computers = visit().after_script(computers::WORKERS);
    computers.run(async |page| computers::try_all(page, &tried).await);
    let looks_back = visit().after_script(computers::WORKERS);
    looks_back.run(async |page| look_back::try_all(page, &tried).await);
    visit().run(async |page| look_back::try_exercises(page, &tried).await);
    visit().run(async |page| practice::try_all(page, &tried).await);
    let file = replay_games::file("&open=100");
    file.run(async |page| replay_games::try_all(page, &tried).await);
    visit().sized(320, 480).run(async |page| {
        let shown = "document.querySelector('[data-action=settings]').checkVisibility()";
        tried.does(page, "menu", shown).await;
    });
    visit().run(async |page| {
        draughts::set_out(page, "noris", draughts::CHAIN).await;
        page.tap("c1").await;
        page.tap("e3").await;
        let turn = "document.documentElement.dataset.turn === 'b'";
        tried.does(page, "done", turn).await;
    });
    let known = contract::actions();
    assert_eq!(tried.pressed.into_inner(), known);
    let unknown: Vec<String> = tried
        .seen
        .into_inner()
        .difference(&known)
        .cloned()
        .collect();
    assert_eq!(unknown, [""; 0], "buttons that the contract does not name");
}
