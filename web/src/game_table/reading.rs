//! Games that are read on the page itself: whoever opens or imports one gets its text beside the
//! board, as on boards that are embedded, and plays on from any place of it (play.md, section 9).
//!
//! It has its name in the store as the game on the board has, so that no other tab has it, and that
//! it is read on when the page is loaded again; but nothing is written of it.

use std::rc::Rc;

use rochade_table::saved::{self, Times};
use rochade_table::{GameKind, Intent, Laws, Player, Review, SeatView, Table};
use yew::prelude::*;

use super::autosave::entry;
use super::session::Session;
use super::{GameTable, Msg, Redraw};
use crate::command::Command;
use crate::components::notice::Notice;
use crate::components::player_bar::Replayed;
use crate::components::reading::ReadingFoot;
use crate::components::replay::{Replay, title};
use crate::desk::Outgoing;
use crate::desk::replay::{GAME, Game, Title, Titles};
use crate::embed::Mode;
use crate::refusal::refusal;
use crate::root;
use crate::sides::Side;
use crate::store::{Entry, Held, Listed, Missed, extras};

/// A game that is read.
pub(super) struct Reading {
    /// Its name in the store.
    name: String,
    /// What stands in the store for it.
    pub(super) entry: Entry,
    /// Where it came in a file with others: these, and this one among them.
    beside: Rc<Vec<Listed>>,
    /// What they are called.
    titles: Titles,
    /// Who sat at the table before.
    seated: Vec<Player>,
    /// The table itself, where its game that is over is read: it is there again afterwards.
    pub(super) kept: Option<Session>,
}

/// The text that came with a game, once it has been looked for.
#[derive(Debug)]
pub(crate) struct Brought {
    /// The game's name in the store.
    name: String,
    /// The text; empty if none came.
    extra: String,
}

impl Reading {
    /// Returns which game of its file it is, counted from 0.
    fn number(&self) -> usize {
        let mut games = self.beside.iter();
        games.position(|game| game.name == self.name).unwrap_or(0)
    }

    /// Returns the table on which the game stands in the store.
    fn table(&self) -> Option<Table> {
        saved::read(&self.entry.saved).ok()
    }
}

impl GameTable {
    /// Opens a game to be read, with the text that came with it; if that is not given, it is looked
    /// for.
    pub(super) fn read(
        &mut self,
        ctx: &Context<Self>,
        held: Held,
        extra: Option<String>,
    ) -> Redraw {
        let table = match saved::read(&held.entry.saved) {
            Ok(table) => table,
            Err(reason) => return self.tell(refusal(self.texts, reason)),
        };
        self.leave_practice();
        let entry = held.entry.clone();
        let seated = self.seated();
        self.store.choose(held);
        self.end_try();
        self.drop_look_back();
        self.drop_exercises();
        self.clear_board();
        self.session.replace(table, false);
        self.show_first();
        let entry = self.autosave.keep(&self.session, entry);
        self.begin_reading(ctx, (entry, seated), extra);
        Redraw::Yes
    }

    /// Reads the game on that was read when the page was left.
    pub(super) fn read_on(&mut self, ctx: &Context<Self>) {
        let left = ctx.props().left.clone().filter(|left| left.read);
        let left = left.filter(|left| saved::read(&left.saved).is_ok());
        if let Some(entry) = left.filter(|_| self.mode == Mode::Own) {
            self.show_first();
            self.begin_reading(ctx, (entry, Vec::new()), None);
        }
    }

    /// Reads the game of the table itself, which is over, as it is.
    pub(super) fn read_kept(&mut self, ctx: &Context<Self>, own: Session, game: Game) {
        let seats = own.view().seats.iter();
        let seated = seats.map(|seat| seat.player.clone()).collect();
        let saved = saved::write(own.table(), Times::Kept).unwrap_or_default();
        let events = own.table().record().events.len();
        self.reading = Some(Reading {
            name: self.store.current(),
            entry: entry(own.view(), own.near_player(), saved, events),
            beside: Rc::default(),
            titles: Titles::default(),
            seated,
            kept: Some(own),
        });
        self.replay_own(ctx, game);
    }

    fn begin_reading(
        &mut self,
        ctx: &Context<Self>,
        (entry, seated): (Entry, Vec<Player>),
        extra: Option<String>,
    ) {
        let before = self.reading.take();
        let same =
            before.filter(|before| !entry.file.is_empty() && before.entry.file == entry.file);
        let (beside, titles) = match same {
            Some(before) => (before.beside, before.titles),
            None => {
                let beside = self.store.beside(&entry);
                let titles = beside.iter().map(|game| called(&game.entry)).collect();
                let titles = Titles {
                    games: Rc::new(titles),
                    full: false,
                };
                (Rc::new(beside), titles)
            }
        };
        let name = self.store.current();
        self.reading = Some(Reading {
            name: name.clone(),
            entry,
            beside,
            titles,
            seated,
            kept: None,
        });
        self.wait_for_text();
        match extra {
            Some(extra) => ctx
                .link()
                .send_message(Msg::Brought(Brought { name, extra })),
            None => ctx.link().send_future(async move {
                let extra = extras::find(&[&name]).await.pop().unwrap_or_default();
                Msg::Brought(Brought { name, extra })
            }),
        }
    }

    /// Reads the text of the game, now that it is there.
    pub(super) fn hear_brought(&mut self, ctx: &Context<Self>, brought: Brought) -> Redraw {
        let Some(reading) = &self.reading else {
            return Redraw::No;
        };
        // Meanwhile another game may have been opened.
        if reading.name == brought.name {
            let kept = Outgoing {
                saved: reading.entry.saved.clone(),
                day: reading.entry.day(),
                extra: brought.extra,
                review: String::new(),
            };
            self.replay_kept(ctx, &kept);
        }
        Redraw::No
    }

    /// Tells what the game is, once it has been read.
    pub(super) fn tell_read(&mut self) {
        if self.reading.is_none() {
            return;
        }
        if let Some(game) = self.replayed() {
            let players = title::players(self.texts, &game.title, game.kind);
            let brief = title::brief(&game.title);
            let parts = [&*players, &*brief].into_iter();
            let parts = parts.filter(|part| !part.is_empty());
            let stands = parts.collect::<Vec<_>>().join(", ");
            root::set_title(&players);
            self.messages.say(self.texts.game_opened(&stands));
        }
    }

    /// Opens another game of the same file.
    pub(super) fn read_other(&mut self, ctx: &Context<Self>, number: usize) -> Redraw {
        let game = self
            .reading
            .as_ref()
            .and_then(|reading| reading.beside.get(number));
        let Some(game) = game.cloned() else {
            return Redraw::No;
        };
        let (store, texts) = (self.store.clone(), self.texts);
        ctx.link().send_future(async move {
            match store.hold(&game).await {
                Ok(held) => Msg::Do(Command::Read(Box::new(held), None)),
                Err(Missed::Elsewhere) => Msg::Tell(texts.elsewhere().to_owned()),
                Err(_) => Msg::Tell(texts.gone().to_owned()),
            }
        });
        Redraw::No
    }

    /// Plays on from the place that is shown. At the end of a game that was left before its end,
    /// that one goes on; elsewhere another one begins.
    pub(super) fn play_on(&mut self) -> Redraw {
        let near = self.session.near_player();
        let played = match self.goes_on() {
            Some(table) => self.put_on_board(table, false, false),
            None => match self.playable() {
                Some(table) => self.put_on_board(table, false, true),
                None => return Redraw::No,
            },
        };
        self.seat_near(near);
        played
    }

    /// Returns the game itself, if it is shown at its end and was left there; or where its text
    /// can't be read.
    fn goes_on(&self) -> Option<Table> {
        let reading = self.reading.as_ref()?;
        match self.replayed_place() {
            Some((game, (line, ply))) => {
                let is_end = (line, ply) == (GAME, game.end(GAME));
                let is_left = reading.entry.result == "*" && game.torn().is_none();
                (is_end && is_left).then(|| reading.table())?
            }
            None => (self.found_game() == Some(false)).then(|| reading.table())?,
        }
    }

    /// Returns a game that begins with the moves up to the place that is shown; `None` where it
    /// would be over.
    fn playable(&self) -> Option<Table> {
        let (game, (line, ply)) = self.replayed_place()?;
        let own = self
            .reading
            .as_ref()
            .and_then(|reading| reading.kept.as_ref());
        let players = own.map(|own| own.table().record().start.players.clone());
        game.playable_by(line, ply, &self.laws_read()?, players.unwrap_or_default())
    }

    /// Returns whether it can be played on from the place that is shown.
    fn plays_on(&self) -> bool {
        let view = self.session.view();
        // Only where a line ends may the game be over.
        let is_within = view.shown_ply < view.plies || view.outcome.is_none();
        match self.found_game() {
            Some(true) => is_within || self.playable().is_some(),
            Some(false) => true,
            None => false,
        }
    }

    /// Closes the game that is read.
    pub(super) fn leave_reading(&mut self) {
        self.drop_look_back();
        self.drop_exercises();
        if let Some(reading) = self.reading.take() {
            self.drop_replay();
            root::set_title(self.texts.title());
            if let Some(own) = reading.kept {
                self.session = own;
            }
        }
    }

    /// Returns the laws of the game that is read.
    fn laws_read(&self) -> Option<Laws> {
        let table = self.reading.as_ref()?.table()?;
        Some(table.record().start.laws.clone())
    }

    /// Returns the laws of the game on the board: those under which its players began it.
    pub(super) fn laws_here(&self) -> Laws {
        let on_board = || self.session.table().record().start.laws.clone();
        self.laws_read().unwrap_or_else(on_board)
    }

    /// Returns who sits at the table: of a game that is read, who sat there before.
    pub(super) fn seated(&self) -> Vec<Player> {
        match &self.reading {
            Some(reading) => reading.seated.clone(),
            None => {
                let seats = self.session.view().seats.iter();
                seats.map(|seat| seat.player.clone()).collect()
            }
        }
    }

    /// Returns whether a game is under way that must not be replaced unasked.
    pub(super) fn is_under_way(&self) -> bool {
        !self.replays() && self.players_session().is_unfinished()
    }

    /// Returns the game that is read as a saved text.
    pub(super) fn saved_read(&self) -> Option<String> {
        match &self.reading {
            Some(reading) => Some(reading.entry.saved.clone()),
            None => saved::write(self.session.table(), Times::Kept),
        }
    }

    /// Shows the game on the board before its first move.
    fn show_first(&mut self) {
        if self.session.apply(Intent::Review(Review::First)).1.is_ok() {
            self.session.refresh_view();
        }
    }

    /// Draws the text of the game that is read, with the buttons for steps.
    pub(super) fn reading_text(&self, ctx: &Context<Self>) -> Html {
        let Some(mut replayed) = self.show_replayed(ctx) else {
            return Html::default();
        };
        // The other games of its file stand in the foot.
        replayed.titles = Titles::default();
        html! {
            <section class="reader">
                <Notice message={self.message()} />
                { self.look_back_card(ctx) }
                { self.exercise_card(ctx) }
                if self.shows_moves_read() {
                    <Replay ..replayed />
                }
            </section>
        }
    }

    /// Returns what stands below the text of the game that is read: playing on, and the other games
    /// of its file.
    pub(super) fn reading_foot(&self) -> Html {
        let reading = self.reading.as_ref();
        let (titles, number) = reading.map_or_else(Default::default, |reading| {
            (reading.titles.clone(), reading.number())
        });
        html! { <ReadingFoot {titles} {number} plays_on={self.plays_on() && self.shows_moves_read()} analyses={self.can_look_back()} /> }
    }

    /// Returns a seat as it is shown while its game is read: it is nobody's turn, and nobody may do
    /// anything.
    pub(super) fn seat_shown(&self, seat: &SeatView) -> SeatView {
        if self.reading.is_none() {
            return seat.clone();
        }
        SeatView {
            player_number: seat.player_number,
            to_move: false,
            score: 0,
            claims: Vec::new(),
            can_offer_draw: false,
            can_ask_take_back: false,
            can_resign: false,
            can_start_count: false,
            can_ask_strike: false,
            can_adjust: false,
            can_say_check: false,
            can_point_out: false,
            can_notice: false,
            can_blow: false,
            can_want_new_partners: false,
            is_asked_for_new_partners: false,
            can_take_hint: false,
            ..seat.clone()
        }
    }

    /// Adds to what a bar tells of a player where and when the game was played that is read, and
    /// how it ended, at the near side.
    pub(super) fn told_of_read(&self, side: Side, told: Replayed) -> Replayed {
        let about = |game: &Game| match side {
            Side::Near => title::brief(&game.title),
            _ => String::new(),
        };
        let about = self.reading.as_ref().map(|_| self.replayed().map(about));
        Replayed {
            about: about.map(Option::unwrap_or_default),
            ..told
        }
    }
}

/// Returns what a game is called, as far as the store knows.
fn called(entry: &Entry) -> Title {
    let seats = GameKind::of_word(&entry.game).map_or(0, GameKind::seats);
    let mut players = entry.players.clone();
    players.resize(seats.max(players.len()), String::new());
    Title {
        players,
        event: entry.event.clone(),
        date: entry.date.clone(),
        result: entry.result.clone(),
        ..Title::default()
    }
}
