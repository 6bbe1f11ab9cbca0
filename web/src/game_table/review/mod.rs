//! The look back at a game that is over or read (opponent.md, section 1, "Review"): a worker looks
//! at one position after the other, and its review is written into the game, which is read
//! meanwhile. Then the moments come, one after the other.

mod kept;
mod moments;
mod work;

use gloo_timers::callback::Timeout;
use rochade_review::{Moment, Review};
use rochade_table::saved;
use rochade_table::{Seat, SeatView};
use yew::prelude::*;

pub(super) use self::kept::Found;
pub(crate) use self::work::LookBackEvent;
use super::session::Session;
use super::{GameTable, Redraw};
use crate::command::Look;
use crate::components::eval::EvalGraph;
use crate::components::replay;
use crate::components::review::{self, LookBackCard, Shown};
use crate::desk::replay::{GAME, Game, TheGame};
use crate::embed::Mode;
use crate::platform::worker::Working;
use crate::say;

/// A look back at the game that is read.
pub(super) struct LookBack {
    /// The game's name in the store.
    name: String,
    /// The game as the worker is asked about it.
    saved: String,
    /// The number of events in its record.
    events: usize,
    /// The game without the review.
    plain: TheGame,
    /// The seats that have made the moves, in their order.
    movers: Vec<Seat>,
    /// The state of the work.
    state: State,
    /// The review, as far as it has come.
    review: Review,
    /// The number of the moment that is shown, and whether its answer is.
    moment: usize,
    answered: bool,
    /// Whether the card shows the moves in place of the moments.
    moves: bool,
}

impl LookBack {
    /// Returns the moments in which one move is clearly best.
    pub(super) fn clear_moments(&self) -> impl Iterator<Item = &Moment> {
        self.review.moments.iter().filter(|moment| moment.is_clear)
    }

    /// Returns who made the move after this many plies.
    pub(super) fn mover(&self, ply: usize) -> Option<Seat> {
        self.movers.get(ply).copied()
    }
}

/// The state of a look back's work.
enum State {
    /// The device is asked for a review of before.
    Opening,
    /// The worker analyses, until it is dropped, and has done so many percent.
    Looking {
        _worker: Working,
        percent: u32,
        /// The time after which the worker counts as silent.
        silence: Timeout,
    },
    /// It was stopped.
    Stopped,
    /// The worker could not be loaded, or broke down.
    Failed,
    /// The review is complete.
    Done,
}

impl GameTable {
    /// Returns whether the game on the board can be looked back at: it is over, or read.
    pub(super) fn can_look_back(&self) -> bool {
        // Strangers at a club's tablet are not offered to wait beside it.
        let usually = self.kiosk.is_none();
        let is_asked = self.mode == Mode::Own && self.offered.analyse.unwrap_or(usually);
        let is_over = self.session.view().outcome.is_some() && self.session.view().plies > 0;
        let is_there = match self.reading {
            Some(_) => self.replayed().is_some_and(|game| game.end(GAME) > 0),
            None => is_over,
        };
        is_asked && is_there && self.look_back.is_none() && self.exercising.is_none()
    }

    /// Does what the reader asks of a look back.
    pub(super) fn look_back(&mut self, ctx: &Context<Self>, look: Look) -> Redraw {
        match look {
            Look::Begin => self.begin_look_back(ctx),
            Look::Stop => self.stop_looking(),
            Look::Moves => self.show_moves(),
            Look::Moments => self.show_moments(ctx),
            Look::Moment(number) => self.show_moment(ctx, number),
            Look::Try => self.try_moment(),
            Look::Answer => self.show_answer(ctx),
            Look::Better => self.show_better(ctx),
            Look::PlayOn => self.play_on_from_moment(ctx),
            Look::NextMistake => self.show_next_mistake(ctx),
            Look::Leave => self.leave_look_back(ctx),
        }
    }

    /// Begins to look back at the game that is read; one that is over on the board is read first.
    fn begin_look_back(&mut self, ctx: &Context<Self>) -> Redraw {
        if let Some(look) = &self.look_back {
            if matches!(look.state, State::Stopped | State::Failed) {
                self.look_on_from(ctx);
            }
            return Redraw::Yes;
        }
        if !self.can_look_back() {
            return Redraw::No;
        }
        if self.reading.is_none() {
            self.read_own_game(ctx);
        }
        let saved = self.saved_read();
        let table = saved.as_deref().and_then(|saved| saved::read(saved).ok());
        let (Some(plain), Some(saved), Some(table)) = (self.replayed_whole(), saved, table) else {
            return Redraw::No;
        };
        let entries = table.view().entries;
        self.look_back = Some(LookBack {
            movers: entries.iter().map(|entry| entry.deed.man.seat).collect(),
            name: self.store.current(),
            saved,
            events: self.events_kept(),
            plain,
            state: State::Opening,
            review: Review::default(),
            moment: 0,
            answered: false,
            moves: false,
        });
        self.focus.next = Some(review::CARD.to_owned());
        self.find_kept_review(ctx);
        Redraw::Yes
    }

    /// Stops the worker, and keeps its review.
    fn stop_looking(&mut self) -> Redraw {
        let Some(look) = &mut self.look_back else {
            return Redraw::No;
        };
        if let State::Looking { .. } = look.state {
            look.state = State::Stopped;
            self.messages.say(self.texts.review_stopped());
            self.keep_review();
        }
        self.focus.next = Some(review::CARD.to_owned());
        Redraw::Yes
    }

    /// Closes the look back, and puts the game that was over back on the board, as it was.
    fn leave_look_back(&mut self, ctx: &Context<Self>) -> Redraw {
        if self.look_back.is_none() {
            return Redraw::No;
        }
        self.drop_puzzle();
        let is_own = self.reading.as_ref().is_some_and(|it| it.kept.is_some());
        self.drop_look_back();
        if is_own {
            self.leave_reading();
            self.session.refresh_view();
            self.clocks.seat(self.session.view().seats.len());
            self.messages.shown = None;
            self.focus.next = Some(review::BUTTON.to_owned());
        } else {
            self.show_place(ctx, (GAME, 0));
        }
        Redraw::Yes
    }

    /// Ends the look back and its worker, and keeps the review as far as it has come.
    pub(super) fn drop_look_back(&mut self) {
        self.keep_review();
        if let Some(look) = self.look_back.take() {
            self.replace_replayed(look.plain);
        }
    }

    /// Shows the moves in place of the moments.
    fn show_moves(&mut self) -> Redraw {
        self.end_try();
        if let Some(look) = &mut self.look_back {
            look.moves = true;
        }
        self.focus.next = Some(review::CARD.to_owned());
        Redraw::Yes
    }

    /// Shows the moments again.
    fn show_moments(&mut self, ctx: &Context<Self>) -> Redraw {
        let moment = self.look_back.as_ref().map_or(0, |look| look.moment);
        self.show_moment(ctx, moment)
    }

    /// Returns whether the moves of the game that is read stand beside the board: not below a
    /// moment, nor below a position to solve.
    pub(super) fn shows_moves_read(&self) -> bool {
        let shows_moment = |look: &LookBack| !look.moves && !look.review.moments.is_empty();
        self.exercising.is_none() && !self.look_back.as_ref().is_some_and(shows_moment)
    }

    /// Writes the review, as far as it has come, into the game that is shown.
    fn show_found(&mut self) {
        if let Some(look) = &self.look_back {
            let shown = look.plain.0.with_review(&look.review);
            self.replace_replayed(TheGame(shown.into()));
        }
    }

    /// Returns what is shown of the look back, if there is one.
    pub(super) fn look_back_card(&self, ctx: &Context<Self>) -> Html {
        let Some(look) = &self.look_back else {
            return Html::default();
        };
        let Some(game) = self.replayed() else {
            return Html::default();
        };
        let found = look.review.positions.len();
        let shown = match &look.state {
            State::Opening => Shown::Opening,
            State::Looking { percent, .. } => Shown::Looking {
                found: found.min(game.end(GAME) + 1),
                of: game.end(GAME) + 1,
                percent: *percent,
            },
            State::Stopped => Shown::Stopped,
            State::Failed => Shown::Failed,
            State::Done => match self.moment_shown(ctx, look, game) {
                Some(moment) => Shown::Moment(moment),
                None => Shown::Nothing,
            },
        };
        let graph = self.show_replayed(ctx).filter(|_| !self.shows_moves_read());
        let graph = graph.and_then(|replayed| match replayed.shown {
            replay::Shown::Game(game) => {
                Some(html! { <EvalGraph {game} place={replayed.place} /> })
            }
            _ => None,
        });
        html! {
            <LookBackCard {shown} moves={look.moves} seats={self.counted(look, game)}
                has_mistakes={look.review.positions.iter().any(|it| it.judgement.is_some())}>
                { for graph }
            </LookBackCard>
        }
    }

    /// Returns how often each player's moves got each judgement.
    fn counted(&self, look: &LookBack, game: &Game) -> Vec<review::Counts> {
        if !matches!(look.state, State::Done) {
            return Vec::new();
        }
        let view = self.session.view();
        let counts = |seat: &SeatView| {
            let is_own = |ply: usize| look.movers.get(ply) == Some(&seat.seat);
            review::Counts {
                letter: seat.letter,
                name: self.called(game, seat.seat),
                moves: look.movers.iter().filter(|it| **it == seat.seat).count(),
                judged: rochade_review::Judgement::ALL
                    .map(|judgement| look.review.count(judgement, is_own)),
            }
        };
        view.seats.iter().map(counts).collect()
    }

    /// Returns how the player of a seat is called in the game that is read.
    fn called(&self, game: &Game, seat: Seat) -> String {
        let name = game.title.players.get(seat.index());
        let name = name.map_or("", String::as_str);
        say::players::called(self.texts, Some(game.kind), seat.index(), name).to_owned()
    }

    /// Opens the game that is over on the board to be read, as it is.
    fn read_own_game(&mut self, ctx: &Context<Self>) {
        let view = self.session.view().clone();
        let called = view.seats.iter();
        let called = called.map(|seat| say::computer::own_name(self.texts, &seat.player));
        let Some(game) = Game::of_table(self.session.table(), called.collect()) else {
            return;
        };
        let near = self.session.near_player();
        let Some(table) = self.session.table().until(self.session.table().plies()) else {
            return;
        };
        let own = std::mem::replace(&mut self.session, Session::new(table, near, false));
        self.clear_board();
        self.move_table_open = false;
        self.read_kept(ctx, own, game);
    }
}
