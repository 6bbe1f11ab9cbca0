//! Who plays: the computer gets a seat in the panel for a new game, from the page's address, or
//! from a board in another page. (What it plays then is told elsewhere.)

use rochade_e2e::{Page, Visit};
use rochade_table::{Start, saved};

use crate::desk::expect_notice;
use crate::element::{ask, board as element, club};
use crate::embed::board;
use crate::laws_form::open_at;
use crate::words::text;

/// A game that is kept as one that goes on.
pub(crate) const KEPT: &str = "Object.entries(localStorage)
    .filter(([key]) => key.startsWith('rochade.2.open.')).map(([, game]) => JSON.parse(game).saved)[0] || ''";

/// Returns how the game began that an expression gives as a saved text, once it does.
pub(crate) async fn start_of(page: &Page, saved: &str) -> Start {
    page.expect(format!("({saved}) !== ''")).await;
    let text = page.eval(saved).await;
    let table = saved::read(text.as_str().unwrap_or_default()).expect("a game");
    table.record().start.clone()
}

/// The levels of the computers, in the order of seats.
pub(crate) fn levels(start: &Start) -> Vec<Option<u8>> {
    let players = start.players.iter();
    players
        .map(|player| player.computer.map(|computer| computer.level))
        .collect()
}

/// Chooses with whom the game is played.
async fn choose_against(page: &Page, against: &str) {
    page.action("new-game").await;
    page.click(format!("dialog label:has([name=against][value={against}])"))
        .await;
    page.expect(format!(
        "document.querySelector('[name=against]:checked')?.value === '{against}'"
    ))
    .await;
}

/// Starts the game of the panel.
async fn begin(page: &Page) {
    page.action("start-game").await;
    page.expect("!document.querySelector('[data-action=start-game]')?.checkVisibility()")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn one_choice_seats_the_computer_and_the_form_remembers_its_level() {
    Visit::default().run(async |page| {
        choose_against(page, "computer").await;
        let hands = "['hand-w', 'hand-b', 'level-w', 'level-b']
            .map((name) => (document.querySelector(`[name=${name}]:checked`) ?? document.querySelector(`select[name=${name}]`))?.value ?? '').join()";
        page.expect(format!("{hands} === 'person,computer,,2'")).await;
        // A computer needs no name, and there is no wooden board with one.
        page.expect("['black', 'black-avatar'].every((name) => !document.querySelector(`dialog [name=${name}]`))")
            .await;
        page.set_field("level-b", "4").await;
        page.set_field("hints", "").await;
        page.set_field("computers-resign", "on").await;
        page.set_field("clock", "5+0").await;
        page.expect("!document.querySelector('[data-action=clock-only]')").await;
        begin(page).await;
        let start = start_of(page, KEPT).await;
        assert_eq!(levels(&start), [None, Some(4)]);
        assert_eq!((start.hints, start.computers_resign), (false, true));
        // From now on two taps do.
        page.eval("localStorage.removeItem(Object.keys(localStorage).find((key) => key.startsWith('rochade.2.open.')))")
            .await;
        page.action("new-game").await;
        page.expect(format!("{hands} === 'person,computer,,4'")).await;
        begin(page).await;
        assert_eq!(levels(&start_of(page, KEPT).await), [None, Some(4)]);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_person_with_black_sits_at_the_bottom_and_two_computers_have_a_pace() {
    Visit::default().run(async |page| {
        choose_against(page, "computer").await;
        page.set_field("hand-w", "computer").await;
        page.expect("!document.querySelector('[name=against]:checked') && !document.querySelector('[name=hints]')")
            .await;
        page.set_field("pace", "3").await;
        page.expect("document.documentElement.dataset.pace === '3'").await;
        page.set_field("hand-b", "person").await;
        page.expect("document.querySelector('[name=against]:checked')?.value === 'computer' && !document.querySelector('[name=pace]')")
            .await;
        begin(page).await;
        page.expect("document.documentElement.dataset.near === 'b'").await;
        assert_eq!(levels(&start_of(page, KEPT).await), [Some(2), None]);
        // Whoever plays the computer does so in other games, with one level for three of them.
        page.action("new-game").await;
        page.set_field("game", "four").await;
        page.expect("document.querySelector('[name=against]:checked')?.value === 'computer'").await;
        page.set_field("level", "6").await;
        page.set_field("level-B", "1").await;
        begin(page).await;
        let [six, one] = [Some(6), Some(1)];
        assert_eq!(levels(&start_of(page, KEPT).await), [six, one, None, six]);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_address_seats_the_computer_and_tells_what_is_no_level() {
    Visit::default().at("?computer=7").run(async |page| {
        page.action("new-game").await;
        page.expect("document.querySelector('[name=level-b]:checked')?.value === '7'")
            .await;
        page.action("close").await;
        page.tap_moves("e2e4").await;
        assert_eq!(levels(&start_of(page, KEPT).await), [None, Some(7)]);
    });
    Visit::default()
        .at("?computer=11&lang=nl")
        .run(async |page| {
            expect_notice(
                page,
                &text("nl", "computer-unknown").replace("{text}", "11"),
            )
            .await;
            open_at(page, "?computer=3&game=draughts").await;
            page.action("new-game").await;
            page.expect("document.querySelector('[name=level-b]:checked')?.value === '3'")
                .await;
        });
}

/// The game of an embedded board, as the link to it has it.
const LINKED: &str =
    "(document.querySelector('[data-action=whole-page]')?.href ?? '').split('#')[1] || ''";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_in_another_page_seats_the_computer_opposite_the_visitor() {
    board("computer=4&orientation=black&ui=board,menu").run(async |page| {
        page.expect_awake().await;
        page.action("menu").await;
        assert_eq!(levels(&start_of(page, LINKED).await), [Some(4), None]);
    });
    let html = element("computer=9 fen='4k3/8/8/8/8/8/P7/4K3 w - - 0 1'");
    club(&html).run_bare(async |page| {
        assert!(ask(page, "move('a3')").await.is_object());
        page.expect_in("rochade-board", format!("({LINKED}) !== ''"))
            .await;
        let link = page.eval_in("rochade-board", LINKED).await;
        let game = saved::read(link.as_str().unwrap_or_default()).expect("a game");
        assert_eq!(levels(&game.record().start), [None, Some(9)]);
    });
    board("computer=4&interactive=none").run(async |page| {
        expect_notice(page, "computer=4").await;
    });
}
