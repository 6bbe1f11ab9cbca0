//! What is said of a moment of draughts: each thing is proved by the rules, on the board and along
//! the line. Of what can't be proved nothing is said.

mod exchange;
mod line;

use rochade_draughts::{Capture, Color, Square, Squares};
use rochade_review::{Man, Pattern, Sentence};

use self::exchange::{Budget, forced, swing};
use self::line::Line;
use super::evaluation::{MAN, king};
use super::{Draughts, Node, Turn};
use crate::sentence::{Proof, Seen, of_men, of_number};

/// Returns what is said of a moment.
pub(super) fn sentence(game: &Draughts, seen: &Seen<'_, Draughts>) -> Sentence {
    let told =
        Moment::of(game, seen).and_then(|moment| seen.first_proved(&moment, &Moment::PROOFS));
    told.unwrap_or(Sentence::BETTER)
}

/// A moment with its lines, replayed.
struct Moment<'a> {
    game: &'a Draughts,
    seen: &'a Seen<'a, Draughts>,
    best: Line,
    /// The move that was made, and the answer.
    made: Line,
    /// The answer alone.
    answer: Line,
    /// The position after the best move.
    after_best: Node,
}

/// From here on a game counts as won, in hundredths of a man.
const WON: i32 = 300;

impl<'a> Moment<'a> {
    /// The proofs in the order they are tried in: of what was missed, and of the same allowed.
    const PROOFS: [[Proof<Moment<'a>>; 2]; 3] = [
        [|it| it.shot(), |it| it.allows_shot()],
        [|it| it.free(), |it| it.huffed().or_else(|| it.hangs())],
        [|it| it.draw(), |it| it.draws()],
    ];

    /// Replays the lines; `None` where there is nothing to compare.
    fn of(game: &'a Draughts, seen: &'a Seen<'a, Draughts>) -> Option<Moment<'a>> {
        let answers = seen.answer.iter().copied();
        let best = Line::from(game, *seen.before, seen.best.iter().copied())?;
        let made = [seen.made].into_iter().chain(answers.clone());
        let made = Line::from(game, *seen.before, made)?;
        let answer = Line::from(game, made.after_first()?, answers)?;
        let after_best = best.after_first()?;
        (seen.best.first() != Some(&seen.made)).then_some(Moment {
            game,
            seen,
            best,
            made,
            answer,
            after_best,
        })
    }

    fn before(&self) -> &Node {
        self.seen.before
    }

    fn us(&self) -> Color {
        self.before().position.turn()
    }

    /// The best line gives men and wins more of them, whatever is captured.
    fn shot(&self) -> Option<Sentence> {
        let [first, second] = self.best.first_two()?;
        let gives = !takes(first) && takes(second);
        gives.then_some(())?;
        of_number(Pattern::Shot, self.won_in(&self.best)?)
    }

    /// The answer wins more men than it gives, whatever is captured, and could not have done so
    /// after the best move.
    fn allows_shot(&self) -> Option<Sentence> {
        let [first, second] = self.answer.first_two()?;
        let gives = takes(second) && !takes(self.made.first()?);
        gives.then_some(())?;
        let men = self.won_in(&self.answer)?;
        let is_same = |turn: &Turn| {
            if takes(first) {
                takes(*turn)
            } else {
                *turn == first
            }
        };
        let turns = self.game.turns(&self.after_best).into_iter();
        let given = self.best.first().map_or(0, victims);
        let is_stopped = turns.filter(is_same).all(|turn| {
            let won = self.forced_by(&self.after_best, turn);
            won.is_some_and(|won| won < 1 || won <= given)
        });
        is_stopped.then(|| of_number(Pattern::AllowsShot, men))?
    }

    /// Returns how many men more a line wins than it gives until nobody captures, if that doesn't
    /// depend on what the other side captures.
    fn won_in(&self, line: &Line) -> Option<u32> {
        let is_forced = self.game.rules.capture == Capture::Must;
        is_forced.then_some(())?;
        let side = line.start().position.turn();
        let won = line.men_won(side)?;
        let worth = line.gain(self.game, side)?;
        let is_proved = self.forced_by(line.start(), line.first()?)? >= won;
        let is_worth = worth >= won * MAN && self.seen.explains(worth);
        (is_proved && is_worth).then_some(won.unsigned_abs())
    }

    /// Returns how many men more than it gives a side wins by force with a turn.
    fn forced_by(&self, node: &Node, turn: Turn) -> Option<i32> {
        let next = self.game.after(node, turn);
        Some(victims(turn) + forced(self.game, &next, &mut Budget::new())?)
    }

    /// The best move takes a man for nothing, which the move that was made doesn't take.
    fn free(&self) -> Option<Sentence> {
        let first = self.best.first()?;
        let victims = self.taken_for_nothing(self.before(), first)?;
        let taken = self.made.first()?.effect.map(|effect| effect.victims);
        let free = (victims - taken.unwrap_or_default()).first()?;
        let gain = self.best.gain(self.game, self.us())?;
        let is_kept = gain >= self.worth(self.before(), victims);
        (is_kept && self.seen.explains(gain)).then_some(())?;
        of_men(Pattern::Free, vec![man(self.before(), free)?])
    }

    /// The answer takes a man for nothing, which the best move would have saved.
    fn hangs(&self) -> Option<Sentence> {
        let after = self.answer.start();
        let victims = self.taken_for_nothing(after, self.answer.first()?)?;
        let made = self.made.first()?;
        (!takes(made) && made.blow.is_none()).then_some(())?;
        let loss = self.made.gain(self.game, self.us().other())?;
        let is_lost = loss >= self.worth(after, victims);
        (is_lost && self.seen.explains(loss)).then_some(())?;
        let hanging = victims.into_iter().find(|&at| self.is_saved(at, made))?;
        of_men(Pattern::Hangs, vec![man(after, hanging)?])
    }

    /// A capture was missed, and the answer blows a man for that; the best move captures.
    fn huffed(&self) -> Option<Sentence> {
        let blown = self.answer.first()?.blow?;
        let after = self.answer.start();
        let is_missed = self.before().can_capture() && takes(self.best.first()?);
        let loss = self.made.gain(self.game, self.us().other())?;
        let is_lost = loss >= self.worth(after, Squares::of(blown));
        (is_missed && is_lost && self.seen.explains(loss)).then_some(())?;
        of_men(Pattern::Huffed, vec![man(after, blown)?])
    }

    /// Returns which men a capture takes, if nothing that the other side captures then pays.
    fn taken_for_nothing(&self, node: &Node, turn: Turn) -> Option<Squares> {
        let victims = turn.effect.filter(|_| turn.blow.is_none())?.victims;
        let next = self.game.after(node, turn);
        let swing = swing(self.game, &next, node.position.turn(), &mut Budget::new())?;
        (victims.any() && swing >= 0).then_some(victims)
    }

    /// Returns whether a man that stands on a square after the move that was made can't be taken
    /// for nothing after the best move.
    fn is_saved(&self, at: Square, made: Turn) -> bool {
        let way = |turn: Turn| turn.effect.map(|effect| (effect.from, effect.to));
        let (made, best) = (way(made), self.best.first().and_then(way));
        let stood = made
            .filter(|&(_, to)| to == at)
            .map_or(at, |(from, _)| from);
        let moved = best.filter(|&(from, _)| from == stood);
        let stands = moved.map_or(stood, |(_, to)| to);
        let won = self
            .best
            .first()
            .map_or(0, |turn| self.won_by(self.before(), turn));
        let mut turns = self.game.turns(&self.after_best).into_iter();
        turns.all(|turn| {
            let taken = self.taken_for_nothing(&self.after_best, turn);
            let is_taken = taken.is_some_and(|victims| victims.contains(stands));
            !is_taken || self.won_by(&self.after_best, turn) <= won
        })
    }

    /// Returns what a turn takes.
    fn won_by(&self, node: &Node, turn: Turn) -> i32 {
        let victims = turn.effect.map(|effect| effect.victims);
        self.worth(node, victims.unwrap_or_default())
    }

    fn worth(&self, node: &Node, men: Squares) -> i32 {
        let of = |color| node.position.kings(color);
        let kings = men & (of(Color::White) | of(Color::Black));
        kings.len() as i32 * king(&self.game.rules) + (men - kings).len() as i32 * MAN
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

    /// Returns whether a line ends with one king each, and the laws draw that.
    fn is_drawn(&self, line: &Line) -> bool {
        self.game.ends.one_king_each && line.end().position.is_one_king_each()
    }
}

/// Returns whether a turn captures.
fn takes(turn: Turn) -> bool {
    turn.effect.is_some_and(|effect| effect.victims.any())
}

/// Returns how many men a turn captures.
fn victims(turn: Turn) -> i32 {
    turn.effect.map_or(0, |effect| effect.victims.len() as i32)
}

fn man(node: &Node, square: Square) -> Option<Man> {
    let man = node.position.man_at(square)?;
    Some(Man {
        kind: if man.king { 'K' } else { 'M' },
        square: square.to_string(),
    })
}
