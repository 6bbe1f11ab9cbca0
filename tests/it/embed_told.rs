//! What an embedded board tells whoever reads it or has written its address, and for how long.

use rochade_e2e::{Manner, Visit};

use crate::element::{board as element, club};
use crate::embed::{GAME, with};
use crate::offline::aside;
use crate::words::text;

/// Whether a message about this is shown.
fn told(of: &str) -> String {
    format!(
        "[...document.querySelectorAll('[data-notice]')].some((notice) => notice.textContent.includes('{of}'))"
    )
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_an_author_has_misspelt_stays_told_until_a_replay_is_stepped_through() {
    with("pgn", GAME, "&orientation=left&ply=99").run(async |page| {
        page.expect("document.querySelector('.movetext [data-ply]') !== null")
            .await;
        page.expect(told("orientation=left")).await;
        page.expect_to_stay(told("orientation=left")).await;
        page.expect(told(&text("en", "embed-short").replace("{plies}", "7")))
            .await;
        page.action("back").await;
        page.expect("document.querySelector('[data-notice]') === null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_size_that_means_nothing_is_told_and_the_element_flows() {
    club(&element("size=big")).run_bare(async |page| {
        page.expect_in("#a", told("size=big")).await;
        page.expect("a.getBoundingClientRect().height > 400").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whoever_wakes_a_board_on_a_slow_line_is_told_that_it_loads() {
    // Ten seconds pass as a twentieth of one.
    let visit = Visit::default().after_script(
        "const wait = window.setTimeout;
         window.setTimeout = (act, time, ...more) => wait(act, time > 5000 ? 500 : time, ...more);",
    );
    visit.run_bare(async |page| {
        let server = aside(crate::networks::server);
        server.behave(Manner::Hangs, ".wasm");
        let address = server.url() + "embed.html?lang=de&pgn=1.%20e4%20*";
        page.driver().goto(&address).await.expect("it is opened");
        page.expect("document.querySelector('[role=status]') === null && document.querySelector('[aria-busy]') === null")
            .await;
        page.action("replay").await;
        page.expect("document.querySelector('[data-action=replay]').matches('[aria-busy=true][aria-disabled=true]')")
            .await;
        page.expect("document.querySelector('[role=status]').textContent.startsWith('Das Brett lädt noch.')")
            .await;
        // Where they come after all, nothing of that is left.
        server.behave(Manner::Serves, "");
        page.driver().refresh().await.expect("it is loaded again");
        page.wake().await;
        page.expect("document.querySelector('.waiting, [aria-busy]') === null")
            .await;
        aside(move || drop(server));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn days_are_written_as_the_reader_writes_them() {
    let games = "[Event \"Cup\"]\n[Date \"2026.01.02\"]\n\n1. e4 *\n\n[Event \"Cup\"]\n[Date \"2026.01.03\"]\n\n1. d4 *";
    for (language, day) in [
        ("en-GB", "2 Jan 2026"),
        ("en-US", "Jan 2, 2026"),
        ("de", "02.01.2026"),
    ] {
        with("pgn", games, "").speaking(language).run(async |page| {
            page.expect(format!(
                "document.querySelector('.event').textContent.includes('{day}')"
            ))
            .await;
            page.wake().await;
            page.expect(format!(
                "document.querySelector('.replay small')?.textContent.includes('{day}')
                    && document.querySelector('.replay select')?.options[0].textContent.includes('{day}')"
            ))
            .await;
        });
    }
}
