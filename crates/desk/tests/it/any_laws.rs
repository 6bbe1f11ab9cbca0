//! Games by chance under any laws, to PGN and back.

use rochade_chess::{Terms, TolerantPosition};
use rochade_table::chess::{BLACK, KING, WHITE};
use rochade_table::{
    Answer, Claim, GameKind, IllegalMove, Intent, Law, Laws, Man, Odds, Preset, PromptKind,
    SquareId, Start, Step, Table, View,
};
use rochade_testkit::{Result, Unstructured, try_seeds};

use crate::laws::{act, changed, there_and_back, under};

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

/// How many plies are played at most, as a comment that tells them has no room for ever more.
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
    changed(laws, source)
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

/// A move by chance, mostly the one that the side has made two moves ago: so series and repetitions
/// come about.
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
    // An unsaid check may be ignored, one that was said may not; and a duty, or odds, leave some of
    // them only.
    let first = source.choose(&moves)?;
    let mut tried = [first].into_iter().chain(&moves);
    let done = tried.any(|mv| table.apply(Intent::Type(mv.to_string())).is_ok());
    assert!(done, "nobody can move: {}", table.view().position);
    Ok(())
}

/// Where the laws tolerate moves against the rules, drops any man anywhere, and lets it stand, if
/// it can; whether it does.
fn move_falsely(table: &mut Table, source: &mut Unstructured) -> Result<bool> {
    let view = table.view();
    if table.record().start.laws.illegal_move == IllegalMove::Replaced {
        return Ok(false);
    }
    let places = |fits: &dyn Fn(Option<Man>) -> bool| -> Vec<SquareId> {
        let places = view.plan.ids().zip(&view.squares);
        let places = places.filter(|(_, square)| fits(square.man));
        places.map(|(place, _)| place).collect()
    };
    let is_own = |man: Man| man.seat == view.turn;
    let men = places(&|man| man.is_some_and(is_own));
    let targets = places(&|man| man.is_none_or(|man| !is_own(man) && man.kind != KING));
    let (from, to) = (*source.choose(&men)?, *source.choose(&targets)?);
    let _ = table.apply(Intent::Touch(from));
    let _ = table.apply(Intent::LetGo(Some(to)));
    if let Some(promotion) = table.view().promotion {
        let choice = *source.choose(&promotion.choices)?;
        act(table, Intent::Choose(choice));
    }
    let _ = table.apply(Intent::Cancel);
    let mut prompts = table.view().prompts.into_iter();
    let asked = prompts.find(|prompt| prompt.question.kind == PromptKind::IllegalMove);
    let Some(asked) = asked else {
        return Ok(false);
    };
    let verdict = asked.answers[0];
    act(table, Intent::Answer(asked.question, verdict));
    Ok(verdict == Answer::Stand)
}

/// A game under any laws, from a position or with odds, if the laws know those.
fn any_start(source: &mut Unstructured) -> Result<Table> {
    let (laws, position) = (any_laws(source)?, *source.choose(&POSITIONS)?);
    let odds = Odds::new(
        *source.choose(GameKind::Chess.odds())?,
        *source.choose(&[WHITE, BLACK])?,
    );
    if position.is_some() || !laws.know_odds(odds.kind) || source.arbitrary()? {
        return Ok(under(laws, position));
    }
    let start = Start {
        odds: vec![odds],
        ..Start::under(laws, Vec::new())
    };
    Ok(Table::sit_down(start).expect("odds that may be given"))
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
    let (mut stood, mut given) = (0, 0);
    try_seeds(250, (300, 3_000), |source| {
        let mut table = any_start(source)?;
        given += u32::from(!table.record().start.odds.is_empty());
        while !source.is_empty() && table.outcome().is_none() && table.plies() < LONGEST {
            if source.ratio(1, 6)? {
                say(&mut table, source)?;
            } else if source.ratio(1, 10)? {
                stood += u32::from(move_falsely(&mut table, source)?);
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
    assert!(stood > 100 && given > 10, "{stood} {given}");
    for (word, games) in said {
        assert!(games > 3, "{word} was told in {games} games only");
    }
}
