//! Two programs against each other.

use rochade_chess::Move;
use rochade_opponent::{Level, Player as Judge, Scene};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{GameKind, Intent, Player, Seat, Start, Table, WHOLE};
use serde_json::json;

use super::chance;
use super::peer::Peer;
use crate::failure::Failure;
use crate::output::Output;

/// The moves that games begin with, each line twice, with the colours changed.
const OPENINGS: &str = include_str!("../../../../web/openings.txt");

/// How long openings are, in plies.
const PLIES: std::ops::RangeInclusive<usize> = 4..=12;

/// The number of plies after which a game that nobody has won is drawn.
const LONGEST: usize = 400;

/// How often the first of two programs has won, drawn and lost.
#[derive(Clone, Copy, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    /// Games that ended by a move that can't be played.
    faults: u32,
    /// What both have given away.
    gifts: [Gifts; 2],
}

/// How many moves a program has made, and with how many it gave a queen away.
#[derive(Clone, Copy, Default)]
struct Gifts {
    moves: u32,
    queens: u32,
}

/// What a move that gives a queen away costs at least, in hundredths of a pawn: how much more a
/// capture then wins than after the best move.
const QUEEN: i32 = 800;

impl Gifts {
    /// Queens in forty moves.
    fn in_forty(&self) -> f64 {
        let share = f64::from(self.queens) / f64::from(self.moves.max(1));
        (share * 4000.0).round() / 100.0
    }

    /// Counts a move.
    fn count(&mut self, judge: &mut Judge, table: &Table, mv: &str) {
        let scene = Scene::of(table, judge.search().game_mut());
        let mv = mv.parse::<Move>().ok();
        let gift = scene.zip(mv).and_then(|(scene, mv)| judge.gift(&scene, mv));
        self.moves += 1;
        self.queens += u32::from(gift.is_some_and(|gift| gift >= QUEEN));
    }
}

/// Lets two programs play, and prints the score of the first one.
pub(crate) fn contest(
    output: &mut Output,
    programs: &[String; 2],
    games: u32,
    mut seed: u64,
) -> Result<(), Failure> {
    let mut first = Peer::start(&programs[0])?;
    let mut second = Peer::start(&programs[1])?;
    let openings = openings();
    let mut tally = Tally::default();
    let mut judge = Judge::with_hash(Level::FULL, 0, 1 << 10);
    let mut opening = &[][..];
    for game in 0..games {
        if game % 2 == 0 {
            let drawn = chance(&mut seed) % openings.len().max(1) as u64;
            opening = openings.get(drawn as usize).map_or(&[], Vec::as_slice);
        }
        let seed = chance(&mut seed);
        first.begin(seed)?;
        second.begin(seed)?;
        let own = if game % 2 == 0 { WHITE } else { BLACK };
        let seats = if own == WHITE {
            [&mut first, &mut second]
        } else {
            [&mut second, &mut first]
        };
        let mut count = |table: &Table, mv: &str| {
            let gifts = &mut tally.gifts[usize::from(table.view().turn != own)];
            gifts.count(&mut judge, table, mv);
        };
        let (share, is_fault) = play(seats, opening, own, &mut count)?;
        match share {
            0 => tally.lost += 1,
            WHOLE => tally.won += 1,
            _ => tally.drawn += 1,
        }
        tally.faults += u32::from(is_fault);
    }
    output.answer(
        || tally.line(&programs[0], &programs[1]),
        || {
            json!({
                "games": tally.games(), "won": tally.won, "drawn": tally.drawn, "lost": tally.lost,
                "faults": tally.faults, "percent": tally.percent(), "points": tally.points(),
                "error": tally.error(),
                "queens_given_in_40": tally.gifts.map(|gifts| gifts.in_forty()),
            })
        },
    )?;
    Ok(())
}

/// The openings that are neither very short nor very long, as moves from square to square.
fn openings() -> Vec<Vec<String>> {
    let lines = OPENINGS.lines().filter(|line| !line.starts_with('#'));
    let moves = lines.filter_map(|line| line.split('|').next());
    let all = moves.map(|moves| moves.split_whitespace().collect::<Vec<_>>());
    let fitting = all.filter(|moves| PLIES.contains(&moves.len()));
    fitting.filter_map(|moves| written(&moves)).collect()
}

fn table() -> Table {
    Table::new(Start::new(GameKind::Chess, vec![Player::default(); 2]))
}

/// Moves in SAN as moves from square to square.
fn written(moves: &[&str]) -> Option<Vec<String>> {
    let mut table = table();
    for mv in moves {
        table.apply(Intent::Type((*mv).to_owned())).ok()?;
    }
    let view = table.view();
    let steps = view.entries.iter().map(|entry| &entry.deed.step.path);
    let names = steps.map(|path| path.iter().map(|&at| view.plan.name(at)).collect());
    Some(names.collect())
}

/// Plays a game, and returns the share of one seat, and whether it ended by a fault. Each move is
/// told before it is made.
fn play(
    seats: [&mut Peer; 2],
    opening: &[String],
    own: Seat,
    tell: &mut impl FnMut(&Table, &str),
) -> Result<(u8, bool), Failure> {
    let mut table = table();
    let mut moves = opening.to_vec();
    for mv in &moves {
        let typed = table.apply(Intent::Type(mv.clone()));
        typed.map_err(|error| Failure::Error(format!("{mv}: {error}")))?;
    }
    loop {
        if let Some(outcome) = table.outcome() {
            return Ok((outcome.share(own), false));
        }
        if table.plies() >= LONGEST {
            return Ok((WHOLE / 2, false));
        }
        let turn = table.view().turn;
        let mv = seats[turn.index()].play(&moves)?;
        tell(&table, &mv);
        if table.apply(Intent::Type(mv.clone())).is_err() {
            return Ok((if turn == own { 0 } else { WHOLE }, true));
        }
        moves.push(mv);
    }
}

impl Tally {
    fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of the first one.
    fn share(&self) -> f64 {
        let won = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        won / f64::from(self.games().max(1))
    }

    fn percent(&self) -> f64 {
        (self.share() * 1000.0).round() / 10.0
    }

    /// The difference in points of rating that such a share stands for.
    fn points(&self) -> i64 {
        points(self.share())
    }

    /// Half of the width in which that difference lies in 95 of 100 matches.
    fn error(&self) -> i64 {
        let (share, games) = (self.share(), f64::from(self.games().max(1)));
        let part = |count: u32, result: f64| f64::from(count) * (result - share).powi(2);
        let spread = part(self.won, 1.0) + part(self.drawn, 0.5) + part(self.lost, 0.0);
        let off = 1.96 * (spread / games / games).sqrt();
        (points(share + off) - points(share - off)) / 2
    }

    fn line(&self, first: &str, second: &str) -> String {
        let Tally {
            won,
            drawn,
            lost,
            faults,
            ..
        } = self;
        let (percent, points, error) = (self.percent(), self.points(), self.error());
        let mut line = format!(
            "{first} against {second}: +{won} ={drawn} -{lost}, {percent} %, {points:+} ± {error}"
        );
        let [own, other] = self.gifts.map(|gifts| gifts.in_forty());
        line += &format!("; queens given in 40 moves {own} and {other}");
        if *faults > 0 {
            line += &format!(", {faults} by moves that can't be played");
        }
        line + "\n"
    }
}

fn points(share: f64) -> i64 {
    let share = share.clamp(0.001, 0.999);
    (-400.0 * (1.0 / share - 1.0).log10()).round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_points() {
        assert_eq!(points(0.5), 0);
        assert_eq!((points(0.76), points(0.24)), (200, -200));
        let tally = Tally {
            won: 10,
            drawn: 10,
            ..Tally::default()
        };
        assert_eq!((tally.percent(), tally.points()), (75.0, 191));
        assert!((60..200).contains(&tally.error()), "{}", tally.error());
    }

    #[test]
    fn openings_can_be_played() {
        let openings = openings();
        assert!(openings.len() > 100, "{}", openings.len());
        assert!(openings.iter().flatten().all(|mv| mv.len() == 4));
    }
}
