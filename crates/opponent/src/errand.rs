//! What the computer is asked from outside: a saved game, and a seat in it.

use rochade_table::saved::{self, Unreadable};
use rochade_table::{Bonus, Control, GameKind, Intent, Seat, SquareId, Table};

use crate::anyone::{AnyWatch, Anyone};
use crate::{Budget, Difficulty, Left, Level};

/// A seat of a game that somebody else has on the board.
#[derive(Debug)]
pub struct Errand {
    table: Table,
    seat: Seat,
}

impl Errand {
    /// Reads the game of a saved text, in which the clocks may rest: here they go on.
    ///
    /// # Errors
    ///
    /// Why the text is no game.
    pub fn read(text: &str, seat: Seat) -> Result<Errand, Unreadable> {
        let mut table = saved::read(text)?;
        table.tell_time(0);
        // What doesn't rest goes on already.
        let _ = table.apply(Intent::Resume);
        Ok(Errand { table, seat })
    }

    /// Returns who plays the seat; `None` if that is no computer. Each game of a sitting has a
    /// chance of its own. At full strength it takes the player of an earlier question
    /// ([`keep`](Errand::keep)), whose transposition table goes on.
    pub fn player(&self, kept: &mut Option<Anyone>) -> Option<Anyone> {
        let computer = self.table.computer(self.seat)?;
        let games = u64::from(self.table.sitting().games_before);
        let level = Level::new(computer.level)?;
        let seed = u64::from(computer.seed) ^ games << 32;
        Some(match level {
            Level::FULL => self.full(kept, seed),
            _ => Anyone::of(self.game(), level, seed, level.hash()),
        })
    }

    /// Keeps a player for later questions, if it plays at full strength: below that nothing that
    /// was asked before may have a say.
    pub fn keep(player: Anyone, kept: &mut Option<Anyone>) {
        if player.level() == Level::FULL {
            *kept = Some(player);
        }
    }

    /// Returns how hard the seat's next move is to choose.
    pub fn difficulty(&self, player: &mut Anyone) -> Difficulty {
        player.difficulty(&self.table, self.seat)
    }

    /// How much of its time the seat takes for a move; without a clock, a second at full strength,
    /// and below it whatever it needs. The time for a move that isn't as hard as usual is
    /// [in proportion](Budget::in_proportion).
    pub fn budget(&self) -> Option<Budget> {
        let clock = self.table.view().clock;
        let faces = clock.map(|clock| clock.faces).unwrap_or_default();
        let Some(face) = faces.iter().find(|face| face.seat == self.seat) else {
            let computer = self.table.computer(self.seat)?;
            let is_full = computer.level == Level::FULL.number();
            return is_full.then_some(Budget::of(SECOND));
        };
        let controls = self.table.record().start.controls.as_ref();
        let control = controls.and_then(|controls| controls.get(self.seat.index()))?;
        let view = self.table.view();
        let made = view.entries.iter();
        let made = made.filter(|entry| entry.deed.man.seat == self.seat);
        let left = left(control, made.count(), face.left);
        let by_clock = Budget::by(left, OVERHEAD);
        Some(Budget {
            enough: by_clock.enough.min(LONGEST),
            most: by_clock.most.min(2 * LONGEST),
        })
    }

    /// What the seat does now, one intent after the other.
    pub fn act(&self, player: &mut Anyone, watch: &mut impl AnyWatch) -> Vec<Intent> {
        let may_resign = self.table.record().start.computers_resign;
        player.act(&self.table, self.seat, may_resign, watch)
    }

    /// Returns over which squares the seat would move at full strength, or which man it would huff;
    /// nothing, if it can't do either.
    pub fn hint(&self, kept: &mut Option<Anyone>, watch: &mut impl AnyWatch) -> Vec<SquareId> {
        let player = self.full(kept, 0);
        let play = kept.insert(player).play(&self.table, watch);
        let Some(play) = play else {
            return Vec::new();
        };
        match (play.blow, play.step) {
            (Some(blown), _) => vec![blown],
            (None, step) => step.map_or_else(Vec::new, |step| step.path.to_vec()),
        }
    }

    fn game(&self) -> GameKind {
        self.table.record().start.game()
    }

    /// The player of the game at full strength that was kept, or a new one.
    fn full(&self, kept: &mut Option<Anyone>, seed: u64) -> Anyone {
        match kept.take().filter(|player| player.plays(self.game())) {
            Some(mut player) => {
                player.set_seed(seed);
                player
            }
            None => Anyone::of(self.game(), Level::FULL, seed, Level::FULL.hash()),
        }
    }
}

/// How long full strength thinks about a move without a clock, in milliseconds.
const SECOND: u32 = 1_000;

/// The milliseconds that are lost on the way from the clock to the answer and back.
const OVERHEAD: u32 = 150;

/// The longest time for a move, in milliseconds, whatever the clock shows: nobody likes to wait
/// longer.
const LONGEST: u32 = 8_000;

/// Returns what a clock of this control shows with `left` milliseconds, after `made` moves of its
/// player.
fn left(control: &Control, made: usize, left: u32) -> Left {
    let mut rest = made;
    let periods = control.periods();
    let last = periods.len().saturating_sub(1);
    let mut current = periods.first();
    for (index, period) in periods.iter().enumerate() {
        current = Some(period);
        match period.moves.map(usize::from) {
            Some(moves) if index < last && rest >= moves => rest -= moves,
            _ => break,
        }
    }
    let millis = |seconds: u32| seconds.saturating_mul(1_000);
    let bonus = current.map_or(Bonus::None, |period| period.bonus);
    let moves = current.and_then(|period| period.moves);
    let (bonus, delay) = match bonus {
        Bonus::None => (0, 0),
        Bonus::Fischer(seconds) => (millis(seconds), 0),
        Bonus::Bronstein(seconds) | Bonus::Delay(seconds) => (0, millis(seconds)),
    };
    Left {
        left,
        bonus,
        delay,
        moves: moves.map(|moves| u32::from(moves) - (rest % usize::from(moves)) as u32),
    }
}

#[cfg(test)]
mod tests {
    use rochade_search::{Unwatched, Watch};
    use rochade_table::chess::BLACK;
    use rochade_table::saved::Times;
    use rochade_table::{Computer, Player as Seated, Start};

    use super::*;

    fn start(level: u8) -> Start {
        let mut start = Start::new(GameKind::Chess, vec![Seated::default(); 2]);
        start.players[1].computer = Computer::new(level, 9);
        start
    }

    fn errand(start: Start, typed: &str) -> Errand {
        let mut table = Table::new(start);
        table.tell_time(0);
        for typed in typed.split_whitespace() {
            table.apply(Intent::Type(typed.into())).expect("a move");
        }
        let text = saved::write(&table, Times::Kept).expect("a text");
        Errand::read(&text, BLACK).expect("a game")
    }

    #[test]
    fn who_is_asked_answers_with_what_a_hand_would_do_though_the_clocks_rest() {
        let mut timed = start(1);
        timed.controls = Control::from_minutes("5+3")
            .ok()
            .map(|control| vec![control]);
        for start in [start(1), timed] {
            let errand = errand(start, "e4");
            let mut player = errand.player(&mut None).expect("a computer");
            let intents = errand.act(&mut player, &mut Unwatched);
            assert!(
                matches!(intents[..], [Intent::Touch(_), Intent::LetGo(Some(_))]),
                "{intents:?}"
            );
            assert!(intents.iter().all(|intent| intent.to_words().is_some()));
        }
        // It is not its turn.
        let errand = errand(start(1), "");
        let mut player = errand.player(&mut None).expect("a computer");
        assert_eq!(errand.act(&mut player, &mut Unwatched), []);
    }

    #[test]
    fn only_full_strength_goes_on_with_what_it_has_found() {
        let mut kept = None;
        for level in [9, 10] {
            let errand = errand(start(level), "e4 e5 a3 a6 a4 a5 b3 b6 c3");
            let mut player = errand.player(&mut kept).expect("a computer");
            assert!(kept.is_none());
            errand.act(&mut player, &mut Brief(3));
            Errand::keep(player, &mut kept);
            assert_eq!(kept.is_some(), level == 10);
        }
        let weak = errand(start(9), "e4").player(&mut kept);
        assert!(weak.is_some_and(|player| player.level() != Level::FULL) && kept.is_some());
        let hint = errand(start(10), "e4").hint(&mut kept, &mut Brief(3));
        assert_eq!((hint.len(), kept.is_some()), (2, true));
        let strong = errand(start(10), "e4").player(&mut kept);
        assert!(strong.is_some() && kept.is_none());
    }

    #[test]
    fn only_full_strength_takes_its_time_without_a_clock() {
        let budget = |level| errand(start(level), "e4").budget();
        assert_eq!((budget(9), budget(10)), (None, Some(Budget::of(SECOND))));
    }

    #[test]
    fn the_time_that_is_left_is_shared_among_the_moves_that_it_is_for() {
        let control = Control::from_minutes("40/90+30:30+30").expect("a control");
        let moves = |made| left(&control, made, 60_000).moves;
        assert_eq!((moves(0), moves(39), moves(40)), (Some(40), Some(1), None));
        assert_eq!(left(&control, 0, 60_000).bonus, 30_000);
        let control = Control::from_minutes("10/5").expect("a control");
        assert_eq!(left(&control, 23, 60_000).moves, Some(7));
    }

    #[test]
    fn a_hint_is_a_step_of_who_is_to_move() {
        let errand = Errand {
            seat: rochade_table::chess::WHITE,
            ..errand(start(1), "f3 e5 a3")
        };
        assert_eq!(errand.hint(&mut None, &mut Brief(3)).len(), 2);
    }

    struct Brief(u32);

    impl<M> Watch<M> for Brief {
        fn stops(&mut self) -> bool {
            false
        }

        fn goes_on(&mut self, _: &rochade_search::Progress<'_, M>) -> bool {
            self.0 -= 1;
            self.0 > 0
        }
    }
}
