//! Games that are made up, as a page tells them.

use rochade_sheet::{Headings, Points, Position, Ruling, Sat, Told, Turn};
use rochade_table::{Event, GameKind, Shade, Start, Table, View};
use rochade_testkit::Chance;

/// Plays any moves, as many as wanted or as there are.
pub(crate) fn played(game: GameKind, plies: usize, seed: u64) -> View {
    let mut chance = Chance::new(seed);
    let mut table = Table::new(Start::new(game, Vec::new()));
    for _ in 0..plies {
        let steps = table.steps();
        let Some(step) = chance.choose(&steps) else {
            break;
        };
        let mut record = table.record().clone();
        record.events.push(Event::Played(step.clone()));
        table = Table::replay(&record).expect("a step that is listed");
    }
    table.view()
}

/// The position of a game, as a page tells it.
pub(crate) fn position(view: &View) -> Position {
    let plan = &view.plan;
    let corner = &plan.squares[0];
    let is_even = (corner.column + corner.row).is_multiple_of(2);
    let letter = |column| {
        let place = plan.squares.iter().find(|place| place.column == column);
        place.and_then(|place| place.name.chars().next())
    };
    let ends = [view.last.first(), view.last.last()].into_iter().flatten();
    Position {
        men: view.men(),
        columns: (0..plan.columns).filter_map(letter).collect(),
        light_corner: is_even == (corner.shade == Shade::Light),
        draughts: view.game == GameKind::Draughts,
        last: ends.map(|square| plan.name(*square).to_owned()).collect(),
    }
}

/// The moves of a game, row by row.
pub(crate) fn turns(view: &View) -> Vec<Turn> {
    let columns: Vec<_> = view.plan.in_turn(view.begins).collect();
    let mut turns: Vec<Turn> = Vec::new();
    for entry in &*view.entries {
        let seat = entry.deed.man.seat;
        let column = columns.iter().position(|&other| other == seat);
        let column = column.expect("a seat of the game");
        let is_same = |turn: &&mut Turn| turn.number == entry.round;
        if turns.last_mut().filter(is_same).is_none() {
            let number = entry.round;
            let cells = vec![String::new(); columns.len()];
            turns.push(Turn { number, cells });
        }
        let turn = turns.last_mut().expect("a row");
        turn.cells[column].clone_from(&entry.notation);
    }
    turns
}

/// A game with all that can be told of one.
pub(crate) fn told(view: &View) -> Told {
    let names = [
        "Anna Karenina",
        "Boris Godunow",
        "Clara Schumann",
        "Dorothea",
    ];
    let player = |(index, seat): (usize, _)| Sat {
        name: names[index].to_owned(),
        side: capital(view.plan.word(seat)),
    };
    let seats = view.plan.in_turn(view.begins).enumerate();
    let text = |text: &str| text.to_owned();
    let points = |(name, points): (&str, &str)| Points {
        name: text(name),
        points: text(points),
    };
    Told {
        title: match view.game {
            GameKind::Chess => text("Chess"),
            GameKind::Draughts => text("Draughts"),
            GameKind::Four => text("Chess for four"),
            GameKind::Three => text("Chess for three"),
        },
        players: seats.map(player).collect(),
        event: text("Club evening, Haarlem"),
        date: text("20 November 2026"),
        result: text("1–0"),
        end: text("Checkmate"),
        opening: (view.game == GameKind::Chess).then(|| text("C50 Italian Game")),
        laws: text("FIDE Laws of Chess, 2023"),
        ruling: Some(Ruling {
            title: text("Article 5.1.1"),
            text: text(RULING),
        }),
        score: [("Anna Karenina", "2½"), ("Boris Godunow", "½")]
            .map(points)
            .to_vec(),
        turns: turns(view),
        position: Some(position(view)),
        link: ["https://example.org/rochade/#g=", &"a1B2".repeat(40)].concat(),
        link_caption: text("The game, to play through and to go on with"),
        headings: Headings {
            moves: text("Moves"),
            position: text("Decisive position"),
            score: text("Score of the evening"),
            sheet: text("Sheet {n} of {of}"),
        },
        ..Told::default()
    }
}

const RULING: &str = "The game is won by the player who has checkmated his opponent’s king. This \
    immediately ends the game, provided that the move producing the checkmate position was in \
    accordance with Article 3 and Articles 4.2–4.7.";

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}
