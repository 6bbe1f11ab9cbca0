//! Two programs against each other.

use rochade_chess::{Move, Position};
use rochade_opponent::{Level, Player as Judge};
use rochade_table::{GameKind, Outcome, Seat, Table, WHOLE};
use serde_json::{Value, json};

use super::chance;
use super::peer::Peer;
use super::played::Played;
use super::sprt::{BOUND, Pairs};
use crate::failure::Failure;
use crate::game;
use crate::input::Source;
use crate::output::Output;
use crate::replay::make_moves;

/// The lines after which games begin where no file has positions.
const OPENINGS: &str = include_str!("../../../../web/openings.txt");

/// How long those lines are, in plies.
const PLIES: std::ops::RangeInclusive<usize> = 4..=12;

/// The number of moves of each player after which a game that nobody has won is drawn.
const LONGEST: usize = 200;

/// How many moves each player makes by chance where games begin with no line and no file.
const BY_CHANCE: usize = 2;

/// How often a beginning by chance is tried before it goes on.
const TRIES: usize = 100;

/// Who plays whom, and until when.
pub(crate) struct Contest {
    pub(crate) programs: [String; 2],
    pub(crate) played: Played,
    /// How many games there are at most: one for each side from each opening.
    pub(crate) games: u32,
    /// The two differences in Elo between which a sequential test decides.
    pub(crate) sprt: Option<[f64; 2]>,
    pub(crate) openings: Option<Source>,
    pub(crate) seed: u64,
}

/// What has come of the games.
#[derive(Clone)]
struct Tally {
    /// How many the first program has lost, drawn and won.
    results: [u32; 3],
    /// What it got of them, in 24ths ([`WHOLE`]).
    points: u32,
    /// Where two sides play.
    pairs: Option<Pairs>,
    /// What both have given away, in chess.
    gifts: Option<[Gifts; 2]>,
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
            Peer::start(&self.programs[0], &self.played)?,
            Peer::start(&self.programs[1], &self.played)?,
        ];
        let mut seed = self.seed;
        let openings = match &self.openings {
            Some(file) => self.read(file)?,
            None if self.played.game() == GameKind::Chess => named_lines(),
            None => Vec::new(),
        };
        let openings = shuffled(openings, &mut seed);
        let sides = self.played.sides();
        let mut judge = Judge::with_hash(Level::FULL, 0, 1 << 10);
        let mut tally = Tally::of(self.played.game());
        for round in 0..self.games as usize / sides.len() {
            let opening = self.opening(&openings, round, &mut seed)?;
            let mut points = 0;
            for own in &sides {
                let seed = chance(&mut seed);
                peers.iter_mut().try_for_each(|peer| peer.begin(seed))?;
                let gifts = &mut tally.gifts;
                let outcome = self.play(&mut peers, &opening, own, &mut |mover, table, mv| {
                    if let Some(gifts) = gifts {
                        gifts[mover].count(&mut judge, table, mv);
                    }
                })?;
                points += tally.count(outcome.as_ref(), own, sides.len());
            }
            if let Some(pairs) = &mut tally.pairs {
                pairs.count(points, 2 * u32::from(WHOLE));
            }
            if let Some((elos, pairs)) = self.sprt.zip(tally.pairs.as_ref()) {
                let llr = pairs.llr(elos);
                output.answer(|| tally.so_far(llr), || tally.so_far_json(llr))?;
                output.flush()?;
                if llr.abs() >= BOUND {
                    break;
                }
            }
        }
        output.answer(|| tally.line(self), || tally.json(self.sprt))?;
        Ok(())
    }

    /// Returns the position with which a round begins. When all openings have been played, they are
    /// played again with a move by chance more; where there are none, it begins by chance.
    fn opening(
        &self,
        openings: &[String],
        round: usize,
        seed: &mut u64,
    ) -> Result<String, Failure> {
        let Some(known) = openings.get(round % openings.len().max(1)) else {
            let plies = BY_CHANCE * self.played.game().seats();
            let table = self.played.sit_down(None).map_err(Failure::Error)?;
            let first = table.view().position;
            let mut begun = (0..TRIES).map(|_| self.by_chance(&first, plies, seed));
            let none = || Failure::Error("no game goes on".to_owned());
            return begun.find_map(Result::transpose).ok_or_else(none)?;
        };
        let more = round / openings.len();
        let begun = self.by_chance(known, more, seed)?;
        Ok(begun.unwrap_or_else(|| known.clone()))
    }

    /// The position after moves by chance; `None` if they end the game.
    fn by_chance(
        &self,
        from: &str,
        plies: usize,
        seed: &mut u64,
    ) -> Result<Option<String>, Failure> {
        let game = game::of(self.played.game());
        let mut position = from.to_owned();
        for _ in 0..plies {
            let laws = self.played.laws_from(&position);
            let all = game.board(Some(&position), &laws)?.plies();
            let drawn = chance(seed) % all.len().max(1) as u64;
            let Some(drawn) = all.get(drawn as usize) else {
                return Ok(None);
            };
            let table = self.played.sit_down(Some(&position));
            let mut table = table.map_err(Failure::Error)?;
            make_moves(&mut table, drawn).map_err(Failure::Error)?;
            if table.outcome().is_some() {
                return Ok(None);
            }
            position = table.view().position;
        }
        Ok(Some(position))
    }

    /// Reads positions, one a line.
    fn read(&self, file: &Source) -> Result<Vec<String>, Failure> {
        let text = file.read()?;
        let lines = text.lines().enumerate();
        let lines = lines.filter(|(_, line)| !line.starts_with('#') && !line.trim().is_empty());
        let positions = lines.map(|(number, line)| {
            let table = self.played.sit_down(Some(line.trim()));
            let table =
                table.map_err(|error| Failure::Error(format!("line {}: {error}", number + 1)))?;
            Ok(table.view().position)
        });
        let positions: Vec<String> = positions.collect::<Result<_, Failure>>()?;
        if positions.is_empty() {
            return Err(Failure::Error("no position to begin from".to_owned()));
        }
        Ok(positions)
    }

    /// Plays a game in which the first program has these seats, and returns how it ended; `None` if
    /// it became too long. Each move is told before it is made, with the number of its program.
    fn play(
        &self,
        peers: &mut [Peer; 2],
        opening: &str,
        own: &[Seat],
        tell: &mut impl FnMut(usize, &Table, &str),
    ) -> Result<Option<Outcome>, Failure> {
        let wrong = |error| Failure::Error(format!("{opening}: {error}"));
        let mut table = self.played.sit_down(Some(opening)).map_err(wrong)?;
        let longest = LONGEST * self.played.game().seats();
        let mut moves = Vec::new();
        while table.outcome().is_none() && table.plies() < longest {
            let mover = usize::from(!own.contains(&table.view().turn));
            let mv = peers[mover].play(opening, &moves)?;
            tell(mover, &table, &mv);
            let position = table.view().position;
            if let Err(error) = make_moves(&mut table, &mv) {
                return Err(peers[mover].fault(&format!("{error} in {position}")));
            }
            if table.view().position == position && table.outcome().is_none() {
                return Err(peers[mover].fault(&format!("no move in {position}")));
            }
            moves.push(mv);
        }
        Ok(table.outcome().cloned())
    }
}

/// The positions after the named openings that are neither very short nor very long.
fn named_lines() -> Vec<String> {
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
    played
        .flatten()
        .map(|position| position.to_string())
        .collect()
}

fn shuffled(mut openings: Vec<String>, seed: &mut u64) -> Vec<String> {
    for last in (1..openings.len()).rev() {
        openings.swap(last, (chance(seed) % (last as u64 + 1)) as usize);
    }
    openings
}

impl Tally {
    fn of(game: GameKind) -> Tally {
        // What a game brings comes in halves, or quarters.
        let pairs = match game {
            GameKind::Chess | GameKind::Draughts => Some(Pairs::in_parts(2)),
            GameKind::Four => Some(Pairs::in_parts(4)),
            GameKind::Three => None,
        };
        Tally {
            results: [0; 3],
            points: 0,
            pairs,
            gifts: (game == GameKind::Chess).then(Default::default),
        }
    }

    /// Counts a game of a number of sides, and returns what the first program gets of it; `None`
    /// for how it ended is a draw.
    fn count(&mut self, outcome: Option<&Outcome>, own: &[Seat], sides: usize) -> u32 {
        let is_own = |seat: &Seat| own.contains(seat);
        let result = match outcome.map(|outcome| outcome.winners.as_slice()) {
            None | Some([]) => 1,
            Some(winners) => 2 * usize::from(winners.iter().any(is_own)),
        };
        let even = WHOLE / sides as u8;
        let share = outcome.zip(own.first());
        let points = share.map_or(even, |(outcome, &seat)| outcome.share(seat));
        let points = u32::from(points);
        self.results[result] += 1;
        self.points += points;
        points
    }

    fn games(&self) -> u32 {
        self.results.iter().sum()
    }

    fn percent(&self) -> f64 {
        let whole = f64::from(WHOLE) * f64::from(self.games());
        rounded(f64::from(self.points) / whole * 100.0, 1)
    }

    fn so_far(&self, llr: f64) -> String {
        let [lost, drawn, won] = self.results;
        let games = self.games();
        format!(
            "{games} games: +{won} ={drawn} -{lost}, LLR {llr:.2} ({:.2}, {BOUND:.2})\n",
            -BOUND
        )
    }

    fn so_far_json(&self, llr: f64) -> Value {
        let [lost, drawn, won] = self.results;
        let llr = rounded(llr, 2);
        json!({ "games": self.games(), "won": won, "drawn": drawn, "lost": lost, "llr": llr })
    }

    fn line(&self, contest: &Contest) -> String {
        let [first, second] = &contest.programs;
        let [lost, drawn, won] = self.results;
        let (games, percent) = (self.games(), self.percent());
        let score = format!("+{won} ={drawn} -{lost} in {games} games, {percent} %");
        let Some(pairs) = &self.pairs else {
            return format!("{first} against two of {second}: {score} of the points\n");
        };
        let (elo, error) = (rounded(pairs.elo(), 1), pairs.error());
        let mut line = format!("{first} against {second}: {score}, Elo {elo:+.1} ± {error:.1}");
        if let Some(elos) = contest.sprt {
            let llr = pairs.llr(elos);
            line += &format!(", LLR {llr:.2} ({:.2}, {BOUND:.2}): ", -BOUND);
            line += decided(llr).unwrap_or("undecided");
        }
        if let Some(gifts) = self.gifts {
            let [own, other] = gifts.map(Gifts::in_forty);
            line += &format!("; queens given in 40 moves {own} and {other}");
        }
        line + "\n"
    }

    fn json(&self, sprt: Option<[f64; 2]>) -> Value {
        let [lost, drawn, won] = self.results;
        let mut json = json!({
            "games": self.games(), "won": won, "drawn": drawn, "lost": lost,
            "percent": self.percent(),
        });
        if let Some(pairs) = &self.pairs {
            json["elo"] = rounded(pairs.elo(), 1).into();
            json["error"] = rounded(pairs.error(), 1).into();
            json["pairs"] = json!(pairs.counts());
            if let Some(gifts) = self.gifts {
                json["queens_given_in_40"] = json!(gifts.map(Gifts::in_forty));
            }
            if let Some(elos) = sprt {
                let llr = pairs.llr(elos);
                json["llr"] = rounded(llr, 2).into();
                json["decided"] = decided(llr).into();
            }
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
        shuffled.sort();
        let mut openings = openings;
        openings.sort();
        assert_eq!(shuffled, openings);
    }
}
