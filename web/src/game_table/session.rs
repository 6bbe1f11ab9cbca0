//! The table with what is shown of it, and who sits at the bottom of the page.

use std::cell::{OnceCell, Ref, RefCell};
use std::rc::Rc;

use rochade_table::{
    ClockState, ClockView, Computer, Happening, Intent, Laws, Plan, Player, Refusal, Ruling, Seat,
    SeatView, SquareId, Start, Story, Table, Tenths, View, WhyNot,
};

use crate::embed::{Near, usually_near};
use crate::offered::Offered;
use crate::page;
use crate::root;
use crate::sides::Sides;

/// No opening has a name after more plies.
pub(super) const OPENING: usize = 40;

/// The game on the board. Whatever changes it, what is shown follows.
pub(super) struct Session {
    table: Table,
    view: Rc<View>,
    /// The number of the player who sits at the bottom of the page; players keep their place
    /// through a sitting.
    near_player: usize,
    /// Whether two people play the game by passing a link.
    is_linked: bool,
    /// Whether the players are told which men have failed to capture.
    tells_of_missed: bool,
    /// The squares of a hint.
    hint: Rc<[SquareId]>,
    /// Whether a move that is finished waits for the word of the host, or of a puzzle.
    waits: bool,
    /// The positions up to the ply that is shown; found when they are needed first.
    positions: OnceCell<Rc<Vec<String>>>,
    /// The rulings, as far as they were asked for.
    story: RefCell<Story>,
}

impl Session {
    /// A table with the player of this number at the bottom of the page; whether its game is passed
    /// by link.
    pub(super) fn new(table: Table, near_player: usize, is_linked: bool) -> Session {
        let mut session = Session {
            view: Rc::new(table.view()),
            table,
            near_player,
            is_linked,
            tells_of_missed: true,
            hint: Rc::default(),
            waits: false,
            positions: OnceCell::new(),
            story: RefCell::default(),
        };
        session.refresh_view();
        session
    }

    /// Returns what the page opens with: chess, no names, no clock, but for what its address offers
    /// (play.md, section 1, point 1). Where that is a computer, the near seat is left to a person.
    pub(super) fn first(offered: &Offered, near: &Near) -> Session {
        let laws = offered.laws.clone().unwrap_or(Laws::MODERN);
        let plan = laws.plan();
        let players = players(&plan, near.at(&plan), offered.computer);
        let start = Start {
            controls: offered.control().map(|control| vec![control]),
            ..Start::under(laws, players)
        };
        let mut session = Session::new(Table::new(start), 0, false);
        session.near_player = session.usually_near();
        session
    }

    /// The table.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// Returns the table alone.
    pub(super) fn into_table(self) -> Table {
        self.table
    }

    /// Returns what is shown of it.
    pub(super) fn view(&self) -> &Rc<View> {
        &self.view
    }

    /// The number of the player at the bottom.
    pub(super) fn near_player(&self) -> usize {
        self.near_player
    }

    /// The number of the player who sits at the bottom as long as nobody has turned the board.
    /// A person does, if one plays.
    pub(super) fn usually_near(&self) -> usize {
        let seat = self.view.seat(usually_near(&self.view.plan));
        let is_person = |seat: &&SeatView| seat.player.computer.is_none();
        let person = seat
            .filter(is_person)
            .or(self.view.seats.iter().find(is_person));
        person.or(seat).map_or(0, |seat| seat.player_number)
    }

    /// Returns who sits where.
    pub(super) fn sides(&self) -> Sides<'_> {
        Sides::new(&self.view, self.near_player)
    }

    /// Returns what the clocks show now.
    pub(super) fn clocks(&self, tenths: Tenths) -> Option<ClockView> {
        self.table.clock_view_with(tenths)
    }

    /// Returns why a man can't move, or can't go to a square.
    pub(super) fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        self.table.why_not(from, to)
    }

    /// The positions of the game up to the one that is shown: by them, openings have names.
    pub(super) fn positions(&self) -> &Rc<Vec<String>> {
        self.positions
            .get_or_init(|| Rc::new(self.table.positions(OPENING)))
    }

    /// The rulings so far, with their paragraphs. They are worked out only for who asks.
    pub(super) fn story(&self) -> Ref<'_, [Ruling]> {
        let _ = self.story.borrow_mut().of(&self.table);
        Ref::map(self.story.borrow(), Story::rulings)
    }

    /// Returns whether the game is passed by link: then a link that goes on with it may.
    pub(super) fn is_linked(&self) -> bool {
        self.is_linked
    }

    /// Lets the game be passed by link.
    pub(super) fn link(&mut self) {
        self.is_linked = true;
    }

    /// Returns whether the game has clocks.
    pub(super) fn has_clocks(&self) -> bool {
        self.view.clock.is_some()
    }

    /// Returns whether a game is under way that must not be replaced unasked.
    pub(super) fn is_unfinished(&self) -> bool {
        let clock = self.view.clock.as_ref();
        let runs = clock.is_some_and(|clock| clock.state == ClockState::Running);
        self.table.outcome().is_none() && (self.table.plies() > 0 || runs)
    }

    /// Hands an intent to the table. Gives what happened by now because time passed, and what the
    /// table answers. What is shown stays as it was until [`Session::refresh_view`] is called,
    /// since reasons are about what the player saw.
    pub(super) fn apply(
        &mut self,
        intent: Intent,
    ) -> (Vec<Happening>, Result<Vec<Happening>, Refusal>) {
        let starts = matches!(intent, Intent::Start(_) | Intent::GoOn(_));
        // Time first, so that a flag falls before what comes after it.
        let happenings = self.tell_time();
        // The table draws no lots.
        let intent = match intent {
            Intent::Rematch if self.view.draws_lots => {
                Intent::RematchByLot((js_sys::Math::random() * 256.0) as u8)
            }
            other => other,
        };
        let reply = if self.waits {
            self.table.apply_but_wait(intent)
        } else {
            self.table.apply(intent)
        };
        if starts && reply.is_ok() {
            self.is_linked = false;
            // Where the sitting goes on, the players stay where they sit.
            if self.table.sitting().games_before == 0 {
                self.refresh_view();
                self.near_player = self.usually_near();
            }
        }
        (happenings, reply)
    }

    /// The same for what the host wants: nobody has a say in that.
    pub(super) fn apply_at_once(
        &mut self,
        intent: Intent,
    ) -> (Vec<Happening>, Result<Vec<Happening>, Refusal>) {
        let waits = std::mem::take(&mut self.waits);
        let answer = self.apply(intent);
        self.waits = waits;
        answer
    }

    /// Lets moves that are finished wait for the word of the host, or of a puzzle; or not any more.
    pub(super) fn let_moves_wait(&mut self, waits: bool) {
        self.waits = waits;
    }

    /// Lets a puzzle do something at the table; gives what happened, and what had happened by then
    /// because time passed. What is shown stays as it was until [`Session::refresh_view`] is
    /// called.
    pub(super) fn act(
        &mut self,
        act: impl FnOnce(&mut Table) -> Result<Vec<Happening>, Refusal>,
    ) -> Vec<Happening> {
        let mut happenings = self.tell_time();
        happenings.extend(act(&mut self.table).unwrap_or_default());
        happenings
    }

    /// Tells the table the time.
    pub(super) fn tell_time(&mut self) -> Vec<Happening> {
        self.table.tell_time(page::now())
    }

    /// Lets time pass for who is to move in a game that is paused, in milliseconds; it stays
    /// paused.
    pub(super) fn let_pass(&mut self, time: u32) -> Vec<Happening> {
        self.act(|table| table.apply(Intent::Resume));
        page::add_time(f64::from(time));
        self.act(|table| table.apply(Intent::Pause))
    }

    /// Writes down what time the players have left.
    pub(super) fn note_time(&mut self) {
        self.table.note_time();
    }

    /// Makes the view anew, after the table has changed.
    pub(super) fn refresh_view(&mut self) {
        let view = self.table.view().telling_of_missed(self.tells_of_missed);
        let view = view.hinting(&self.hint);
        let before = std::mem::replace(&mut self.view, Rc::new(view));
        root::publish(&self.view);
        let is_same = Rc::ptr_eq(&before.entries, &self.view.entries)
            && before.shown_ply == self.view.shown_ply;
        if !is_same {
            self.positions = OnceCell::new();
        }
    }

    /// Sets whether the players are told which men have failed to capture.
    pub(super) fn tell_of_missed(&mut self, told: bool) {
        if self.tells_of_missed != told {
            self.tells_of_missed = told;
            self.refresh_view();
        }
    }

    /// Marks the squares of a hint, or none.
    pub(super) fn hint(&mut self, squares: Vec<SquareId>) {
        self.hint = squares.into();
        self.refresh_view();
    }

    /// The squares of the hint that is shown, in the order in which its man moves.
    pub(super) fn hinted(&self) -> Rc<[SquareId]> {
        self.hint.clone()
    }

    /// Lets another player sit at the bottom.
    pub(super) fn seat_near(&mut self, player: usize) {
        self.near_player = player;
    }

    /// Lays another line of the game that is replayed on the board. What is shown stays as it was
    /// until [`Session::refresh_view`] is called.
    pub(super) fn lay_line(&mut self, table: Table) {
        self.table = table;
        self.positions = OnceCell::new();
    }

    /// Puts another game on the board; if another player sent it as a link, it is seen by the one
    /// to move.
    pub(super) fn replace(&mut self, table: Table, sent: bool) {
        self.table = table;
        self.refresh_view();
        let mut seats = self.view.seats.iter();
        let near = seats.find(|seat| sent && seat.to_move && seat.player.computer.is_none());
        self.near_player = near.map_or(self.usually_near(), |seat| seat.player_number);
        self.is_linked = sent;
    }
}

/// Who plays a first game, in the order of seats. With a level, the computer has all seats but the
/// person's.
pub(super) fn players(plan: &Plan, person: Seat, computer: Option<u8>) -> Vec<Player> {
    let players = plan.all_seats().map(|seat| Player {
        computer: computer
            .filter(|_| seat != person)
            .and_then(|level| Computer::new(level, page::seed())),
        ..Player::default()
    });
    players.collect()
}
