//! Two programs against each other.

use rochade_chess::{Move, Position};
use rochade_opponent::{Level, Player as Judge};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{GameKind, Intent, Player, Seat, Start, Table, WHOLE};
use serde_json::{Value, json};

use super::chance;
use super::peer::Peer;
use super::sprt::{BOUND, Pairs};
use crate::failure::Failure;
use crate::input::Source;
use crate::output::Output;

/// The lines after which games begin where no file has positions.
const OPENINGS: &str = include_str!("../../../../web/openings.txt");

/// How long those lines are, in plies.
const PLIES: std::ops::RangeInclusive<usize> = 4..=12;

/// The number of plies after which a game that nobody has won is drawn.
const LONGEST: usize = 400;

/// Who plays whom, and until when.
pub(crate) struct Contest {
    pub(crate) programs: [String; 2],
    /// How many games there are at most: two from each opening.
    pub(crate) games: u32,
    /// The two differences in Elo between which a sequential test decides.
    pub(crate) sprt: Option<[f64; 2]>,
    pub(crate) openings: Option<Source>,
    pub(crate) seed: u64,
}

/// What has come of the games.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// How many the first program has lost, drawn and won.
    results: [u32; 3],
    pairs: Pairs,
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
    fn in_forty(self) -> f64 {
        let share = f64::from(self.queens) / f64::from(self.moves.max(1));
        rounded(share * 40.0, 2)
    }

    /// Counts a move.
    fn count(&mut self, judge: &mut Judge, table: &Table, mv: &str) {
        let scene = judge.scene(table);
        let mv = mv.parse::<Move>().ok();
        let gift = scene.zip(mv).and_then(|(scene, mv)| judge.gift(&scene, mv));
        self.moves += 1;
        self.queens += u32::from(gift.is_some_and(|gift| gift >= QUEEN));
    }
}

impl Contest {
    /// Lets the programs play, and prints the score of the first one; with a sequential test also
    /// after each pair of games, until it is decided.
    pub(crate) fn run(&self, output: &mut Output) -> Result<(), Failure> {
        let mut peers = [
            Peer::start(&self.programs[0])?,
            Peer::start(&self.programs[1])?,
        ];
        let mut seed = self.seed;
        let openings = match &self.openings {
            Some(file) => read(file)?,
            None => named_lines(),
        };
        let openings = shuffled(openings, &mut seed);
        let mut judge = Judge::with_hash(Level::FULL, 0, 1 << 10);
        let mut tally = Tally::default();
        for pair in 0..self.games as usize / 2 {
            // When all have been played, they are played again with a move by chance more.
            let mut opening = openings[pair % openings.len()];
            for _ in 0..pair / openings.len() {
                opening = any_next(opening, &mut seed);
            }
            let mut points = 0;
            for own in [WHITE, BLACK] {
                let seed = chance(&mut seed);
                peers.iter_mut().try_for_each(|peer| peer.begin(seed))?;
                let result = play(&mut peers, &opening, own, &mut |mover, table, mv| {
                    tally.gifts[mover].count(&mut judge, table, mv);
                })?;
                tally.results[result] += 1;
                points += result;
            }
            tally.pairs.0[points] += 1;
            if let Some(elos) = self.sprt {
                output.answer(|| tally.so_far(elos), || tally.so_far_json(elos))?;
                output.flush()?;
                if tally.pairs.llr(elos).abs() >= BOUND {
                    break;
                }
            }
        }
        output.answer(|| tally.line(self), || tally.json(self.sprt))?;
        Ok(())
    }
}

/// Reads positions, a FEN a line.
fn read(file: &Source) -> Result<Vec<Position>, Failure> {
    let text = file.read()?;
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
    let positions = lines.map(|(number, line)| {
        let position = line.trim().parse();
        position.map_err(|error| Failure::Error(format!("line {}: {error}", number + 1)))
    });
    let positions: Vec<Position> = positions.collect::<Result<_, _>>()?;
    if positions.is_empty() {
        return Err(Failure::Error("no position to begin from".to_owned()));
    }
    Ok(positions)
}

/// The positions after the named openings that are neither very short nor very long.
fn named_lines() -> Vec<Position> {
    let lines = OPENINGS.lines().filter(|line| !line.starts_with('#'));
    let moves = lines.filter_map(|line| line.split('|').next());
    let all = moves.map(|moves| moves.split_whitespace().collect::<Vec<_>>());
    let fitting = all.filter(|moves| PLIES.contains(&moves.len()));
    let played = fitting.map(|moves| {
        let mut moves = moves.into_iter();
        moves.try_fold(Position::initial(), |position, san| {
            position.play(position.parse_move(san).ok()?).ok()
        })
    });
    played.flatten().collect()
}

fn shuffled(mut openings: Vec<Position>, seed: &mut u64) -> Vec<Position> {
    for last in (1..openings.len()).rev() {
        openings.swap(last, (chance(seed) % (last as u64 + 1)) as usize);
    }
    openings
}

/// The position after a move by chance, if there is one.
fn any_next(position: Position, seed: &mut u64) -> Position {
    let moves: Vec<Move> = position.legal_moves().collect();
    let drawn = chance(seed) % moves.len().max(1) as u64;
    let mv = moves.get(drawn as usize);
    mv.map_or(position, |&mv| position.play_unchecked(mv))
}

/// Plays a game in which the first program has a seat, and returns how many half points that gets.
/// Each move is told before it is made, with the number of its program.
fn play(
    peers: &mut [Peer; 2],
    opening: &Position,
    own: Seat,
    tell: &mut impl FnMut(usize, &Table, &str),
) -> Result<usize, Failure> {
    let start = Start::new(GameKind::Chess, vec![Player::default(); 2]);
    let wrong = |error| Failure::Error(format!("{opening}: {error}"));
    let mut table = Table::from_position(start, &opening.to_string()).map_err(wrong)?;
    let mut moves = Vec::new();
    while table.outcome().is_none() && table.plies() < LONGEST {
        let mover = usize::from(table.view().turn != own);
        let mv = peers[mover].play(opening, &moves)?;
        tell(mover, &table, &mv);
        if let Err(error) = table.apply(Intent::Type(mv.clone())) {
            let position = table.view().position;
            return Err(peers[mover].fault(&format!("{mv} in {position}: {error}")));
        }
        moves.push(mv);
    }
    let share = table
        .outcome()
        .map_or(WHOLE / 2, |outcome| outcome.share(own));
    Ok(usize::from(share) * 2 / usize::from(WHOLE))
}

impl Tally {
    fn games(&self) -> u32 {
        self.results.iter().sum()
    }

    fn percent(&self) -> f64 {
        let [_, drawn, won] = self.results.map(f64::from);
        rounded((won + drawn / 2.0) / f64::from(self.games()) * 100.0, 1)
    }

    fn so_far(&self, elos: [f64; 2]) -> String {
        let [lost, drawn, won] = self.results;
        let llr = self.pairs.llr(elos);
        let games = self.games();
        format!(
            "{games} games: +{won} ={drawn} -{lost}, LLR {llr:.2} ({:.2}, {BOUND:.2})\n",
            -BOUND
        )
    }

    fn so_far_json(&self, elos: [f64; 2]) -> Value {
        let [lost, drawn, won] = self.results;
        let llr = rounded(self.pairs.llr(elos), 2);
        json!({ "games": self.games(), "won": won, "drawn": drawn, "lost": lost, "llr": llr })
    }

    fn line(&self, contest: &Contest) -> String {
        let [first, second] = &contest.programs;
        let [lost, drawn, won] = self.results;
        let (games, percent) = (self.games(), self.percent());
        let (elo, error) = (rounded(self.pairs.elo(), 1), self.pairs.error());
        let mut line = format!(
            "{first} against {second}: +{won} ={drawn} -{lost} in {games} games, {percent} %, \
             Elo {elo:+.1} ± {error:.1}"
        );
        if let Some(elos) = contest.sprt {
            let llr = self.pairs.llr(elos);
            line += &format!(", LLR {llr:.2} ({:.2}, {BOUND:.2}): ", -BOUND);
            line += decided(llr).unwrap_or("undecided");
        }
        let [own, other] = self.gifts.map(Gifts::in_forty);
        line + &format!("; queens given in 40 moves {own} and {other}\n")
    }

    fn json(&self, sprt: Option<[f64; 2]>) -> Value {
        let [lost, drawn, won] = self.results;
        let (elo, error) = (self.pairs.elo(), self.pairs.error());
        let mut json = json!({
            "games": self.games(), "won": won, "drawn": drawn, "lost": lost,
            "percent": self.percent(), "elo": rounded(elo, 1), "error": rounded(error, 1),
            "pairs": self.pairs.0, "queens_given_in_40": self.gifts.map(Gifts::in_forty),
        });
        if let Some(elos) = sprt {
            let llr = self.pairs.llr(elos);
            json["llr"] = rounded(llr, 2).into();
            json["decided"] = decided(llr).into();
        }
        json
    }
}

/// Which of the two differences is accepted: the lower one (H0) or the higher one (H1).
fn decided(llr: f64) -> Option<&'static str> {
    match llr {
        _ if llr >= BOUND => Some("H1"),
        _ if llr <= -BOUND => Some("H0"),
        _ => None,
    }
}

fn rounded(number: f64, places: i32) -> f64 {
    let scale = 10_f64.powi(places);
    // No zero with a sign.
    (number * scale).round() / scale + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_many_and_shuffled() {
        let openings = named_lines();
        assert!(openings.len() > 300, "{}", openings.len());
        let mut shuffled = shuffled(openings.clone(), &mut 1);
        assert_ne!(shuffled, openings);
        let key = |position: &Position| position.to_string();
        shuffled.sort_by_cached_key(key);
        let mut openings = openings;
        openings.sort_by_cached_key(key);
        assert_eq!(shuffled, openings);
    }
}
