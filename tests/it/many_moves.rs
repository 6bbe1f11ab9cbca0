//! Chess for four and for three: the moves, what the laws let players do, and typed moves, on
//! screens of every size.

use rochade_e2e::{Page, Visit};

use crate::layout::{found, resize};
use crate::many_seats::BARS;

/// A round of each.
const ROUNDS: [(&str, &str); 2] = [
    ("four", "d2d3 m7l7 j13j11 b9d9 e2e3"),
    ("three", "c2c3 l6k6 b10d10 h2h3"),
];

/// Returns the script that tells whether all elements of a selector can be hit in their middle.
pub(crate) fn can_be_hit(chosen: &str) -> String {
    format!(
        "(all => all.length > 0 && all.every(e => {{
            const {{ left, top, right, bottom }} = e.getBoundingClientRect();
            return e.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }}))([...document.querySelectorAll('{chosen}')])"
    )
}

/// Opens the moves, if they aren't.
async fn open_moves(page: &Page) {
    if page.html_attr("data-moves").await != "open" {
        page.click(".actions > [data-action=move-table]").await;
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_player_has_a_column_of_moves_under_the_own_head_or_a_place_in_two_rows() {
    for ((game, moves), heads) in ROUNDS
        .into_iter()
        .zip(["White,Blue,Gold,Black", "Black,Red,White"])
    {
        let visit = Visit::default().sized(1366, 768).still();
        visit.at(format!("?game={game}")).run(async |page| {
            page.type_moves(moves).await;
            let columns = heads.split(',').count();
            for (width, height, in_row) in [
                (1366, 768, columns),
                (1280, 800, columns),
                (1024, 768, if game == "four" { 2 } else { 3 }),
                (390, 844, if game == "four" { 2 } else { 3 }),
            ] {
                resize(page, width, height).await;
                open_moves(page).await;
                page.expect(can_be_hit(".steps > button")).await;
                page.expect(format!(
                    "[...document.querySelectorAll('th')].map(head => head.textContent).join() === '{heads}'"
                ))
                .await;
                page.expect(format!(
                    "(lefts => new Set(lefts).size === {in_row} && lefts[{in_row}] === lefts[0])
                     ([...document.querySelectorAll('td')].map(cell => Math.round(cell.getBoundingClientRect().left)))"
                ))
                .await;
                // Where they have heads these are seen over them, and else each bears a sign.
                page.expect(format!(
                    "(document.querySelector('thead').offsetHeight > 20) === {named}
                     && (getComputedStyle(document.querySelector('td'), '::before').content === 'none') === {named}",
                    named = in_row == columns
                ))
                .await;
                page.expect(can_be_hit("[data-ply][aria-current]")).await;
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_laws_let_players_do_never_takes_the_place_of_names() {
    for (address, moves) in [
        ("?laws=gustavus-four&clock=15%2B0", ROUNDS[0].1),
        ("?laws=gustavus-three&clock=15%2B0", "c2c3 l6k6"),
        ("?laws=gustavus&clock=15%2B0", "e2e4"),
        ("?laws=handbuch-late&clock=15%2B0", "e2e4"),
    ] {
        let visit = Visit::default().sized(1280, 800).still();
        visit.at(address).run(async |page| {
            page.type_moves(moves).await;
            for (width, height) in [(1280, 800), (1024, 768), (768, 1024), (390, 844)] {
                resize(page, width, height).await;
                // Of two, who waits has the own ones in the bar, beside the name.
                page.expect(
                    "[...document.querySelectorAll('.bar:has(.rights)')].every(bar =>
                        document.querySelectorAll('.bar').length === 2 && bar.querySelector('.name b').getBoundingClientRect().width > 24)",
                )
                .await;
                page.expect(
                    "[...document.querySelectorAll('.bar .clock')].every(clock => clock.getBoundingClientRect().right <= innerWidth)",
                )
                .await;
                page.expect("document.querySelectorAll('[data-action=adjust]').length < 2")
                    .await;
                page.expect(
                    "document.querySelector('[data-action=start-count]') === null
                     || !!document.querySelector('.moves [data-action=start-count]')",
                )
                .await;
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_are_typed_on_every_size_with_the_moves_open_or_closed() {
    let visit = Visit::default().sized(1280, 800).still();
    visit.at("?game=four&clock=15%2B0").run(async |page| {
        page.tap_moves("d2d3").await;
        let sizes = [
            (390, 844),
            (360, 640),
            (768, 1024),
            (1024, 768),
            (1280, 800),
            (1366, 768),
            (844, 390),
        ];
        for (width, height) in sizes {
            resize(page, width, height).await;
            for _ in 0..2 {
                page.eval("document.querySelector('input[name=move]').focus()")
                    .await;
                page.expect("document.activeElement.name === 'move'").await;
                page.expect(can_be_hit("input[name=move]")).await;
                page.eval("document.activeElement.blur()").await;
                page.eval("document.querySelector('.actions > [data-action=move-table]').click()")
                    .await;
            }
        }
        page.type_moves("m7l7").await;
        page.expect_turn("A").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn no_bar_lies_under_the_board_of_three_whoever_is_near() {
    for laws in ["three", "three,board:rect"] {
        let visit = Visit::default().sized(390, 844).still();
        visit.at(format!("?laws={laws}")).run(async |page| {
            for _ in 0..3 {
                let faults = found(page, BARS).await;
                assert!(faults.is_empty(), "{laws}: {faults:?}");
                page.action("flip").await;
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_the_arrows_are_is_told_once() {
    let said = |about: &str| {
        format!("(document.querySelector('[data-notice]')?.dataset.notice ?? '') === '{about}'")
    };
    Visit::default().at("?game=three").run(async |page| {
        page.type_moves("c2c3").await;
        page.expect(said("arrows")).await;
        page.type_moves("l6k6").await;
        page.expect(said("")).await;
        page.type_moves("b10d10").await;
        page.expect(said("")).await;
    });
}
