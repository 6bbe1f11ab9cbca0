//! Games that change while they are looked at, as those of an evening that is still being played
//! do.

use yew::prelude::*;

use super::{GameTable, Shown};
use crate::desk::replay::GAME;
use crate::embed::Ply;

impl GameTable {
    /// Reads games anew whose text has changed. What is shown stays until the same game of it has
    /// been read, and for good if it can't be. Whoever looked at the last move sees the last one
    /// again.
    pub(in super::super) fn renew_games(&mut self, ctx: &Context<Self>, text: &str) {
        let Some(replaying) = &mut self.embedding.replaying else {
            return;
        };
        if let Shown::Game(game) = &replaying.shown {
            let (line, ply) = replaying.place;
            replaying.line = line;
            replaying.start = if line == GAME && ply == game.0.end(GAME) {
                Ply::Last
            } else {
                Ply::After(ply)
            };
        }
        replaying.renews = true;
        self.read_games(ctx, gloo_file::Blob::new(text).into());
    }
}
