//! Who can still mate, asked once of each position: what is relived on a table of its own, a link,
//! a file, a story, was mostly asked before.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

use rochade_chess as chess;

use super::facts;
use crate::outcome::Dead;

/// How many of the last positions are known at least: more than any game has that people play.
const KEPT: usize = 1 << 12;

thread_local! {
    /// They follow from the position alone, so that it makes no difference to any game whether they
    /// are kept.
    static ANSWERS: RefCell<Answers> = RefCell::default();
}

/// The answers for the last positions, in two halves: a full new one takes the place of the old
/// one, which is forgotten.
#[derive(Default)]
struct Answers {
    new: Kept,
    old: Kept,
}

type Kept = HashMap<chess::TolerantPosition, Known, BuildHasherDefault<DefaultHasher>>;

/// What was asked of a position so far.
#[derive(Clone, Default)]
struct Known {
    dead: OnceCell<Option<Dead>>,
    can_mate: [OnceCell<bool>; 2],
}

impl Answers {
    /// Returns what is known of a position, to be added to.
    fn of(&mut self, position: &chess::TolerantPosition) -> &Known {
        if self.new.len() == KEPT && !self.new.contains_key(position) {
            core::mem::swap(&mut self.new, &mut self.old);
            self.new.clear();
        }
        let old = &mut self.old;
        self.new
            .entry(*position)
            .or_insert_with(|| old.remove(position).unwrap_or_default())
    }
}

/// Returns how it is known that nobody can mate any more.
pub(super) fn dead(position: &chess::TolerantPosition) -> Option<Dead> {
    ANSWERS.with_borrow_mut(|answers| {
        let known = &answers.of(position).dead;
        *known.get_or_init(|| facts::dead(position))
    })
}

/// Returns whether a side could still mate when the other's flag falls.
pub(super) fn can_mate(position: &chess::TolerantPosition, color: chess::Color) -> bool {
    ANSWERS.with_borrow_mut(|answers| {
        let known = &answers.of(position).can_mate[color.index()];
        *known.get_or_init(|| position.can_mate(color))
    })
}

#[cfg(test)]
mod tests {
    use rochade_chess::{Color, Piece, Role, Setup, Square, TolerantPosition};

    use super::{ANSWERS, Answers, KEPT, Known};
    use crate::laws::FiftyMoves;
    use crate::player::{Avatar, Player};
    use crate::saved::{self, Times};
    use crate::{Control, GameKind, Intent, Start, Story, Table};

    /// Returns how many questions were answered that were not known already.
    fn asked() -> usize {
        ANSWERS.with_borrow(|Answers { new, old }| {
            let asked = |known: &Known| {
                let can_mate = known.can_mate.iter().filter(|known| known.get().is_some());
                can_mate.count() + usize::from(known.dead.get().is_some())
            };
            new.values().chain(old.values()).map(asked).sum()
        })
    }

    /// Two kings on both sides of a wall with a gate; each player has this number of seconds.
    fn wall(seconds: &str) -> Table {
        let player = |name: &str| Player {
            name: name.to_owned(),
            avatar: Avatar::King,
            ..Player::default()
        };
        let mut start = Start::new(GameKind::Chess, vec![player("Anna"), player("Ben")]);
        let control = Control::from_seconds(seconds).ok();
        start.controls = control.map(|control| vec![control; 2]);
        start.laws.fifty_moves = FiftyMoves::Nothing;
        let walled = "k7/8/6p1/p1p1p3/P1P1P1P1/8/8/K7 w - - 0 1";
        Table::from_position(start, walled).expect("a playable position")
    }

    fn play(table: &mut Table, text: &str) {
        let moved = table.apply(Intent::Type(text.to_owned()));
        assert!(moved.is_ok(), "{text} {moved:?}");
    }

    /// Relives a game in every way in which that happens.
    fn relive(table: &Table) {
        let replayed = Table::replay(table.record()).expect("the same game");
        assert_eq!(replayed.outcome(), table.outcome());
        let text = saved::write(table, Times::Kept).expect("a link");
        let linked = saved::read(&text).expect("the same game");
        assert_eq!(linked.outcome(), table.outcome());
        Story::default().of(&linked);
    }

    #[test]
    fn a_long_game_that_is_relived_asks_for_no_search_again() {
        // Rounds of 23 and of 22 squares, so that no position comes twice for 1,012 plies.
        let white = "b1 c1 d1 e1 f1 g1 h1 h2 h3 g3 g2 f2 f3 e3 e2 d2 d3 c3 c2 b2 b3 a2 a1";
        let black = "b8 c8 d8 e8 f8 g8 h8 h7 g7 f7 f6 e6 e7 d7 d6 c6 c7 b7 b6 a6 a7 a8";
        let [mut white, mut black] = [white, black].map(|round| round.split(' ').cycle());
        let mut table = wall("");
        for to in (0..505)
            .flat_map(|_| [white.next(), black.next()])
            .flatten()
        {
            play(&mut table, &format!("K{to}"));
        }
        let once = asked();
        assert_eq!(once, 1 + 1_010, "where it begins, and each move");
        relive(&table);
        assert_eq!(asked(), once);
    }

    #[test]
    fn a_fallen_flag_that_is_relived_asks_for_no_search_again() {
        let mut table = wall("60");
        table.tell_time(0);
        play(&mut table, "Kb1");
        let before = asked();
        table.tell_time(60_000);
        assert!(table.outcome().is_some());
        let once = asked();
        assert_eq!(once, before + 1, "whether White could mate");
        relive(&table);
        assert_eq!(asked(), once);
    }

    #[test]
    fn the_last_positions_are_known_whatever_came_before() {
        let mut answers = Answers::default();
        let mut is_known = |number: usize| {
            let known = &answers.of(&position(number)).dead;
            let is_known = known.get().is_some();
            known.get_or_init(|| None);
            is_known
        };
        let all = KEPT + KEPT / 2;
        assert!(!(0..all).any(&mut is_known));
        assert!((all - KEPT..all).all(&mut is_known));
        assert!(answers.new.len() + answers.old.len() <= 2 * KEPT);
    }

    /// Returns one of 8,192 positions of two kings and a knight.
    fn position(number: usize) -> TolerantPosition {
        let mut setup = Setup {
            turn: Color::Black,
            ..Setup::EMPTY
        };
        for (square, color, role) in [
            (number % 16, Color::White, Role::King),
            (16 + number / 256, Color::White, Role::Knight),
            (48 + number / 16 % 16, Color::Black, Role::King),
        ] {
            let square = Square::from_index(square).expect("a square of the board");
            setup.placement.put(square, Piece::new(color, role));
        }
        TolerantPosition::from_setup(&setup).expect("a position")
    }
}
