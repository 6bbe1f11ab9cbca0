//! Every button that only an embedded page or the authors' page has does something (`actions.rs` is
//! about those of the page itself).

use std::collections::BTreeSet;
use std::fs;

use rochade_e2e::{Page, Visit};
use xtask::places;

use crate::actions::Tried;
use crate::author::author;
use crate::desk::CLIPBOARD;

/// What has `data-action` there (contract.md, sections 10 and 13).
const ELSEWHERE: [&str; 7] = [
    "copy-block",
    "copy-element",
    "copy-frame",
    "replay",
    "show-solution",
    "try-again",
    "whole-page",
];

/// Waits until there is a window that is none of these, and goes to it.
pub(crate) async fn go_to_new_window(page: &Page, known: &[impl AsRef<str>]) {
    loop {
        let windows = page.driver().windows().await.expect("windows");
        let is_new = |handle: &String| !known.iter().any(|known| known.as_ref() == handle);
        let mut names = windows.into_iter().map(|handle| handle.to_string());
        if let Some(new) = names.find(is_new) {
            let switched = page.driver().switch_to_window(new.into()).await;
            return switched.expect("the window is there");
        }
        page.frame().await;
    }
}

/// Presses the link to the page itself, which opens in a window of its own with the game.
async fn open_whole_page(page: &Page) {
    let here = page.driver().window().await.expect("a window");
    let known = page.driver().windows().await.expect("windows");
    let known: Vec<String> = known.iter().map(ToString::to_string).collect();
    page.click("[data-action=whole-page]").await;
    go_to_new_window(page, &known).await;
    page.expect_whole().await;
    page.expect_piece("e4", "wP").await;
    page.driver().close_window().await.expect("it closes");
    let back = page.driver().switch_to_window(here).await;
    back.expect("the window is there");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_button_of_the_other_pages_does_something() {
    let tried = Tried::default();
    Visit::default()
        .at("embed.html?pgn=1.+e4+e5+*")
        .run(async |page| {
            let awake = "document.documentElement.dataset.embed === 'awake'";
            tried.does(page, "replay", awake).await;
        });
    Visit::default().at("embed.html").awake().run(async |page| {
        page.tap_moves("e2e4").await;
        open_whole_page(page).await;
    });
    let puzzle = "embed.html?fen=6k1/5ppp/8/8/8/8/5PPP/3R2K1+w+-+-+0+1&solution=Rd8%23";
    Visit::default().at(puzzle).awake().run(async |page| {
        let stage = |stage: &str| format!("document.documentElement.dataset.puzzle === '{stage}'");
        page.tap("d1").await;
        page.tap("d4").await;
        page.expect(stage("wrong")).await;
        tried.does(page, "try-again", stage("asked")).await;
        tried.does(page, "show-solution", stage("shown")).await;
    });
    author(Visit::default().after_script(CLIPBOARD), async |page| {
        page.set_field("source", "games").await;
        page.set_field("games", "1. e4 e5 *").await;
        for part in ["element", "frame", "block"] {
            let copied =
                format!("window.copied === document.querySelector('[name=lines-{part}]').value");
            page.expect(format!(
                "!!document.querySelector('[name=lines-{part}]').value"
            ))
            .await;
            tried.does(page, &format!("copy-{part}"), copied).await;
        }
    });
    let mut pressed = tried.into_pressed();
    pressed.insert("whole-page".to_owned());
    assert_eq!(pressed, ELSEWHERE.map(String::from).into());
}

#[test]
fn the_contract_names_each_of_them() {
    let contract = fs::read_to_string(places::root().join("docs/contract.md")).expect("a contract");
    let behind = contract.split_once("\n## 10. ").expect("a tenth section").1;
    let words: BTreeSet<&str> = behind
        .split(|letter: char| !letter.is_ascii_lowercase() && letter != '-')
        .collect();
    for action in ELSEWHERE {
        assert!(words.contains(action), "{action}");
    }
}
