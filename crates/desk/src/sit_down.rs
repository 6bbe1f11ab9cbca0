//! Playing a game of a text at a table, move by move, as far as the table's laws let it go on.

use rochade_gametext::{GameResult, Notes, Termination};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved::Telling;
use rochade_table::{Clocks, Event, Seat, Start};

use crate::said::{Said, accept_draw, leave, let_stand, offer_draw, offers_draw};
use crate::score::{Begun, End, Score, Turn};

/// A game at the table.
pub(crate) struct Seated {
    pub(crate) telling: Telling,
    /// Whether all that is said in comments could be said at the table.
    pub(crate) all_said: bool,
    /// The number of plies at the table before the first one of the text.
    pub(crate) before: usize,
    /// Whether they were replayed from the comment before all moves.
    pub(crate) from_comment: bool,
    /// Whether a draw was offered with the last move only because it was agreed on.
    pub(crate) adds_offer: bool,
}

/// Brings a game to the table; `None` if it can't start there, or has a move that can't be made.
pub(crate) fn sit_down<G: Score>(game: &G, start: &Start) -> Option<Seated> {
    let (end, by_result) = (end(game, start), game.by_result());
    let seated = Seated::new(game, start, end)?;
    if seated.before > 0 && end != End::Nothing {
        // The plies before the text may end the game by themselves: a repetition that began there.
        let by_itself = Seated::new(game, start, End::Nothing)?;
        if by_itself.result() == Some(game.result()) {
            return Some(by_itself);
        }
    }
    let told = seated.result();
    let is_flag = matches!(end, End::Flag(_)) && told != Some(game.result());
    if end != by_result && (told.is_none() || is_flag) {
        // The ending that the text names does not end the game here, or with another result: the
        // result counts.
        let all_said = seated.all_said;
        return Seated::new(game, start, by_result).map(|seated| Seated { all_said, ..seated });
    }
    Some(seated)
}

/// Returns whether a game is over after its moves, whatever the text says of its end.
pub(crate) fn ends_by_itself<G: Score>(game: &G, start: &Start) -> bool {
    let seated = Seated::new(game, start, End::Nothing);
    seated.is_some_and(|seated| seated.result().is_some())
}

/// Returns what ends a game, by the board, the tag `Termination` and the comments.
fn end<G: Score>(game: &G, start: &Start) -> End {
    let last = game.sheet().notes().next_back();
    let comment = last.map_or(&game.sheet().preface, |notes| &notes.after);
    let is_said = Said::all(comment.as_str()).any(Said::ends_the_game);
    if is_said || game.ends_by_itself(start) {
        return End::Nothing;
    }
    let next = || game.movers().last().unwrap_or(WHITE);
    match (game.termination(), game.sheet().result) {
        _ if !game.is_told() => End::Nothing,
        (Some(Termination::Time), GameResult::White) => End::Flag(BLACK),
        (Some(Termination::Time), GameResult::Black) => End::Flag(WHITE),
        (Some(Termination::Time), GameResult::Draw) => End::Flag(next()),
        (Some(Termination::Count), _) => End::Nothing,
        _ => game.by_result(),
    }
}

impl Seated {
    fn new<G: Score>(game: &G, start: &Start, end: End) -> Option<Seated> {
        let mut movers = game.movers();
        let mut mover = movers.next()?;
        let mut last = mover;
        let mut seated = Seated::begin(game, start)?;
        let mut clocks = seated.clocks(mover);
        if game.is_empty() {
            seated.happen(game.last_events())?;
        }
        if !seated.from_comment {
            seated.say(game.sheet().preface.as_str());
        }
        for (ply, (turn, notes)) in (1..).zip(game.turns().zip(game.sheet().notes())) {
            if seated.telling.table().outcome().is_some() {
                break;
            }
            let Turn {
                before,
                step,
                illegal,
            } = turn;
            seated.happen(before)?;
            let is_last = ply == game.len();
            let is_offered = offers_draw(notes.after.as_str());
            seated.adds_offer = is_last && end == End::Agreed && !is_offered;
            if is_offered || seated.adds_offer {
                seated.all_said &= offer_draw(&mut seated.telling, mover).is_ok();
            }
            let next = movers.next()?;
            if let Some(clocks) = &mut clocks {
                seated.run_down(clocks, notes, next);
            }
            match illegal {
                false => seated.telling.tell(Event::Played(step)).ok()?,
                true => let_stand(&mut seated.telling, step, mover).ok()?,
            }
            if is_last {
                seated.happen(game.last_events())?;
            }
            seated.say(notes.after.as_str());
            (last, mover) = (mover, next);
        }
        // A game that is over already is decided.
        let _ = match end {
            End::Nothing => Ok(()),
            End::Agreed => accept_draw(&mut seated.telling, last),
            End::Flag(seat) => seated.telling.tell(Event::FlagFallen(seat)),
            End::Resigned(seat) => seated.telling.tell(Event::Resigned(seat)),
        };
        Some(seated)
    }

    /// The result, if the game is over.
    fn result(&self) -> Option<&'static str> {
        let outcome = self.telling.table().outcome();
        outcome.map(|outcome| outcome.result)
    }

    /// Lets men be blown and players leave; who does so when the game is over changes nothing.
    fn happen(&mut self, events: Vec<Event>) -> Option<()> {
        for event in events {
            let is_over = self.telling.table().outcome().is_some();
            match event {
                Event::Blown(_) => self.telling.tell(event).ok()?,
                _ if is_over => self.all_said = false,
                _ => leave(&mut self.telling, event).ok()?,
            }
        }
        Some(())
    }

    /// Brings the game to the position where the moves of the text begin.
    fn begin<G: Score>(game: &G, start: &Start) -> Option<Seated> {
        let (telling, from_comment) = match game.begun(start) {
            Some(Begun {
                telling,
                from_comment,
            }) => (telling, from_comment),
            None => (Telling::new(start)?, false),
        };
        Some(Seated {
            before: telling.table().plies(),
            telling,
            all_said: true,
            from_comment,
            adds_offer: false,
        })
    }

    /// The clocks as they stand then, with this seat to move.
    fn clocks(&self, mover: Seat) -> Option<Clocks> {
        let table = self.telling.table();
        let controls = table.record().start.controls.clone()?;
        let view = table.view();
        let before = view.entries.iter().map(|entry| entry.deed.man.seat);
        let mut movers = before.chain([mover]);
        let mut clocks = Clocks::new(controls, movers.next()?);
        for next in movers {
            clocks.finish_move(next);
        }
        Some(clocks)
    }

    /// Says at the table what a comment holds.
    fn say(&mut self, comment: &str) {
        for said in Said::all(comment) {
            self.all_said &= said.tell(&mut self.telling).is_ok();
        }
    }

    /// Runs the clock of the seat to move down, so that it shows the time of the notes when its
    /// move is made; that is an event, unless it shows that anyway.
    fn run_down(&mut self, clocks: &mut Clocks, notes: &Notes, next: Seat) {
        let told = notes.clock.and_then(|left| before_move(clocks, left, next));
        if let Some(told) = told {
            clocks.run_down(told);
            let _ = self.telling.tell(Event::TimeLeft(told));
        }
        clocks.finish_move(next);
    }
}

/// Returns what a clock has to show before the move, so that it shows `left` after it; `None` if it
/// does anyway.
fn before_move(clocks: &Clocks, left: u32, next: Seat) -> Option<u32> {
    if clocks.clone().finish_move(next) == left {
        return None;
    }
    let mut started = clocks.clone();
    started.start();
    let before = started.left(started.turn());
    let earned = started.finish_move(next).saturating_sub(before);
    Some(left.saturating_sub(earned).min(before))
}
