//! Games to be looked at, with their variations and comments.

use rochade_desk::{Line, Outgoing, Replay, ReplayBatch, Replayed, Title};
use rochade_table::chess::BLACK;
use rochade_table::{GameKind, Intent, Odds, OddsKind, Start, Table, saved};
use rochade_testkit::try_seeds;

use crate::laws;

/// What is read of a text, of which the game of this number is wanted.
pub(crate) fn batch(text: &str, number: usize) -> ReplayBatch {
    Replay::new(text.to_owned(), number, true).batch(|| false)
}

/// The first game of a text.
#[track_caller]
pub(crate) fn game(text: &str) -> Replayed {
    let batch = batch(text, 0);
    batch
        .replayed
        .unwrap_or_else(|| panic!("{:?}", batch.fault))
}

pub(crate) fn texts(line: &Line) -> Vec<&str> {
    line.plies.iter().map(|ply| ply.text.as_str()).collect()
}

/// The table after all moves of a line, played from the start, or from the last null move, as the
/// page plays them.
#[track_caller]
pub(crate) fn table_of(game: &Replayed, number: usize) -> Table {
    let mut path = Vec::new();
    let (mut number, mut end) = (number, usize::MAX);
    loop {
        let line = &game.lines[number];
        let own = line.plies.iter().take(end.saturating_sub(line.at));
        path.splice(0..0, own);
        if number == 0 {
            break;
        }
        (number, end) = (line.parent, line.at);
    }
    let null = path.iter().rposition(|ply| !ply.start.is_empty());
    let start = null.map_or(&game.start, |null| &path[null].start);
    let mut table = saved::read(start).expect("a start");
    for ply in path.into_iter().skip(null.map_or(0, |null| null + 1)) {
        table.apply(Intent::Type(ply.text.clone())).expect("a move");
    }
    table
}

#[test]
fn a_game_that_is_kept_is_read_again_with_all_that_came_with_it() {
    let came = crate::coming_in::game(OPERA);
    let kept = Outgoing {
        saved: came.saved,
        day: came.day,
        extra: came.extra,
        review: None,
    };
    let mut replay = Replay::of_kept(&kept).expect("a game that is kept");
    let again = replay.batch(|| false).replayed.expect("a game");
    assert_eq!(again.lines, game(OPERA).lines);
    assert_eq!(again.title, game(OPERA).title);
    let damaged = Outgoing {
        saved: "hello".to_owned(),
        ..kept
    };
    assert!(Replay::of_kept(&damaged).is_err());
}

const OPERA: &str = "[Event \"Italian opera\"]\n[Date \"1858.??.??\"]\n[Round \"?\"]\n[White \"Morphy\"]\n[Black \"Allies\"]\n\n\
    {A box.} 1. e4 e5 2. Nf3 d6 $6 {[%cal Gd7d6] Philidor [%eval 0.4]} (2... Nc6 {usual} 3. Bb5 (3. Bc4 Bc5 (3... Nf6)) 3... a6) \
    (2... Nf6) 3. d4 Bg4? {[%clk 1:00:00]} 4. {yes} dxe5 (4. Ke3 {never}) 1-0";

#[test]
fn a_game_comes_with_all_that_is_said_of_it() {
    let game = game(OPERA);
    let title = Title {
        players: ["Morphy", "Allies"].map(str::to_owned).into(),
        titles: vec![String::new(); 2],
        elo: vec![None; 2],
        event: "Italian opera".to_owned(),
        date: "1858".to_owned(),
        result: "1-0",
        ..Title::default()
    };
    assert_eq!((game.game, game.title), ("chess", title));
    assert_eq!((game.round, game.second, game.before), (1, false, 0));
    let main = &game.lines[0];
    assert_eq!(main.preface, "A box.");
    assert_eq!(texts(main), ["e4", "e5", "Nf3", "d6", "d4", "Bg4", "dxe5"]);
    let d6 = &main.plies[3];
    assert_eq!((&d6.nags[..], &*d6.after), (&[6][..], "Philidor"));
    assert_eq!(
        (&*main.plies[5].after, &main.plies[5].nags[..]),
        ("", &[2][..])
    );
    assert_eq!(main.plies[6].before, "yes");
}

#[test]
fn variations_are_lines_that_depart_from_lines() {
    let game = game(OPERA);
    let lines: Vec<(usize, usize, String)> = game.lines[1..]
        .iter()
        .map(|line| (line.parent, line.at, texts(line).join(" ")))
        .collect();
    assert_eq!(
        lines,
        [
            (0, 3, "Nc6 Bb5 a6".to_owned()),
            (1, 4, "Bc4 Bc5".to_owned()),
            (2, 5, "Nf6".to_owned()),
            (0, 3, "Nf6".to_owned()),
            (0, 6, String::new())
        ]
    );
    assert_eq!(game.lines[1].plies[0].after, "usual");
    assert_eq!(
        (game.lines[5].fault, &*game.lines[5].blamed),
        ("move-illegal", "Ke3")
    );
}

#[test]
fn the_table_knows_every_line() {
    let game = game(OPERA);
    let main = saved::read(&game.saved).expect("a saved game");
    assert_eq!(
        (main.plies(), main.outcome().map(|outcome| outcome.result)),
        (7, Some("1-0"))
    );
    assert_eq!(main.view().seats[0].player.name, "Morphy");
    let nf6 = table_of(&game, 3).view();
    assert_eq!(
        nf6.position,
        "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
    );
    assert_eq!(nf6.seats[1].player.name, "Allies");
    assert_eq!(table_of(&game, 0).view().position, main.view().position);
}

#[test]
fn moves_that_came_after_a_draw_are_there_too() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let game = game(&format!("{there_and_back} e4 (e3) *"));
    assert_eq!(saved::read(&game.saved).expect("a game").plies(), 17);
    assert_eq!(table_of(&game, 1).plies(), 17);
}

#[test]
fn the_numbers_go_on_from_a_position() {
    let fen = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 (40... Kf7 41. e4) 41. e3 *";
    let game = game(fen);
    assert_eq!((game.round, game.second), (40, true));
    assert_eq!(texts(&game.lines[1]), ["Kf7", "e4"]);
    let view = table_of(&game, 1).view();
    assert_eq!(view.position, "8/5k2/8/8/4P3/8/8/4K3 b - - 0 41");
}

#[test]
fn titles_tell_games_apart_and_say_which_can_not_be_read() {
    let text = format!(
        "{OPERA}\n\n[White \"A\"]\n[Date \"2026.11.20\"]\n\n1. Ke2 *\n\n[Black \"C\"]\n[Date \"2026.11.20\"]\n\n1. e4 1/2-1/2\n"
    );
    let ReplayBatch {
        titles,
        replayed,
        fault,
        done,
        progress,
        ..
    } = batch(&text, 2);
    let results: Vec<&str> = titles.iter().map(|title| title.result).collect();
    assert_eq!(results, ["1-0", "", "1/2-1/2"]);
    assert_eq!(
        (titles[2].date.as_str(), titles[2].players[1].as_str()),
        ("2026-11-20", "C")
    );
    assert_eq!(replayed.map(|game| game.lines[0].plies.len()), Some(1));
    assert_eq!((fault, done, progress), (None, true, 1.0));
    let ReplayBatch {
        replayed, fault, ..
    } = batch(&text, 1);
    let fault = fault.expect("a fault");
    assert_eq!(
        (replayed, fault.word, fault.place.line),
        (None, "move-illegal", 12)
    );
    let beyond = batch(&text, 3);
    assert_eq!(
        (beyond.replayed, beyond.fault, beyond.done),
        (None, None, true)
    );
}

#[test]
fn what_can_not_be_read_to_its_end_comes_as_far_as_it_can() {
    let text = "[White \"A\"]\n[Result \"0-1\"]\n\n1. e4 e5 (1... c5) 2. Ke3 Nc6 0-1\n\n\
        [GameType \"25\"]\n[White \"B\"]\n\n1. c3-d4 b6-c5 2. a1-h8 *";
    for (number, name, moves, place) in [
        (0, "A", ["e4", "e5"], (4, 23)),
        (1, "B", ["c3-d4", "b6-c5"], (9, 19)),
    ] {
        let ReplayBatch {
            titles,
            replayed,
            fault,
            ..
        } = batch(text, number);
        assert_eq!(titles[number].players[0], name);
        let (game, fault) = (replayed.expect("a game"), fault.expect("a fault"));
        assert_eq!(
            (texts(&game.lines[0]), fault.word),
            (moves.to_vec(), "move-illegal")
        );
        assert_eq!((fault.place.line, fault.place.column), place);
        assert_eq!(saved::read(&game.saved).expect("a game").plies(), 2);
    }
    // No move, no game.
    assert_eq!(batch("[White \"A\"]\n\n1. Ke2 *", 0).replayed, None);
}

#[test]
fn a_file_comes_in_slices_and_ends_where_no_more_is_wanted() {
    let text = "1. e4 * 1. d4 * 1. c4 *";
    let mut replay = Replay::new(text.into(), 1, true);
    let first = replay.batch(|| true);
    assert_eq!(
        (first.titles.len(), first.replayed, first.done),
        (1, None, false)
    );
    assert!(replay.batch(|| true).replayed.is_some());
    assert!(!replay.batch(|| true).done && replay.batch(|| true).done);
    let mut alone = Replay::new(text.into(), 1, false);
    let all = alone.batch(|| false);
    assert!(all.titles.is_empty() && all.replayed.is_some() && all.done);
    assert!(all.progress < 1.0);
}

#[test]
fn the_titles_of_very_many_games_are_told_and_beyond_that_it_is_said() {
    for (count, titles, full) in [
        (10_000, 10_000, false),
        (20_000, 20_000, false),
        (20_003, 20_000, true),
    ] {
        let file = "[White \"A\"]\n\n1. e4 *\n\n".repeat(count);
        let batch = batch(&file, 0);
        assert_eq!(
            (batch.titles.len(), batch.full, batch.done),
            (titles, full, true)
        );
    }
}

#[test]
fn draughts_are_replayed_and_their_variations_are_told() {
    let text = "[GameType \"25\"]\n\n1. c3-d4 {so} (1. e3-f4) b6-c5 2. d4xb6 *";
    let game = game(text);
    assert_eq!((game.game, game.lines.len()), ("draughts", 1));
    let first = &game.lines[0].plies[0];
    assert_eq!((&*first.after, &*first.unjudged), ("so", "(1. e3-f4)"));
    assert_eq!(saved::read(&game.saved).expect("a game").plies(), 3);
}

#[test]
fn what_came_before_the_text_is_at_the_table() {
    let kind = OddsKind::of_word("pawn-2").expect("odds");
    let start = Start {
        odds: vec![Odds::new(kind, BLACK)],
        ..Start::new(GameKind::Chess, Vec::new())
    };
    let mut table = Table::sit_down(start).expect("odds");
    laws::play(&mut table, "e4 d4 e6 Nf3");
    let game = game(&laws::export(&table));
    assert_eq!((game.before, texts(&game.lines[0])), (2, vec!["e6", "Nf3"]));
    assert_eq!(saved::read(&game.saved).expect("a game").plies(), 4);
}

/// What games are made of, and what breaks them.
const PIECES: [&str; 22] = [
    "-- ", "Z0 ", "e4 ", "e5 ", "Nf3 ", "Nc6 ", "d4 ", "exd4 ", "c5 ", "Bc4 ", "Nf6 ", "(", "(",
    ")", ")", "{so} ", "$1 ", "1. ", "Ke2 ", "O-O ", "* ", "[%x] ",
];

#[test]
fn whatever_is_read_can_be_played_at_the_table() {
    let (mut lines, mut torn) = (0, 0);
    try_seeds(6_000, (50, 600), |source| {
        let mut text = String::from("e4 (e3) e5 ");
        for _ in 0..source.int_in_range(0..=60)? {
            text.push_str(source.choose(&PIECES)?);
        }
        let ReplayBatch {
            replayed, fault, ..
        } = batch(&text, 0);
        torn += usize::from(replayed.is_some() && fault.is_some());
        if let Some(game) = replayed {
            for number in 0..game.lines.len() {
                let table = table_of(&game, number);
                // What a line has after null moves, the table begins anew.
                let line = &game.lines[number];
                let plies = line.at + line.plies.len();
                let nulls = game.lines.iter().flat_map(|line| &line.plies);
                match nulls.filter(|ply| ply.text == "--").count() {
                    0 => assert_eq!(table.plies(), plies, "{text}"),
                    _ => assert!(table.plies() <= plies, "{text}"),
                }
                lines += 1;
            }
        }
        Ok(())
    });
    assert!(lines > 1_000, "only {lines} lines have been tried");
    assert!(
        torn > 1_000,
        "only {torn} of them end where no more can be read"
    );
}
