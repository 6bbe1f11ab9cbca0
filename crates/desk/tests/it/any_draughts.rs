//! Games of draughts by chance under any laws, to PDN and back.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Claim, GameKind, Intent, Laws, Preset, Table, View};
use rochade_testkit::{Result, Unstructured, try_seeds};

use crate::laws::{act, changed, there_and_back, under};

/// Positions where kings come soon, and men are few (draughts.md, section 4); and the usual one.
const POSITIONS: [Option<&str>; 5] = [
    None,
    None,
    Some("W:WKa1,Kc1,e3,f2:BKh8,Kf8,d6,c7"),
    Some("B:WKd4,c3,g3:BKe7,b6,f6,g5"),
    Some("W:WKa1,c3:BKh2"),
];

/// A preset, or what players made of it.
fn any_laws(source: &mut Unstructured) -> Result<Laws> {
    let presets: Vec<&Preset> = Preset::of(GameKind::Draughts).collect();
    let laws = match source.ratio(1, 2)? {
        true => Laws::NORIS,
        false => source.choose(&presets)?.laws.clone(),
    };
    changed(laws, source)
}

/// Whatever players do by buttons, refused or not.
fn say(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let by = *source.choose(&[WHITE, BLACK])?;
    let View { prompts, .. } = table.view();
    let intent = match source.int_in_range(0..=9)? {
        0..=1 => Intent::OfferDraw(by),
        2..=3 => Intent::AskTakeBack(by),
        4 => Intent::Claim(*source.choose(&Claim::ALL)?, by),
        5 => Intent::Resign(by),
        _ if prompts.is_empty() => return Ok(()),
        _ => {
            let prompt = source.choose(&prompts)?;
            Intent::Answer(prompt.question, *source.choose(&prompt.answers)?)
        }
    };
    let _ = table.apply(intent);
    Ok(())
}

/// A man is blown by chance, and a move is made.
fn move_on(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let View { missed, .. } = table.view();
    let names: Vec<String> = {
        let plan = table.view().plan;
        missed
            .iter()
            .map(|missed| plan.name(missed.at).to_string())
            .collect()
    };
    if !names.is_empty() && source.ratio(1, 2)? {
        let name = source.choose(&names)?;
        act(table, Intent::Type(format!("{name}~")));
        // Something may happen in between.
        return Ok(());
    }
    let rules = table.record().start.laws.draughts_rules();
    let position = rochade_draughts::Position::from_fen(&table.view().position, &rules);
    let moves = position.expect("a position").legal_moves();
    if !moves.is_empty() {
        act(table, Intent::Type(source.choose(&moves)?.to_string()));
    }
    Ok(())
}

#[test]
fn any_game_of_draughts_comes_back() {
    let mut ends = std::collections::BTreeSet::new();
    let mut huffs = 0;
    try_seeds(200, (200, 3_000), |source| {
        let mut table = under(any_laws(source)?, *source.choose(&POSITIONS)?);
        while !source.is_empty() && table.outcome().is_none() {
            if source.ratio(1, 8)? {
                say(&mut table, source)?;
            } else {
                move_on(&mut table, source)?;
            }
        }
        ends.extend(table.outcome().map(|outcome| outcome.termination.word()));
        huffs += there_and_back(&table).matches("{~").count();
        Ok(())
    });
    assert!(huffs > 30, "{huffs} huffs only");
    for end in ["no-men", "agreement", "resignation", "repetition"] {
        assert!(ends.contains(end), "no game ended by {end}: {ends:?}");
    }
}
