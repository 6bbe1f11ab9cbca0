//! The laws of each preset about endings, claims, counts and later games: each test is named after
//! its preset and the paragraph or article of its text (docs/sources), or the section of laws.md.

mod bare_king;
mod cells;
mod club;
mod count;
mod false_moves;
mod gustavus;
mod handbuch;
mod leaflet;
mod odds;
mod rows;
mod saying;
mod story;
mod touching;

use std::collections::HashSet;

use rochade_table::chess::WHITE;
use rochade_table::{
    Claim, GameKind, Happening, Intent, Law, LawGroup, Laws, Preset, Refusal, Seat, Start, Subject,
    Table,
};

use crate::saved_games::{assert_same, read, text};
use crate::table::{man, play, start};

/// The knights out and home again.
const ROUND: &str = "Nf3 Nf6 Ng1 Ng8";

/// A game under the laws of a preset, from a position if there is one.
fn under(preset: &str, position: Option<&str>) -> Table {
    with(laws(preset), position)
}

fn laws(preset: &str) -> Laws {
    Preset::find(preset).expect("a preset").laws.clone()
}

fn with(laws: Laws, position: Option<&str>) -> Table {
    let start = Start {
        laws,
        position: position.map(str::to_owned),
        ..start("Anna", "Ben")
    };
    Table::sit_down(start).expect("a game")
}

/// The same laws but for one.
fn but(preset: &str, law: &str, says: &str) -> Laws {
    let mut laws = laws(preset);
    let found = Law::ALL.iter().find(|known| known.word == law);
    found.expect(law).set(&mut laws, says).expect(says);
    laws
}

/// The result, why, and where the laws say so.
fn end(table: &Table) -> Option<(&'static str, &'static str, String)> {
    assert_same(&read(&text(table)), table);
    let view = table.view();
    let outcome = view.outcome?;
    let law = view.law.unwrap_or_default();
    Some((outcome.result, outcome.termination.word(), law))
}

fn ended(
    result: &'static str,
    by: &'static str,
    law: &str,
) -> Option<(&'static str, &'static str, String)> {
    Some((result, by, law.to_owned()))
}

/// What each seat may claim.
fn claims(table: &Table) -> [Vec<Claim>; 2] {
    let seats = table.view().seats;
    [seats[0].claims.clone(), seats[1].claims.clone()]
}

fn claim(table: &mut Table, claim: Claim, seat: Seat) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::Claim(claim, seat))
}

fn count(table: &Table) -> Option<String> {
    table.view().count.map(|count| count.text())
}

/// Moves the two kings to and fro for `plies` plies: White's between e1 and d1, Black's between h8
/// and g8.
fn shuffle(table: &mut Table, plies: usize) {
    for _ in 0..plies {
        let (home, there, back) = match table.view().turn {
            WHITE => ("e1", "Kd1", "Ke1"),
            _ => ("h8", "Kg8", "Kh8"),
        };
        let at_home = man(table, home).is_some_and(|man| man.ends_with('K'));
        play(table, if at_home { there } else { back });
    }
}

/// Perpetual check of the queen on e8 and h5.
const PERPETUAL: &str = "6k1/6p1/8/7Q/8/8/q7/7K w - - 0 1";
const CHECKS: &str = "Qe8 Kh7 Qh5 Kg8";

fn perpetual(preset: &str) -> Table {
    let mut table = under(preset, Some(PERPETUAL));
    play(&mut table, CHECKS);
    play(&mut table, CHECKS);
    table
}

#[test]
fn laws_section_1_each_preset_is_found_by_its_name_and_is_itself() {
    let games = [GameKind::Chess, GameKind::Draughts];
    let names = games.into_iter().flat_map(Preset::of);
    let names = names.map(|preset| preset.name);
    let chess = "modern club leaflet handbuch-early handbuch-late gustavus";
    let draughts = "noris schlagzwang german russian brazilian english czech pool";
    assert!(names.eq(chess.split(' ').chain(draughts.split(' '))));
    for preset in Preset::ALL {
        assert_eq!(preset.laws.name(), preset.name);
    }
    assert_eq!(but("club", "bare-king", "loss").name(), "custom");
    assert_eq!(Preset::find("custom"), None);
}

#[test]
fn laws_section_1_single_laws_lead_from_any_preset_to_any_other() {
    let pairs = Preset::ALL
        .iter()
        .flat_map(|from| Preset::of(from.laws.game).map(move |to| (from, to)));
    for (from, to) in pairs {
        let mut laws = from.laws.clone();
        for law in Law::of(from.laws.game) {
            let says = law.says(&to.laws).expect("a word");
            law.set(&mut laws, says).expect("one of the choices");
        }
        assert_eq!(laws, to.laws);
    }
    let mut laws = Laws::MODERN;
    for law in Law::ALL {
        for choice in law.choices_in(GameKind::Chess) {
            law.set(&mut laws, choice).expect("one of the choices");
            assert_eq!(law.says(&laws), Some(choice), "{}", law.word);
        }
        let before = laws.clone();
        assert_eq!(law.set(&mut laws, "as we like it"), None);
        assert_eq!(laws, before);
    }
    let words: HashSet<&str> = Law::ALL.iter().map(|law| law.word).collect();
    assert_eq!(words.len(), Law::ALL.len());
}

#[test]
fn laws_section_1_how_the_first_game_is_begun() {
    let first = Preset::of(GameKind::Chess).map(|preset| preset.laws.first_game.word());
    let first: Vec<&str> = first.collect();
    let (colours, move_) = ("lot-for-colours", "lot-for-first-move");
    assert_eq!(first, ["offer", colours, colours, move_, move_, move_]);
}

#[test]
fn modern_nothing_is_claimed_or_counted() {
    let mut table = under("modern", None);
    play(&mut table, ROUND);
    assert_eq!(
        claim(&mut table, Claim::Repetition, WHITE),
        Err(Refusal::NothingToClaim)
    );
    let forbidden = Err(Refusal::Forbidden(Subject::FiftyMoves));
    assert_eq!(table.apply(Intent::StartCount(WHITE)), forbidden);
    play(&mut table, ROUND);
    assert_eq!(
        end(&table),
        ended("1/2-1/2", "repetition", "modern:repetition")
    );
}

#[test]
fn every_preset_knows_stalemate_and_dead_positions() {
    for preset in Preset::of(GameKind::Chess) {
        let stale = with(preset.laws.clone(), Some("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
        assert_eq!(
            end(&stale).map(|end| end.1),
            Some("stalemate"),
            "{}",
            preset.name
        );
        let dead = with(preset.laws.clone(), Some("4k3/8/8/8/8/8/8/4KB2 w - - 0 1"));
        assert_eq!(
            end(&dead).map(|end| end.1),
            Some("dead-position"),
            "{}",
            preset.name
        );
    }
}

#[test]
fn the_laws_of_a_group_stand_together_in_every_game() {
    for &game in GameKind::ALL {
        let laws: Vec<&Law> = Law::of(game).collect();
        let groups = laws.chunk_by(|law, next| law.group_in(game) == next.group_in(game));
        let groups: Vec<LawGroup> = groups.map(|group| group[0].group_in(game)).collect();
        for (at, group) in groups.iter().enumerate() {
            assert!(!groups[..at].contains(group), "{game:?}: {group:?}");
        }
    }
}
