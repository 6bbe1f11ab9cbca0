//! What is said of a moment of chess: each thing is proved by the rules, on the board and along the
//! line. Of what can't be proved nothing is said.

mod exchange;
mod fork;
mod line;

use rochade_chess::{Color, Move, Position, Role, Square};
use rochade_review::{Man, Pattern, Sentence};
use rochade_search::mate_in;
use rochade_table::BareKing;

use self::exchange::{capture_gain, captures_of};
use self::fork::Fork;
use self::line::Line;
use super::Chess;
use super::ends::too_few;
use super::see::{taken, value};
use crate::sentence::{Proof, Seen, of_men, of_number};

/// From here on a game counts as won, in hundredths of a pawn.
const WON: i32 = 300;

/// Men whose worth is as far apart count as the same: a knight and a bishop.
const ALIKE: i32 = 50;

/// Returns how much of a gain has to be left at the end of a line.
fn mostly(gain: i32) -> i32 {
    gain * 2 / 3
}

/// Returns what is said of a moment.
pub(super) fn sentence(chess: &Chess, seen: &Seen<'_, Chess>) -> Sentence {
    let told =
        Moment::of(chess, seen).and_then(|moment| seen.first_proved(&moment, &Moment::PROOFS));
    told.unwrap_or(Sentence::BETTER)
}

/// A moment with its lines, replayed.
struct Moment<'a> {
    chess: &'a Chess,
    seen: &'a Seen<'a, Chess>,
    before: Position,
    best: Line,
    /// The move that was made, and the answer.
    made: Line,
    /// The answer alone.
    answer: Line,
    /// The position after the best move.
    after_best: Position,
}

impl<'a> Moment<'a> {
    /// The proofs in the order they are tried in: of what was missed, and of the same allowed.
    const PROOFS: [[Proof<Moment<'a>>; 2]; 4] = [
        [|it| it.mate(), |it| it.allows_mate()],
        [|it| it.fork(), |it| it.allows_fork()],
        [|it| it.free(), |it| it.hangs()],
        [|it| it.draw(), |it| it.draws()],
    ];

    /// Replays the lines; `None` where there is nothing to compare.
    fn of(chess: &'a Chess, seen: &'a Seen<'a, Chess>) -> Option<Moment<'a>> {
        let before = seen.before.position;
        let best = Line::from(before, seen.best.iter().copied())?;
        let answers = seen.answer.iter().copied();
        let made = Line::from(before, [seen.made].into_iter().chain(answers.clone()))?;
        let after_best = best.after_first()?;
        let answer = Line::from(made.after_first()?, answers)?;
        (seen.best.first() != Some(&seen.made)).then_some(Moment {
            chess,
            seen,
            before,
            best,
            made,
            answer,
            after_best,
        })
    }

    fn us(&self) -> Color {
        self.before.turn()
    }

    /// The best line ends in a mate, and the move that was made mates later or not at all.
    fn mate(&self) -> Option<Sentence> {
        let moves = self.best.mates_in()?;
        let is_found = is_certain(moves) && moves_to_mate(self.seen.before_score) == Some(moves);
        let later = moves_to_mate(self.seen.after_score).filter(|&moves| moves > 0);
        let is_as_fast = self.made.mates_in() == Some(1) || later.is_some_and(|it| it < moves);
        (is_found && !is_as_fast).then_some(())?;
        of_number(Pattern::Mate, moves.unsigned_abs())
    }

    /// The answer ends in a mate that would not have come otherwise.
    fn allows_mate(&self) -> Option<Sentence> {
        let moves = self.answer.mates_in()?;
        let is_found = is_certain(moves) && moves_to_mate(self.seen.after_score) == Some(-moves);
        let was_lost = moves_to_mate(self.seen.before_score).is_some_and(|moves| moves < 0);
        (is_found && !was_lost).then_some(())?;
        of_number(Pattern::AllowsMate, moves.unsigned_abs())
    }

    /// The best move attacks two men, and the line takes one of them.
    fn fork(&self) -> Option<Sentence> {
        let fork = Fork::by(&self.before, self.best.first()?)?;
        let men = fork.won_in(&self.best)?;
        let gain = self.best.gain(self.us());
        (gain >= value(Role::Pawn) && self.seen.explains(gain)).then_some(())?;
        of_men(Pattern::Fork, men)
    }

    /// The answer attacks two men, and takes one of them; after the best move it could not.
    fn allows_fork(&self) -> Option<Sentence> {
        let first = self.answer.first()?;
        let fork = Fork::by(self.answer.start(), first)?;
        let men = fork.won_in(&self.answer)?;
        let loss = -self.made.gain(self.us());
        (loss >= value(Role::Pawn) && self.seen.explains(loss)).then_some(())?;
        let is_stopped = Fork::by(&self.after_best, first).is_none();
        is_stopped.then_some(())?;
        of_men(Pattern::AllowsFork, men)
    }

    /// The best move takes a man with gain, which the move that was made doesn't take.
    fn free(&self) -> Option<Sentence> {
        let first = self.best.first()?;
        let capture = Capture::by(&self.before, first)?;
        let also = taken(&self.before, self.made.first()?);
        let is_taken = also.is_some_and(|(_, at)| at == capture.square);
        let gain = self.best.gain(self.us());
        let is_kept = gain >= mostly(capture.gain);
        (is_kept && !is_taken && self.seen.explains(gain)).then_some(())?;
        capture.told(Pattern::Free, Pattern::Wins)
    }

    /// The answer takes a man with gain, which the best move would have saved.
    fn hangs(&self) -> Option<Sentence> {
        let (first, made) = (self.answer.first()?, self.made.first()?);
        let capture = Capture::by(self.answer.start(), first)?;
        let given_for = taken(&self.before, made).map_or(0, |(role, _)| value(role));
        let is_given = 2 * given_for <= capture.gain && made.promotion.is_none();
        let loss = -self.made.gain(self.us());
        let is_lost = loss >= mostly(capture.gain - given_for);
        (is_given && is_lost && self.seen.explains(loss)).then_some(())?;
        let stood = match made.to == capture.square {
            true => made.from,
            false => capture.square,
        };
        let is_saved = self.is_saved(&capture, stood);
        is_saved.then(|| capture.told(Pattern::Hangs, Pattern::Loses))?
    }

    /// Returns whether a man can't be taken with as much gain after the best move.
    fn is_saved(&self, capture: &Capture, stood: Square) -> bool {
        let is_ours = |position: &Position, at| {
            let men = position.board().men(self.us(), capture.role);
            men.contains(at)
        };
        let Some(best) = self.best.first() else {
            return false;
        };
        let stands = match best.from == stood {
            true => best.to,
            false => stood,
        };
        // A rook that castled stands elsewhere.
        if !is_ours(&self.before, stood) || !is_ours(&self.after_best, stands) {
            return false;
        }
        let won = taken(&self.before, best).map_or(0, |(role, _)| value(role));
        let takers = captures_of(&self.after_best, stands);
        let mut gains = takers.map(|mv| capture_gain(&self.after_best, mv));
        gains.all(|gain| gain < value(Role::Pawn) || gain <= won)
    }

    /// The best line saves a lost game.
    fn draw(&self) -> Option<Sentence> {
        let was_lost = self.seen.after_score <= -WON && self.seen.before_score == 0;
        (was_lost && self.is_drawn(&self.best)).then_some(())?;
        of_men(Pattern::Draw, Vec::new())
    }

    /// The answer saves a game that the opponent had lost.
    fn draws(&self) -> Option<Sentence> {
        let was_won = self.seen.before_score >= WON && self.seen.after_score == 0;
        (was_won && self.is_drawn(&self.made)).then_some(())?;
        of_men(Pattern::Draws, Vec::new())
    }

    /// Returns whether a line ends in a stalemate, or where nobody has men to mate with.
    fn is_drawn(&self, line: &Line) -> bool {
        let end = line.end();
        let is_stalemate = !end.is_check() && !end.has_legal_move();
        let bares = self.chess.ends().bare != BareKing::Nothing;
        is_stalemate || !bares && too_few(end)
    }
}

/// A capture with gain.
struct Capture {
    taker: (Role, Square),
    role: Role,
    square: Square,
    gain: i32,
}

impl Capture {
    /// Returns the capture that a move is, if it wins the man, or if the taker is worth less and
    /// the exchange wins.
    fn by(position: &Position, mv: Move) -> Option<Capture> {
        let (role, square) = taken(position, mv)?;
        let taker = position.board().role_at(mv.from)?;
        let gain = capture_gain(position, mv);
        let is_cheap = value(taker) + ALIKE < value(role) && gain >= value(Role::Pawn);
        (gain >= value(role) || is_cheap).then_some(Capture {
            taker: (taker, mv.from),
            role,
            square,
            gain,
        })
    }

    /// Returns what is said of it, depending on whether the man isn't guarded.
    fn told(&self, free: Pattern, guarded: Pattern) -> Option<Sentence> {
        let victim = man(self.role, self.square);
        match self.gain >= value(self.role) {
            true => of_men(free, vec![victim]),
            false => of_men(guarded, vec![man(self.taker.0, self.taker.1), victim]),
        }
    }
}

/// The longest mate that is told: of longer ones not all defences were looked at.
const LONGEST_MATE: i32 = 3;

fn is_certain(moves: i32) -> bool {
    moves <= LONGEST_MATE
}

/// Returns in how many moves a score is a mate; below 0 for the player who is mated.
fn moves_to_mate(score: i32) -> Option<i32> {
    mate_in(score).map(|plies| plies.signum() * (plies.abs() + 1) / 2)
}

fn man(role: Role, square: Square) -> Man {
    Man {
        kind: role.letter(),
        square: square.to_string(),
    }
}
