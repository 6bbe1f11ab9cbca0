//! Taking the game out of the page: as a link, as PGN or PDN, and its position as FEN.

use rochade_table::saved::{self, Times};
use rochade_table::{Start, Table};
use yew::prelude::*;

use super::panels::PanelEvent;
use super::{GameTable, Msg, Redraw};
use crate::command::{Export, Panel};
use crate::desk::{self, Outgoing};
use crate::page;
use crate::platform::clipboard::{self, NotCopied};
use crate::platform::download::download;
use crate::store::{OnBoard, extras, file_name, reviews};
use crate::words;

impl GameTable {
    /// Opens the panel with the link that holds all of the game.
    pub(super) fn share(&mut self) -> Redraw {
        self.panels.hint = false;
        let Some(saved) = self.saved_read() else {
            return self.tell(self.texts.refused_long());
        };
        if self.reading.is_none() {
            self.link();
        }
        let link = link_to(&saved);
        self.panels.open(Panel::Share { link })
    }

    /// Shows the link to the game as a code; beside it stands the one to the position that is
    /// shown, for games that are too long.
    pub(super) fn show_code(&mut self, game: String) -> Redraw {
        let start = Start {
            controls: None,
            ..self.session.table().record().start.clone()
        };
        let position = Table::from_position(start, &self.session.view().position).ok();
        let saved = position.and_then(|table| saved::write(&table, Times::LeftOut));
        self.panels.open(Panel::Code {
            game,
            position: saved.as_deref().map(link_to),
        })
    }

    /// Copies or saves the game, or copies its position.
    pub(super) fn export(&mut self, ctx: &Context<Self>, export: Export) -> Redraw {
        let texts = self.texts;
        let copied = |copied: Result<(), NotCopied>, said: &'static str| match copied {
            Ok(()) => Msg::Tell(said.to_owned()),
            Err(NotCopied::Refused(text)) => Msg::Panel(PanelEvent::CopyByHand(text)),
            Err(NotCopied::NoText) => Msg::Tell(texts.export_failed().to_owned()),
        };
        let format = words::of(self.session.view().game).format(texts);
        match export {
            Export::CopyFen => {
                let done = clipboard::copy(self.session.view().position.clone());
                ctx.link()
                    .send_future(async move { copied(done.await, texts.fen_copied()) });
            }
            Export::CopyGame => {
                let done = clipboard::copy_coming(self.written());
                ctx.link()
                    .send_future(async move { copied(done.await, format.copied) });
            }
            Export::DownloadGame => {
                let (written, file) = (self.written(), self.file_name());
                ctx.link().send_future(async move {
                    let Some(written) = written.await else {
                        return Msg::Tell(texts.export_failed().to_owned());
                    };
                    download(&[&file, ".", format.ending].concat(), &written);
                    Msg::Tell(format.saved.to_owned())
                });
            }
        }
        Redraw::Yes
    }

    /// Returns the name of a file with the game on the board, without its ending.
    pub(super) fn file_name(&self) -> String {
        let replayed = self.replayed();
        let named = replayed.map(|game| file_name(&game.title.players, &game.title.date));
        let named = named.filter(|name| !name.is_empty());
        named.unwrap_or_else(|| self.store.on_board().file)
    }

    /// Returns the game as PGN or PDN, with its review; `None` if it can't be
    /// written. One that is only looked at is given as it was brought.
    pub(super) fn written(&self) -> impl Future<Output = Option<String>> + 'static {
        let OnBoard { name, day, .. } = self.store.on_board();
        let (saved, events) = (self.saved_read(), self.events_kept());
        // What a look back has found goes along.
        let brought = self.brought().filter(|_| self.look_back.is_none());
        let texts = self.texts;
        async move {
            if brought.is_some() {
                return brought;
            }
            let extra = extras::find(&[&name]).await.pop().unwrap_or_default();
            let review = reviews::find(&[(&name, events)]).await.pop();
            let game = Outgoing {
                saved: saved?,
                day,
                extra,
                review: review.unwrap_or_default(),
            };
            let written = desk::export(texts, &[game], |_| ()).await.ok()?;
            Some(written.text)
        }
    }
}

/// Returns the link to a saved game.
fn link_to(saved: &str) -> String {
    let here = page::window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    [page, "#", saved].concat()
}
