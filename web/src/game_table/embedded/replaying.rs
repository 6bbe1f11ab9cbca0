//! A game that is replayed: which of its lines is on the board, and where it comes from.
//!
//! Each line, the game itself or a variation, is a table of its own, which is looked at ply by ply.
//! Whoever steps from one line into another one gets that one's table on the board.

mod renewing;

use std::rc::Rc;

use js_sys::futures::spawn_local;
use rochade_table::{Intent, Review};
use web_sys::Blob;
use yew::prelude::*;

use super::steps::Steps;
use crate::components::replay::{self, Shown};
use crate::desk::replay::{Found, GAME, Game, Place, Reading, TheGame, Title, Titles};
use crate::desk::{self, Outgoing};
use crate::embed::{Embedded, Games, Ply, Which, written};
use crate::fault;
use crate::game_table::{GameTable, Msg, Redraw};
use crate::json::Object;
use crate::platform::worker::{WorkerFailed, Working};
use crate::text::Texts;

/// A game that is replayed, or is to be.
#[derive(Default)]
pub(super) struct Replaying {
    /// The file in which it stands, once that is there.
    file: Option<Blob>,
    /// Reads the file.
    working: Option<Working>,
    /// What its games are called, as far as they have been found.
    found: Vec<Title>,
    /// The same, once all have been found.
    titles: Titles,
    /// Which game of the file it is, counted from 0.
    pub(super) number: usize,
    /// Whether the game is shown without the others of its file.
    alone: bool,
    pub(super) shown: Shown,
    /// The text of that game, as it was brought.
    text: Option<String>,
    pub(super) place: Place,
    /// With which ply it begins.
    pub(super) start: Ply,
    /// In which line that is.
    line: usize,
    /// Whether the file was shown before, and is read again.
    renews: bool,
}

/// What comes of a file.
#[derive(Debug)]
pub(crate) enum News {
    /// The file is there, with this text.
    Fetched(String),
    /// Something was found in it; nothing, if it was not read to its end.
    Found(Box<Found>),
    /// It is not there, or could not be read, for this reason.
    Failed(Trouble),
}

/// Why there is no game.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The file could not be fetched, for a reason that has a word (`web/early/games.js`).
    Fetch(String),
    /// The worker has failed.
    Worker(WorkerFailed),
}

impl GameTable {
    /// Replays one of the games from a ply of a line on.
    pub(super) fn replay(
        &mut self,
        ctx: &Context<Self>,
        games: &Games,
        which: Which,
        (line, start): (usize, Ply),
    ) {
        let (Which::Only(number) | Which::First(number)) = which;
        self.embedding.steps = Steps::default();
        self.drop_puzzle();
        self.embedding.replaying = Some(Replaying {
            number,
            alone: matches!(which, Which::Only(_)),
            start,
            line,
            ..Replaying::default()
        });
        match games {
            Games::Text(text) => self.read_text(ctx, text),
            Games::File(address) => {
                let Some(Embedded(embed)) = ctx.props().embedded.clone() else {
                    return;
                };
                let (link, address) = (ctx.link().clone(), address.clone());
                spawn_local(async move {
                    let found = Object::from(embed.host.fetch_games(&address).await);
                    let news = match found.text("text") {
                        Some(text) => News::Fetched(text),
                        None => {
                            let why = found.text("fault").unwrap_or_default();
                            News::Failed(Trouble::Fetch(why))
                        }
                    };
                    link.send_message(Msg::Replay(news));
                });
            }
        }
    }

    /// Waits for the text of a game that is read on the page itself.
    pub(in super::super) fn wait_for_text(&mut self) {
        self.embedding.steps = Steps::default();
        self.embedding.replaying = Some(Replaying {
            alone: true,
            ..Replaying::default()
        });
    }

    /// Replays a game that is kept, from its beginning.
    pub(in super::super) fn replay_kept(&mut self, ctx: &Context<Self>, kept: &Outgoing) {
        self.follow_reading(ctx, desk::replay::read_again(kept));
    }

    /// Shows a game of the table itself, which is read as it is.
    pub(in super::super) fn replay_own(&mut self, ctx: &Context<Self>, game: Game) {
        self.wait_for_text();
        self.begin_replay(ctx, game);
    }

    /// Returns the game that is replayed, as it is shared.
    pub(in super::super) fn replayed_whole(&self) -> Option<TheGame> {
        match &self.embedding.replaying.as_ref()?.shown {
            Shown::Game(game) => Some(game.clone()),
            _ => None,
        }
    }

    /// Shows the same game with more or less said of it.
    pub(in super::super) fn replace_replayed(&mut self, game: TheGame) {
        if let Some(replaying) = &mut self.embedding.replaying {
            let (line, ply) = replaying.place;
            if line >= game.0.lines.len() {
                replaying.place = (GAME, ply.min(game.0.end(GAME)));
            }
            replaying.shown = Shown::Game(game);
        }
    }

    /// Ends the replay.
    pub(in super::super) fn drop_replay(&mut self) {
        self.embedding.replaying = None;
    }

    /// Replays another game of the same file, from its beginning.
    pub(in super::super) fn replay_other(&mut self, ctx: &Context<Self>, number: usize) -> Redraw {
        let Some(replaying) = &mut self.embedding.replaying else {
            return Redraw::No;
        };
        self.messages.shown = None;
        replaying.number = number;
        (replaying.line, replaying.start) = (GAME, Ply::After(0));
        replaying.shown = Shown::Reading;
        replaying.text = None;
        replaying.renews = false;
        if let Some(file) = replaying.file.take() {
            self.read_games(ctx, file);
        }
        Redraw::Yes
    }

    fn read_text(&mut self, ctx: &Context<Self>, text: &str) {
        self.read_games(ctx, gloo_file::Blob::new(text).into());
    }

    /// Lets a worker look for the game, and for the titles, unless they are known.
    fn read_games(&mut self, ctx: &Context<Self>, file: Blob) {
        let Some(replaying) = &mut self.embedding.replaying else {
            return;
        };
        // This ends a worker that still reads.
        replaying.working = None;
        replaying.found.clear();
        let wants_titles =
            !replaying.alone && (replaying.renews || replaying.titles.games.is_empty());
        let reading = desk::replay::replay(&file, replaying.number, wants_titles);
        replaying.file = Some(file);
        self.follow_reading(ctx, reading);
    }

    /// Tells what a worker finds.
    fn follow_reading(
        &mut self,
        ctx: &Context<Self>,
        reading: Result<(Working, Reading), WorkerFailed>,
    ) {
        let Some(replaying) = &mut self.embedding.replaying else {
            return;
        };
        let link = ctx.link().clone();
        let tell = move |news| link.send_message(Msg::Replay(news));
        match reading {
            Err(failed) => tell(News::Failed(Trouble::Worker(failed))),
            Ok((working, mut reading)) => {
                replaying.working = Some(working);
                spawn_local(async move {
                    let mut goes_on = true;
                    while goes_on {
                        let news = match reading.next().await {
                            Ok(Some(found)) => News::Found(Box::new(found)),
                            // Whoever stopped the worker has its reasons.
                            Ok(None) => break,
                            Err(failed) => News::Failed(Trouble::Worker(failed)),
                        };
                        goes_on = matches!(&news, News::Found(found) if !found.done);
                        tell(news);
                    }
                });
            }
        }
    }

    /// Takes in what comes of the file.
    pub(in super::super) fn hear_of_games(&mut self, ctx: &Context<Self>, news: News) -> Redraw {
        let texts = self.texts;
        let Some(replaying) = &mut self.embedding.replaying else {
            return Redraw::No;
        };
        match news {
            News::Fetched(text) => self.read_text(ctx, &text),
            News::Failed(trouble) => {
                let why = Shown::Nothing(in_words(texts, &trouble).into());
                self.replay_nothing(why);
            }
            // What can't be read is shown as it was.
            News::Found(found) if replaying.renews && matches!(found.game, Some(Err(_))) => {
                replaying.working = None;
            }
            News::Found(found) => {
                let Found { game, done, .. } = *found;
                replaying.text = found.text.or(replaying.text.take());
                replaying.found.extend(found.titles);
                if done {
                    replaying.working = None;
                    if !replaying.found.is_empty() {
                        let games = Rc::new(std::mem::take(&mut replaying.found));
                        let full = found.full;
                        replaying.titles = Titles { games, full };
                    }
                }
                match game {
                    Some(Ok(game)) => {
                        self.begin_replay(ctx, game);
                        // The menu may be open already.
                        if self.parts.menu {
                            self.look_up_whole(ctx);
                        }
                    }
                    Some(Err(fault)) => self.replay_nothing(Shown::Faulty(fault)),
                    None if done && replaying.shown == Shown::Reading => {
                        let why = match replaying.number {
                            0 => texts.import_none().into(),
                            number => texts.replay_no_such(&number.to_string()).into(),
                        };
                        self.replay_nothing(Shown::Nothing(why));
                    }
                    None => {}
                }
            }
        }
        Redraw::Yes
    }

    /// There is no game, unless one is shown already. It is told where its moves would stand, or in
    /// a message where no moves are shown.
    fn replay_nothing(&mut self, why: Shown) {
        let replaying = self.embedding.replaying.as_ref();
        if replaying.is_some_and(|replaying| replaying.renews) {
            return;
        }
        let shows_moves = self.parts.moves || self.reading.is_some();
        match &why {
            Shown::Faulty(fault) if !shows_moves => {
                let told = fault::in_words(self.texts, fault);
                self.messages.tell("replay", told);
            }
            Shown::Nothing(why) if !shows_moves => self.messages.tell("replay", why.to_string()),
            _ => {}
        }
        if let Some(replaying) = &mut self.embedding.replaying {
            replaying.shown = why;
        }
    }

    fn begin_replay(&mut self, ctx: &Context<Self>, game: Game) {
        let plays = self.mode.plays() && self.reading.is_none();
        let Some(replaying) = &mut self.embedding.replaying else {
            return;
        };
        // Nobody can play on from the middle of a game whose moves have been lost.
        if plays && let Some(fault) = game.torn() {
            self.replay_nothing(Shown::Faulty(fault));
            return;
        }
        let line = replaying.line;
        let line = if line < game.lines.len() { line } else { GAME };
        let end = game.end(line);
        let ply = match replaying.start {
            Ply::After(ply) => Some(ply),
            Ply::Move { number, seat } => game.ply_of_move(number, seat),
            Ply::Last => Some(end),
        };
        let fault = no_such_ply(self.texts, replaying.start, ply, end);
        if let Some(fault) = fault.filter(|_| !replaying.renews) {
            let told = match &self.messages.shown {
                Some(before) => [&before.text, " ", &fault].concat(),
                None => fault,
            };
            ctx.link().send_message(Msg::Tell(told));
        }
        let ply = ply.unwrap_or_default().min(end);
        let place = (game.home(line, ply), ply);
        let game = TheGame(Rc::new(game));
        replaying.shown = Shown::Game(game.clone());
        replaying.place = place;
        self.show_line(ctx, &game.0, place, true);
        self.tell_read();
        // Where it can be played on, it is nobody's to look at any more: it goes on from its end.
        if plays {
            self.embedding.replaying = None;
            self.apply(ctx, Intent::Review(Review::Last));
        }
    }

    /// The text of the game that is replayed, as it was brought: with all its tags, comments and
    /// variations, and nothing else.
    pub(in super::super) fn brought(&self) -> Option<String> {
        self.embedding.replaying.as_ref()?.text.clone()
    }

    /// Returns whether there is a game, once that is known.
    pub(in super::super) fn found_game(&self) -> Option<bool> {
        let replaying = self.embedding.replaying.as_ref();
        match replaying.map(|replaying| &replaying.shown) {
            Some(Shown::Reading) => None,
            Some(Shown::Faulty(_) | Shown::Nothing(_)) => Some(false),
            Some(Shown::Game(_)) | None => Some(true),
        }
    }

    /// The game that is replayed, once it is read.
    pub(in super::super) fn replayed(&self) -> Option<&Game> {
        match &self.embedding.replaying.as_ref()?.shown {
            Shown::Game(game) => Some(&game.0),
            _ => None,
        }
    }

    /// Returns the game that is replayed, and the place that is shown of it.
    pub(in super::super) fn replayed_place(&self) -> Option<(&Game, Place)> {
        let place = self.embedding.replaying.as_ref()?.place;
        Some((self.replayed()?, place))
    }

    /// Returns which game of its file is replayed, counted from 0, and how many plies it has;
    /// `None` if none is.
    pub(super) fn replayed_game(&self) -> Option<(usize, usize)> {
        let number = self.embedding.replaying.as_ref()?.number;
        Some((number, self.replayed()?.end(GAME)))
    }

    /// Returns what is shown of the game that is replayed, if one is.
    pub(in super::super) fn show_replayed(&self, ctx: &Context<Self>) -> Option<replay::Props> {
        let replaying = self.embedding.replaying.as_ref()?;
        Some(replay::Props {
            shown: replaying.shown.clone(),
            titles: replaying.titles.clone(),
            number: replaying.number,
            place: replaying.place,
            notation: self.notation_in_text(ctx),
        })
    }
}

/// Returns what is told where a game that ends after `plies` plies has no such place as was asked
/// for.
pub(super) fn no_such_ply(
    texts: &Texts,
    asked: Ply,
    ply: Option<usize>,
    end: usize,
) -> Option<String> {
    match ply {
        None => Some(texts.embed_unknown("ply", &written::ply(asked))),
        Some(ply) => (ply > end).then(|| texts.embed_short(&end.to_string())),
    }
}

/// Says why games could not be fetched.
pub(super) fn not_fetched(texts: &Texts, word: &str) -> &'static str {
    match word {
        "elsewhere" => texts.embed_elsewhere(),
        "large" => texts.embed_large(),
        _ => texts.replay_no_file(),
    }
}

fn in_words(texts: &Texts, trouble: &Trouble) -> &'static str {
    match trouble {
        Trouble::Fetch(word) => not_fetched(texts, word),
        Trouble::Worker(WorkerFailed::NoFile) => texts.replay_no_file(),
        Trouble::Worker(WorkerFailed::Broken) => texts.import_failed(),
        Trouble::Worker(WorkerFailed::Gone) => texts.import_gone(),
        Trouble::Worker(WorkerFailed::TooLarge) => texts.import_too_large(),
    }
}
