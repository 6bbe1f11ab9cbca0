//! Games under laws of a test's choice, with the men where it wants them: set out by a link, which
//! needs no panel. (The panels have their own tests.)

use rochade_e2e::Page;
use rochade_table::saved::{Times, write};
use rochade_table::{Avatar, Laws, Player, Start, Table};

use crate::games::START;
use crate::links::open;

/// Begins another game as it is offered, on the page as it is.
pub(crate) async fn anew(page: &Page) {
    page.action("new-game").await;
    page.action("start-game").await;
    page.expect("document.querySelector('dialog') === null")
        .await;
    page.expect_placement(START).await;
}

/// Begins a game under laws as it usually begins.
pub(crate) async fn begin_under(page: &Page, laws: &str) {
    begin(page, laws, None).await;
}

/// Begins a game under laws from a position.
pub(crate) async fn begin_from(page: &Page, laws: &str, position: &str) {
    begin(page, laws, Some(position)).await;
}

/// Begins a game under laws, from a position if there is one.
pub(crate) async fn begin(page: &Page, laws: &str, position: Option<&str>) {
    let laws = Laws::parse(laws).expect("laws");
    let name = laws.name();
    // A game that begins otherwise is another one, and none that the board has gone on with.
    let begun = "sessionStorage.begun = Number(sessionStorage.begun ?? 0) + 1";
    let begun = page.eval(begun).await.as_u64().unwrap_or_default() as usize;
    let player = Player {
        name: String::new(),
        avatar: Avatar::ALL[begun % Avatar::ALL.len()],
        ..Player::default()
    };
    let mut start = Start::under(laws, vec![player; 2]);
    start.position = position.map(str::to_owned);
    let table = Table::sit_down(start).expect("a game");
    open(page, &write(&table, Times::Kept).expect("a link")).await;
    let there = format!(
        "(({{ position, laws }}) => position === '{}' && laws === '{name}')(document.documentElement.dataset)",
        table.view().position
    );
    // By then it is drawn what came of it.
    page.frame().await;
    let asked = "document.querySelector('dialog[data-prompt=replace]') !== null";
    page.expect(format!("{asked} || {there}")).await;
    if page.eval(asked).await == true {
        page.answer("replace", "accept").await;
    }
    page.expect(format!(
        "document.querySelector('dialog') === null && {there}"
    ))
    .await;
}
