//! Draughts at the table (draughts.md, section 2): huffing, chains, and how games end.

mod blowing;
mod chains;
mod ends;
mod saying;
mod shared;

use rochade_table::draughts::MAN;
use rochade_table::{GameKind, Happening, Intent, Laws, Man, Refusal, Start, Table, Victim};

use crate::table::{square, start};

/// One man can be captured, and two others wait (example E03).
const ONE: &str = "W:Wc3,g1:Bd4,h8";

/// Two men can capture, and a third moves.
const TWO: &str = "W:Wc3,e3,h2:Bd4,h8";

/// How a game under these laws starts.
fn start_under(laws: &str) -> Start {
    Start {
        laws: Laws::parse(laws).expect("laws"),
        ..Start::new(GameKind::Draughts, start("Anna", "Ben").players)
    }
}

/// A table at which draughts is played under these laws, from a position.
fn under(laws: &str, fen: &str) -> Table {
    Table::from_position(start_under(laws), fen).expect("a playable position")
}

/// The same under the laws of the leaflet.
fn noris(fen: &str) -> Table {
    under("noris", fen)
}

/// The table at which White has not captured with the man on c3.
fn missed_one() -> Table {
    let mut table = noris(ONE);
    crate::table::play(&mut table, "g1-f2");
    table
}

/// The table at which White has captured neither with the man on c3 nor with the one on e3.
fn missed_two() -> Table {
    let mut table = noris(TWO);
    crate::table::play(&mut table, "h2-g3");
    table
}

/// The player to move takes the man on a square off.
fn blow(table: &mut Table, name: &str) -> Result<Vec<Happening>, Refusal> {
    let square = square(table, name);
    table.apply(Intent::Blow(square))
}

/// A seat's man that was taken off a square.
fn man_of(table: &Table, seat: rochade_table::Seat, name: &str) -> Victim {
    Victim {
        man: Man { seat, kind: MAN },
        square: square(table, name),
    }
}

/// The men that may be taken off: where each stands, where it stood, and whom it could have
/// captured.
fn missed(table: &Table) -> Vec<String> {
    let view = table.view();
    let name = |square| view.plan.name(square);
    let told = view.missed.iter().map(|missed| {
        let victims: Vec<&str> = missed.victims.iter().map(|&at| name(at)).collect();
        format!(
            "{} {} {}",
            name(missed.at),
            name(missed.from),
            victims.join(",")
        )
    });
    told.collect()
}

/// How the moves that stand are written.
fn line(table: &Table) -> Vec<String> {
    let view = table.view();
    let entries = view.entries.iter();
    entries.map(|entry| entry.notation.clone()).collect()
}

/// How the game has ended.
fn ended(table: &Table) -> Option<(&'static str, &'static str)> {
    let outcome = table.outcome()?;
    Some((outcome.result, outcome.termination.word()))
}

#[test]
fn the_rules_are_told_as_the_rules_crate_reads_them() {
    let sets = [
        ("noris", rochade_draughts::Rules::NORIS),
        ("schlagzwang", rochade_draughts::Rules::SCHLAGZWANG),
        ("german", rochade_draughts::Rules::GERMAN),
        ("russian", rochade_draughts::Rules::RUSSIAN),
        ("brazilian", rochade_draughts::Rules::BRAZILIAN),
        ("english", rochade_draughts::Rules::ENGLISH),
        ("czech", rochade_draughts::Rules::CZECH),
        ("pool", rochade_draughts::Rules::POOL),
    ];
    for (name, rules) in sets {
        let laws = Laws::parse(name).expect("laws");
        assert_eq!(laws.draughts_rules(), rules, "{name}");
    }
}
