//! Nothing of what was written is lost, whatever tabs do side by side, and wherever writing fails:
//! all of it is there afterwards, in one place at least.

mod device;
mod freshness;
mod keeping;
mod orders;
mod visitor;

use self::device::{Desk, pause};
use self::orders::{Run, in_every_order};
use self::visitor::Visitor;
use super::storage::Storage;
use super::storage::tests::Trouble;
use super::{Listed, Missed};

/// What somebody does in a tab, who closes it at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Story {
    /// Two moves are made.
    Plays,
    /// The last move is made and looked at, and then another game begins.
    Ends,
    /// It ends, but the last move is taken back.
    TakesBack,
    /// A game of the list, which is open for a while, is opened and played on.
    Opens(&'static str),
    /// The first one of those that another tab brings is.
    OpensImported,
    /// A game of the list is deleted.
    Deletes(&'static str),
    /// Two games come from a file, and one of them is played on.
    Imports,
    /// The page is loaded again, and the game goes on.
    Reloads,
}

use Story::*;

const STORIES: [Story; 11] = [
    Plays,
    Ends,
    TakesBack,
    Opens("left"),
    Opens("over"),
    Opens("unfinished"),
    Opens("aside"),
    Deletes("over"),
    Deletes("unfinished"),
    Imports,
    Reloads,
];

/// A device with a game that was left, one that is over, an unfinished one, and one that was put
/// aside and can be read by now.
fn desk() -> Desk {
    let desk = Desk::default();
    desk.put("rochade.2.open.left", "left:12", "");
    desk.put("rochade.2.done.over", "over:1234", "1-0");
    desk.put("rochade.2.done.unfinished", "unfinished:1", "*");
    desk.put("rochade.2.lost.aside", "aside:1", "");
    desk
}

async fn tell(story: Story, mut tab: Visitor) {
    match story {
        Plays => {
            tab.play();
            pause().await;
            tab.play();
        }
        Ends => {
            tab.end();
            pause().await;
            tab.begin();
            pause().await;
            tab.play();
        }
        TakesBack => {
            tab.end();
            pause().await;
            tab.play();
        }
        Opens(name) => {
            let list = tab.store.games();
            pause().await;
            if let Some(game) = list.into_iter().find(|game| game.name == name) {
                tab.put_on_board(&game).await;
            }
            pause().await;
            tab.play();
        }
        OpensImported => {
            pause().await;
            let list = tab.store.games();
            pause().await;
            if let Some(game) = list.iter().find(|game| game.entry.saved.starts_with("one")) {
                tab.put_on_board(game).await;
            }
            pause().await;
            tab.play();
        }
        Deletes(name) => {
            let list = tab.store.games();
            pause().await;
            if let Some(game) = list.into_iter().find(|game| game.name == name) {
                tab.delete(&game).await;
            }
        }
        Imports => tab.import().await,
        Reloads => {
            let mut tab = tab.reload().await;
            tab.play();
            pause().await;
        }
    }
    pause().await;
}

#[test]
fn two_tabs_lose_nothing_in_whatever_order_they_come() {
    let pairs = STORIES.into_iter();
    let pairs = pairs.flat_map(|first| STORIES.map(|second| (first, second)));
    // What one tab brings is open to the other at once; two that bring something share nothing.
    let pairs = pairs.filter(|pair| *pair != (Imports, Imports));
    for (first, second) in pairs.chain([(Imports, OpensImported), (OpensImported, Imports)]) {
        in_every_order(&format!("{first:?}, {second:?}"), || {
            let desk = desk();
            // The first one has the game that was left, and the second one begins.
            let tabs = [first, second].map(|story| {
                let tab = desk.alone(Visitor::open(&desk));
                Run::new(&tab.device.clone(), tell(story, tab))
            });
            (desk, tabs.into())
        });
    }
}

#[test]
fn a_duplicated_tab_takes_nothing_from_the_first_one() {
    for story in STORIES {
        in_every_order(&format!("{story:?}"), || {
            let desk = desk();
            let mut tab = desk.alone(Visitor::open(&desk));
            tab.play();
            let copy = tab.duplicate();
            let device = copy.device.clone();
            let copied = async move {
                let mut tab = Visitor::open_as(copy).await;
                tab.play();
                pause().await;
            };
            let runs = [
                Run::new(&tab.device.clone(), tell(story, tab)),
                Run::new(&device, copied),
            ];
            (desk, runs.into())
        });
    }
}

#[test]
fn nothing_is_lost_wherever_writing_fails() {
    let troubles = [Trouble::OneFails, Trouble::AllFail, Trouble::Stops];
    for (trouble, story) in troubles
        .into_iter()
        .flat_map(|trouble| STORIES.map(|story| (trouble, story)))
    {
        for after in 0.. {
            let mut happened = false;
            // Whatever is done then must find what was left.
            for next in STORIES {
                let desk = desk();
                let tab = desk.alone(Visitor::open(&desk));
                let storage = tab.storage.clone();
                storage.trouble.set(Some((trouble, after)));
                desk.alone(tell(story, tab));
                happened |= storage.troubled.get();
                desk.expect_all(|| format!("{story:?}, {trouble:?} after {after}"));
                desk.keep_all();
                let tab = desk.alone(Visitor::open(&desk));
                desk.alone(tell(next, tab));
                desk.expect_all(|| format!("{story:?}, {trouble:?} after {after}, {next:?}"));
            }
            if !happened {
                assert!(
                    after > 0 || matches!(story, Deletes(_)),
                    "{story:?} writes nothing"
                );
                break;
            }
        }
    }
}

#[test]
fn a_game_that_was_put_aside_comes_back_under_a_name_that_is_free() {
    let desk = desk();
    desk.put("rochade.2.done.aside", "another:1", "1-0");
    let mut tab = desk.alone(Visitor::open(&desk));
    let list = tab.store.games();
    let aside = list.iter().find(|game| game.entry.saved == "aside:1");
    let aside = aside.expect("it is in the list").clone();
    desk.alone(async {
        tab.put_on_board(&aside).await;
        tab.play();
    });
    desk.expect_all(|| "after it was opened".to_owned());
    assert_eq!(desk.storage.get("rochade.2.lost.aside"), None);
    assert!(desk.storage.get("rochade.2.done.aside").is_some());
}

#[test]
fn why_nothing_is_done_with_a_game_is_told() {
    let desk = desk();
    let mut first = desk.alone(Visitor::open(&desk));
    let tab = desk.alone(Visitor::open(&desk));
    let second = &tab.store;
    let list = second.games();
    let [left, over, unfinished] = ["left", "over", "unfinished"].map(|name| {
        let game = list.iter().find(|game| game.name == name);
        game.expect("it is in the list")
    });
    let missed = |game| desk.alone(second.hold(game)).err();
    let delete =
        |game: &Listed| desk.alone(second.delete(game.place, &game.name, &game.entry.saved));
    assert_eq!(missed(left), Some(Missed::Elsewhere));
    desk.alone(first.put_on_board(over));
    assert_eq!(delete(over), Err(Missed::Elsewhere));
    desk.alone(first.put_on_board(unfinished));
    first.play();
    assert_eq!(delete(unfinished), Err(Missed::Elsewhere));
    assert_eq!(delete(over), Ok(()));
    assert_eq!(delete(over), Err(Missed::Gone));
    assert_eq!(missed(over), Some(Missed::Gone));
    first.begin();
    drop(first);
    assert_eq!(delete(unfinished), Err(Missed::Changed));
    let held = desk.alone(second.hold(unfinished));
    let held = held.map(|held| held.entry.saved);
    assert!(held.is_ok_and(|saved| saved.len() > unfinished.entry.saved.len()));
}
