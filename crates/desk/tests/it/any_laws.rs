//! Games by chance under any laws, to PGN and back.

use arbtest::arbitrary::{Result, Unstructured};
use rochade_chess::{Terms, TolerantPosition};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Claim, GameKind, Intent, Law, Laws, Preset, Step, Table, View};

use crate::laws::{act, there_and_back, under};
use crate::seeds::try_seeds;

/// Positions in which claims and counts come up soon; and the usual one.
const POSITIONS: [Option<&str>; 8] = [
    None,
    Some("7k/8/8/8/8/8/8/R3K3 w - - 0 1"),
    Some("6k1/6p1/8/7Q/8/8/q7/7K w - - 0 1"),
    Some("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 90 60"),
    Some("8/P3k3/8/8/8/8/3K3p/8 w - - 0 1"),
    Some("4k3/8/8/8/8/8/3q4/R3K3 w - - 0 1"),
    // Much check, and more than one man to answer it.
    Some("4k2r/8/8/q7/8/8/8/R3K2R w KQk - 0 1"),
    Some("r3k2r/1b3q2/8/8/8/8/1B3Q2/R3K2R w KQkq - 0 1"),
];

/// So many plies are played at most, as a comment that tells them has no room for ever more.
const LONGEST: usize = 1_200;

/// A preset, or what players made of it.
fn any_laws(source: &mut Unstructured) -> Result<Laws> {
    let presets: Vec<&Preset> = Preset::of(GameKind::Chess).collect();
    let mut laws = source.choose(&presets)?.laws.clone();
    let much = [
        ("say-check", "needed"),
        ("say-check", "announced"),
        ("bare-king", "half-win"),
    ];
    if source.ratio(2, 3)? {
        let (law, choice) = source.choose(&much)?;
        let law = Law::find(law).expect("a law");
        law.set(&mut laws, choice).expect("one of its choices");
    }
    while source.ratio(1, 4)? {
        let all: Vec<&Law> = Law::of(GameKind::Chess).collect();
        let law = source.choose(&all)?;
        law.set(&mut laws, source.choose(law.choices)?)
            .expect("one of its choices");
    }
    Ok(laws)
}

/// Whatever players do by buttons, refused or not.
fn say(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let by = *source.choose(&[WHITE, BLACK])?;
    let View { prompts, turn, .. } = table.view();
    let intent = match source.int_in_range(0..=20)? {
        0..=1 => Intent::OfferDraw(by),
        2..=3 => Intent::StartCount(by),
        4..=5 => Intent::AskStrike(by),
        6..=7 => Intent::AskTakeBack(by),
        8 => Intent::Claim(*source.choose(&Claim::ALL)?, by),
        9..=10 => Intent::SayCheck(turn),
        11..=12 => Intent::PointOutCheck(by),
        13..=16 => Intent::NoticeCheck(turn),
        _ if prompts.is_empty() => return Ok(()),
        _ => {
            let prompt = source.choose(&prompts)?;
            Intent::Answer(prompt.question, *source.choose(&prompt.answers)?)
        }
    };
    let _ = table.apply(intent);
    Ok(())
}

/// A move by chance, mostly the one that the side has made two moves ago: so series and repetitions come about.
fn move_on(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let entries = table.view().entries;
    let ago = entries.len().checked_sub(4);
    let again = ago.map(|ago| entries[ago].deed.step.clone());
    if let Some(step) = again.filter(|_| table.plies() % 50 > 8)
        && source.ratio(9, 10)?
        && table.apply(typed(table, &step)).is_ok()
    {
        return Ok(());
    }
    let back = entries
        .len()
        .checked_sub(2)
        .map(|ago| &entries[ago].deed.step);
    if let Some(Step { path, .. }) = back
        && source.ratio(2, 3)?
    {
        let step = Step {
            path: path.iter().rev().copied().collect(),
            choice: None,
        };
        if table.apply(typed(table, &step)).is_ok() {
            return Ok(());
        }
    }
    let position: TolerantPosition = table.view().position.parse().expect("a position");
    let ignoring = Terms::FREE.ignoring_check();
    let all = |terms| position.legal_moves(terms).collect::<Vec<_>>();
    let moves = [all(&Terms::FREE), all(&ignoring)].concat();
    // An unsaid check may be ignored, one that was said may not.
    let mut mv = source.choose(&moves)?;
    if table.apply(Intent::Type(mv.to_string())).is_err() {
        mv = &moves[0];
        act(table, Intent::Type(mv.to_string()));
    }
    Ok(())
}

fn typed(table: &Table, step: &Step) -> Intent {
    let plan = &table.view().plan;
    Intent::Type(step.path.iter().map(|&square| plan.name(square)).collect())
}

/// What a text tells of the word "check".
fn told(pgn: &str) -> impl Iterator<Item = &'static str> {
    let words = ["say-check", "notice-check"];
    words.into_iter().filter(|word| pgn.contains(word))
}

#[test]
fn any_game_under_any_laws_comes_back() {
    let mut ends = std::collections::BTreeSet::new();
    let mut said = std::collections::BTreeMap::new();
    try_seeds(250, (300, 3_000), |source| {
        let mut table = under(any_laws(source)?, *source.choose(&POSITIONS)?);
        while !source.is_empty() && table.outcome().is_none() && table.plies() < LONGEST {
            if source.ratio(1, 6)? {
                say(&mut table, source)?;
            } else {
                move_on(&mut table, source)?;
            }
        }
        ends.extend(table.outcome().map(|outcome| outcome.termination.word()));
        for what in told(&there_and_back(&table)) {
            *said.entry(what).or_insert(0) += 1;
        }
        Ok(())
    });
    for end in [
        "series",
        "perpetual-check",
        "count",
        "bare-king",
        "repetition",
        "fifty-moves",
        "agreement",
    ] {
        assert!(ends.contains(end), "no game ended by {end}: {ends:?}");
    }
    for (word, games) in said {
        assert!(games > 3, "{word} was told in {games} games only");
    }
}
