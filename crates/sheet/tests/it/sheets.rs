//! Sheets: what stands on them, how often, and where.

use rochade_sheet::{Paper, Points, Sat, Sheet, Told, Turn};
use rochade_table::GameKind;
use rochade_testkit::{any_text, try_seeds};

use crate::games::{played, told};
use crate::read::{Set, assert_apart, texts};

const GAMES: [GameKind; 4] = [
    GameKind::Chess,
    GameKind::Draughts,
    GameKind::Four,
    GameKind::Three,
];

fn read(told: &Told) -> Vec<Vec<Set>> {
    let pages = Sheet::of(told).pages();
    let size = told.paper.size();
    let read = pages.iter().map(|page| texts(page));
    read.inspect(|texts| assert_apart(texts, size)).collect()
}

/// A game of so many rounds, in which each move has a text of its own.
fn of_rounds(rounds: u32, players: usize) -> Told {
    let player = |column| Sat {
        name: format!("Player {column}"),
        side: format!("Side {column}"),
    };
    let turn = |number| Turn {
        number,
        cells: (0..players)
            .map(|column| format!("m{number}c{column}"))
            .collect(),
    };
    Told {
        players: (0..players).map(player).collect(),
        turns: (1..=rounds).map(turn).collect(),
        ..told(&played(GameKind::Chess, 0, 0))
    }
}

fn has(texts: &[Set], wanted: &str) -> bool {
    texts.iter().any(|set| set.text == wanted)
}

#[test]
fn every_move_stands_on_some_sheet_once_and_in_order() {
    for (rounds, players) in [
        (1, 2),
        (7, 2),
        (60, 2),
        (121, 2),
        (300, 2),
        (200, 3),
        (150, 4),
    ] {
        let told = of_rounds(rounds, players);
        let read = read(&told);
        let moves = read.iter().flatten().map(|set| &*set.text);
        let moves = moves.filter(|text| text.starts_with('m') && text.contains('c'));
        let moves: Vec<&str> = moves.collect();
        let wanted = told.turns.iter().flat_map(|turn| &turn.cells);
        assert!(moves.iter().eq(wanted), "{rounds} {players}");
    }
}

#[test]
fn a_game_of_sixty_moves_has_one_sheet_with_position_code_and_article() {
    for paper in [Paper::A4, Paper::Letter] {
        let view = played(GameKind::Chess, 120, 3);
        assert_eq!(view.plies, 120);
        let told = Told {
            paper,
            ..told(&view)
        };
        let read = read(&told);
        assert_eq!(read.len(), 1, "{paper:?}");
        let wanted = [
            "CHESS",
            "Anna Karenina",
            "1–0",
            "Checkmate",
            "DECISIVE POSITION",
            "Article 5.1.1",
            "2½",
            "60",
        ];
        for text in wanted {
            assert!(has(&read[0], text), "{text}");
        }
        assert!(Sheet::of(&told).pages()[0].contains("crispEdges"));
        assert!(!read[0].iter().any(|set| set.text.starts_with("SHEET")));
    }
}

#[test]
fn a_block_has_sixty_rows_at_most_and_the_article_is_not_left_alone() {
    for (rounds, sheets) in [(120, 2), (121, 2)] {
        let whole = of_rounds(rounds, 2);
        let read = read(&whole);
        assert_eq!(read.len(), sheets);
        let moves = |texts: &[Set]| texts.iter().filter(|set| set.text.ends_with("c0")).count();
        assert!(moves(&read[0]) > 100 && moves(&read[1]) > 0, "{rounds}");
        assert!(has(&read[1], "Article 5.1.1"));
    }
    let bare = Told {
        ruling: None,
        ..of_rounds(120, 2)
    };
    let read = read(&bare);
    assert_eq!(read.len(), 1);
    let left = |row: &str| {
        read[0]
            .iter()
            .find(|set| set.text == row)
            .map(|set| set.left)
    };
    assert!(left("m60c0") == left("m1c0") && left("m61c0") != left("m1c0"));
}

#[test]
fn a_long_game_has_several_sheets_with_numbers() {
    let read = read(&of_rounds(300, 2));
    assert_eq!(read.len(), 2);
    for (index, texts) in read.iter().enumerate() {
        assert!(has(texts, &format!("SHEET {} OF 2", index + 1)));
        assert!(has(texts, "SIDE 0"));
    }
    // A further sheet says whose game it is.
    assert!(has(&read[1], "Player 0 – Player 1"));
}

#[test]
fn all_games_are_set_with_their_men() {
    for (game, paper) in GAMES
        .into_iter()
        .zip([Paper::A4, Paper::Letter].into_iter().cycle())
    {
        for plies in [0, 1, 90, 260] {
            let view = played(game, plies, 11);
            let told = Told {
                paper,
                ..told(&view)
            };
            let read = read(&told);
            let men = view.squares.iter().filter(|square| square.man.is_some());
            let page = Sheet::of(&told).pages().swap_remove(0);
            assert_eq!(page.matches("<svg x=").count(), men.count(), "{game:?}");
            let written: Vec<&str> = read.iter().flatten().map(|set| &*set.text).collect();
            for entry in &*view.entries {
                assert!(written.contains(&&*entry.notation), "{}", entry.notation);
            }
        }
    }
}

#[test]
fn squares_are_as_dark_as_the_games_have_them() {
    for game in GAMES {
        let view = played(game, 0, 0);
        let told = told(&view);
        let dark = view.plan.squares.iter();
        let dark = dark.filter(|place| place.shade == rochade_table::Shade::Dark);
        let page = Sheet::of(&told).pages().swap_remove(0);
        let path = page
            .split("<path fill=\"#d6d3cd\" d=\"")
            .nth(1)
            .expect("dark squares");
        let path = path.split('"').next().expect("a path");
        assert_eq!(path.matches('M').count(), dark.count(), "{game:?}");
        // The lowest row that is drawn has a square in its first column, or none, as the plan.
        let position = told.position.as_ref().expect("a position");
        assert_eq!(
            position.light_corner,
            matches!(game, GameKind::Four | GameKind::Three)
        );
    }
}

#[test]
fn armies_have_the_colours_of_their_men_on_the_page() {
    let armies = include_str!("../../../../web/assets/pieces/armies.svg");
    let fills: Vec<&str> = armies
        .split("<use href=\"#m\"")
        .skip(1)
        .filter_map(|army| army.split_once("fill=\"")?.1.split('"').next())
        .collect();
    assert_eq!(fills.len(), 3);
    let pages = [GameKind::Four, GameKind::Three].map(|game| {
        let pages = Sheet::of(&told(&played(game, 0, 0))).pages();
        pages.concat()
    });
    for fill in &fills {
        assert!(pages.iter().any(|page| page.contains(fill)), "{fill}");
    }
}

#[test]
fn what_is_told_is_escaped() {
    let mut told = told(&played(GameKind::Chess, 10, 1));
    let hostile = "<script>alert(\"1\")</script>&amp;\u{202e}\u{0}]]>";
    told.players[0].name = hostile.to_owned();
    told.score[0].name = "שלום 😀 李小龍".to_owned();
    told.turns[0].cells[0] = "<b>".to_owned();
    told.end = hostile.to_owned();
    let read = read(&told);
    let clean = "<script>alert(\"1\")</script>&amp;]]>";
    assert_eq!(read[0].iter().filter(|set| set.text == clean).count(), 2);
    assert!(has(&read[0], "<b>") && has(&read[0], "שלום 😀 李小龍"));
}

#[test]
fn long_names_are_cut_and_missing_ones_give_way_to_the_side() {
    let mut told = told(&played(GameKind::Four, 40, 1));
    told.players[0].name = "W".repeat(300);
    told.players[1].name = String::new();
    told.score = vec![Points {
        name: "name ".repeat(90),
        points: "1".repeat(90),
    }];
    let read = read(&told);
    assert!(
        read[0]
            .iter()
            .any(|set| set.text.starts_with("WWWW") && set.text.ends_with('…'))
    );
    let side = &told.players[1].side;
    assert!(has(&read[0], side), "{side}");
}

#[test]
fn a_long_article_goes_on_on_further_sheets() {
    let mut told = told(&played(GameKind::Chess, 120, 3));
    let ruling = told.ruling.as_mut().expect("an article");
    ruling.text = (0..2500).map(|word| format!("word{word} ")).collect();
    let read = read(&told);
    // All moves stand on the first sheet, and the article begins below them.
    assert!(has(&read[0], "60") && has(&read[0], "Article 5.1.1"));
    assert!((3..=8).contains(&read.len()), "{}", read.len());
    let words = read.iter().flatten();
    let words = words.filter(|set| set.text.starts_with("word"));
    let words: Vec<&str> = words.flat_map(|set| set.text.split(' ')).collect();
    let wanted: Vec<String> = (0..2500).map(|word| format!("word{word}")).collect();
    assert_eq!(words, wanted);
}

#[test]
fn an_article_may_have_a_title_alone() {
    let mut told = told(&played(GameKind::Chess, 20, 3));
    told.ruling.as_mut().expect("an article").text.clear();
    let read = read(&told);
    assert!(read.len() == 1 && has(&read[0], "Article 5.1.1"));
}

#[test]
fn a_chain_that_is_too_long_for_its_column_takes_further_lines() {
    let mut told = of_rounds(80, 2);
    let chain = "a1xc3xe5xg7xe5xc3xa1xc3xe5xg7xe5xc3xa1";
    told.turns[3].cells[1] = chain.to_owned();
    let read = read(&told);
    let from = read[0].iter().position(|set| set.text.starts_with("a1xc3"));
    let parts = read[0].iter().skip(from.expect("the chain"));
    let parts = parts.take_while(|set| set.text != "5");
    let parts: String = parts.map(|set| &*set.text).collect();
    assert_eq!(parts, chain);
}

#[test]
fn nothing_but_what_is_told_is_set() {
    let read = read(&Told::default());
    assert_eq!(read, [Vec::new()]);
}

#[test]
fn whatever_is_told_is_set() {
    let pieces: &[&[&str]] = &[&[
        "<",
        "&",
        "\"",
        "]]>",
        "\u{0}",
        "\u{202e}",
        "\u{fffe}",
        "\n",
        " ",
        "é",
        "ש",
        "😀",
        "W",
        "wK",
        "-",
        "_",
        "/",
        "{n}",
        "{of}",
        "0",
        "long-word-without-an-end",
    ]];
    try_seeds(40, (200, 2000), |source| {
        let mut text = || any_text(source, pieces, 30);
        let mut told = told(&played(GameKind::Three, 9, 2));
        told.title = text()?;
        told.players[0].name = text()?;
        told.players[1].side = text()?;
        told.event = text()?;
        told.result = text()?;
        told.end = text()?;
        told.opening = Some(text()?);
        told.headings.sheet = text()?;
        told.link_caption = text()?;
        told.link = text()?;
        told.turns[1].cells = vec![text()?, text()?, text()?, text()?, text()?];
        if let Some(position) = &mut told.position {
            position.men = text()?;
            position.columns = text()?;
            position.last = vec![text()?];
        }
        if let Some(ruling) = &mut told.ruling {
            ruling.text = text()?;
        }
        for page in Sheet::of(&told).pages() {
            texts(&page);
        }
        Ok(())
    });
}
