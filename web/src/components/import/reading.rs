//! Reading games, and what becomes of them: onto the board, and into the list.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use futures_channel::oneshot;
use rochade_table::{GameKind, saved};
use web_sys::Blob;
use yew::prelude::*;

use super::state::{Action, State};
use crate::command::Command;
use crate::components::dialog;
use crate::desk::{self, Imported};
use crate::platform::locale;
use crate::platform::worker::{WorkerFailed, Working};
use crate::refusal::refusal;
use crate::say;
use crate::store::{Incoming, Store};
use crate::text::Texts;

/// What reading needs of the panel.
#[derive(Clone)]
pub(super) struct Panel {
    pub(super) texts: &'static Texts,
    pub(super) commands: Callback<Command>,
    pub(super) store: Store,
    /// The laws of the game on the board: a position says none.
    pub(super) laws: String,
    pub(super) state: UseReducerDispatcher<State>,
    pub(super) dialog: NodeRef,
    /// The laws of draughts that name none, by their word; empty for those that their moves fit.
    pub(super) unnamed: String,
    /// The worker that reads.
    pub(super) working: Rc<RefCell<Option<Working>>>,
}

impl Panel {
    /// Reads a file, and puts what is found where it belongs.
    pub(super) async fn read(self, file: Blob) {
        self.state.dispatch(Action::Begin(self.texts.reading()));
        match self.games_of(&file).await {
            Ok(Some(imported)) => {
                let imported = Rc::new(imported);
                self.state.dispatch(Action::End(imported.clone()));
                self.take(&imported).await;
            }
            // Whoever stopped the worker says why.
            Ok(None) => {}
            Err(failed) => self.state.dispatch(Action::Stop(match failed {
                WorkerFailed::Broken => self.texts.import_failed(),
                WorkerFailed::Gone => self.texts.import_gone(),
                WorkerFailed::NoFile => self.texts.import_no_file(),
                WorkerFailed::TooLarge => self.texts.import_too_large(),
            })),
        }
    }

    async fn games_of(&self, file: &Blob) -> Result<Option<Imported>, WorkerFailed> {
        // This ends a worker that still reads another file.
        self.working.take();
        let (working, import) = desk::import(file, &self.laws, &self.unnamed)?;
        self.working.replace(Some(working));
        let hear = |percent| self.state.dispatch(Action::Progress(percent));
        let imported = import.all(hear).await;
        if imported != Ok(None) {
            self.working.take();
        }
        imported
    }

    /// Puts games on the board and into the list. Says what became of them: beside the board, or
    /// here if there is more to see.
    async fn take(&self, imported: &Imported) {
        let Imported {
            games, faulty, cut, ..
        } = imported;
        let said = match &games[..] {
            [] => Some(self.texts.import_none().to_owned()),
            [game] => self.take_one(game).await,
            [first, ..] => Some(self.take_all(first, games, imported.full).await),
        };
        // The players keep the game on the board.
        let Some(said) = said else {
            return;
        };
        let mut said = match games.is_empty() && *faulty > 0 {
            true => Vec::new(),
            false => vec![said],
        };
        if *faulty > 0 {
            said.push(self.texts.import_faulty(&self.number(*faulty)));
        }
        if *cut > 0 {
            said.push(self.texts.import_cut(&self.number(*cut)));
        }
        let said = said.join(" ");
        // What is told of a place in the file is read here, and nowhere else.
        if games.is_empty() || faulty + cut + imported.noted > 0 {
            self.state.dispatch(Action::Tell(said));
        } else {
            dialog::close(&self.dialog);
            self.commands.emit(Command::Tell(said));
        }
    }

    /// Puts the only game on the board, unless the players want to keep theirs.
    async fn take_one(&self, game: &Incoming) -> Option<String> {
        if !self.may_replace().await {
            return None;
        }
        let texts = self.texts;
        let is_whole = self.put_on_board(game, None).await;
        let kind = GameKind::of_word(&game.entry.game);
        let players = say::players::names(texts, kind, &game.entry.players);
        let said = if game.cut {
            texts.imported_cut(&players)
        } else {
            texts.imported(&players)
        };
        Some(self.with_loss(said, is_whole))
    }

    /// Puts games into the list, and the first one on the board, too, unless the players want to
    /// keep theirs.
    async fn take_all(&self, first: &Incoming, games: &[Incoming], full: bool) -> String {
        let texts = self.texts;
        let added = self.store.add_all(games).await;
        let opens = self.may_replace().await;
        if opens {
            let name = added.names.first();
            self.put_on_board(first, name.map(String::as_str)).await;
        }
        let count = self.number(games.len());
        let said = if added.names.len() < games.len() {
            texts.import_storage_full(&self.number(added.names.len()), &count)
        } else if opens {
            texts.imported_all(&count)
        } else {
            texts.imported_to_list(&count)
        };
        let said = self.with_loss(said, added.is_whole);
        if full {
            [&*said, &texts.import_too_many(&count)].join(" ")
        } else {
            said
        }
    }

    /// Puts a game on the board; whether what came with it is stored.
    async fn put_on_board(&self, game: &Incoming, name: Option<&str>) -> bool {
        match saved::read(&game.entry.saved) {
            Ok(table) => {
                let table = Box::new(table);
                let (held, is_whole) = self.store.hold_incoming(game, name).await;
                self.commands.emit(match held.entry.read {
                    true => Command::Read(Box::new(held), Some(game.extra.clone())),
                    false => Command::PutOnBoard(table, Box::new(held)),
                });
                is_whole
            }
            // The worker writes only what can be read.
            Err(reason) => {
                self.state
                    .dispatch(Action::Tell(refusal(self.texts, reason).to_owned()));
                true
            }
        }
    }

    /// Returns whether the players let the game on the board be replaced.
    async fn may_replace(&self) -> bool {
        let (tell, told) = oneshot::channel();
        let tell = Cell::new(Some(tell));
        let answer = Callback::from(move |answer| {
            if let Some(tell) = tell.take() {
                // Nobody waits for it where the panel is gone.
                let _ = tell.send(answer);
            }
        });
        self.commands.emit(Command::AskToReplace(answer));
        told.await.unwrap_or_default()
    }

    fn with_loss(&self, said: String, is_whole: bool) -> String {
        if is_whole {
            said
        } else {
            [&*said, self.texts.import_bare()].join(" ")
        }
    }

    fn number(&self, number: usize) -> String {
        locale::number(self.texts.language_code(), number)
    }
}
