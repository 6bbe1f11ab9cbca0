//! Stepping through a game that is looked at, and telling the host where that has led.

use gloo_render::{AnimationFrame, request_animation_frame};
use rochade_table::{Happening, Intent, Review};
use yew::prelude::*;

use super::replaying::Replaying;
use crate::components::replay::Shown;
use crate::desk::replay::{GAME, Game, Place, Step, TheGame};
use crate::drawn::Drawn;
use crate::embed::Report;
use crate::game_table::due::Due;
use crate::game_table::{GameTable, Msg, Redraw};
use crate::words;

/// What the host is told of steps.
#[derive(Default)]
pub(super) struct Steps {
    /// Whether a step was made before the game was there.
    came_early: bool,
    /// Where the board stood when it was told last, or when the game came.
    told: Option<Stand>,
    /// Until the next frame is drawn, no other step is told.
    frame: Option<AnimationFrame>,
}

/// Where a board stands that is looked at: the number of the game in its file, and the place in it.
type Stand = (usize, Place);

impl GameTable {
    /// Returns where a step leads in the game that is replayed. As long as that is being read, it
    /// is where the game will open.
    pub(super) fn place_after(&mut self, step: Step) -> Option<Place> {
        let replaying = self.embedding.replaying.as_mut()?;
        match &replaying.shown {
            Shown::Game(game) => return Some(step.from(&game.0, replaying.place)),
            Shown::Reading => {
                replaying.start = step.before_reading(replaying.start);
                self.embedding.steps.came_early = true;
            }
            Shown::Faulty(_) | Shown::Nothing(_) => {}
        }
        None
    }

    /// Shows a place of the game that is replayed.
    pub(in super::super) fn show_place(
        &mut self,
        ctx: &Context<Self>,
        (line, ply): Place,
    ) -> Redraw {
        // Who solves a position stays at it.
        if self.exercising.is_some() {
            return Redraw::No;
        }
        let tried = self.stage().is_some();
        self.end_try();
        let Some(Replaying {
            shown: Shown::Game(game),
            place,
            ..
        }) = &mut self.embedding.replaying
        else {
            return Redraw::No;
        };
        let TheGame(game) = game.clone();
        if game.lines.get(line).is_none() || ply > game.end(line) {
            return Redraw::No;
        }
        let line = game.home(line, ply);
        let (old, before) = std::mem::replace(place, (line, ply));
        // Whoever steps on has read what was told, and is done with what was drawn.
        self.messages.shown = None;
        self.drawn = Drawn::default();
        let is_other = tried || line != old || game.begun(line, ply) != game.begun(line, before);
        self.show_line(ctx, &game, (line, ply), is_other);
        Redraw::Yes
    }

    pub(super) fn show_line(
        &mut self,
        ctx: &Context<Self>,
        game: &Game,
        (line, ply): Place,
        is_other: bool,
    ) {
        if is_other {
            match game.table(line, ply) {
                Some(table) => self.session.lay_line(table),
                None => return,
            }
        }
        let review = Review::Ply(game.plies_at_table(line, ply));
        let (mut happenings, reply) = self.session.apply(Intent::Review(review));
        happenings.extend(reply.unwrap_or_default());
        if happenings.is_empty() {
            // The table that came shows its end.
            happenings.push(Happening::Shown(self.session.table().plies()));
        }
        self.take_in(ctx, happenings);
        if let Some(drawn) = game.drawn(line, ply).filter(|drawn| !drawn.is_empty()) {
            let said = words::drawn::said(self.texts, &self.session.view().plan, drawn);
            self.messages.say(said);
        }
    }

    /// Returns what the author of the game has drawn on the position that is shown.
    pub(in super::super) fn told_drawn(&self) -> Drawn {
        if let Some(drawn) = self.drawn_in_practice() {
            return drawn;
        }
        let place = self.replayed_place();
        let drawn = place.and_then(|(game, (line, ply))| game.drawn(line, ply));
        drawn.cloned().unwrap_or_default()
    }

    /// Returns which ply is shown, and how many there are. Where a line of a replay has null moves,
    /// the table knows some of them only.
    pub(super) fn shown_plies(&self) -> (usize, usize) {
        let view = self.session.view();
        let of_replay = self.replayed_place().and_then(|(game, (line, ply))| {
            let end = game.end(line);
            (game.begun(line, end) > 0).then_some((ply, end))
        });
        of_replay.unwrap_or((view.shown_ply, view.plies))
    }

    /// Returns where the board stands, if it is only looked at and its game is there.
    fn stand(&self) -> Option<Stand> {
        if self.takes_moves() || self.found_game() != Some(true) {
            return None;
        }
        let replaying = self.embedding.replaying.as_ref();
        let stand = replaying.map(|replaying| (replaying.number, replaying.place));
        Some(stand.unwrap_or((0, (GAME, self.session.view().shown_ply))))
    }

    /// Tells the host with the next frame which place is shown, if it was last told another one.
    pub(in super::super) fn follow_steps(&mut self, ctx: &Context<Self>) {
        let Some(stand) = self.stand() else {
            return;
        };
        let steps = &mut self.embedding.steps;
        let has_stepped = match steps.told {
            None => std::mem::take(&mut steps.came_early),
            Some(told) => told != stand,
        };
        if !has_stepped {
            steps.told = Some(stand);
        } else if steps.frame.is_none() {
            let link = ctx.link().clone();
            let tell = move |_| link.send_message(Msg::Due(Due::Step));
            steps.frame = Some(request_animation_frame(tell));
        }
    }

    /// Tells the host where the board stands, if it was not told yet.
    pub(in super::super) fn tell_step(&mut self) -> Redraw {
        self.embedding.steps.frame = None;
        let Some(stand) = self.stand() else {
            return Redraw::No;
        };
        if self.embedding.steps.told.replace(stand) == Some(stand) {
            return Redraw::No;
        }
        let (game, (line, ply)) = stand;
        let view = self.session.view();
        let made = match self.replayed() {
            Some(game) => game.made(line, ply).map(|ply| &ply.text),
            None => {
                let entry = ply.checked_sub(1).and_then(|index| view.entries.get(index));
                entry.map(|entry| &entry.notation)
            }
        };
        if let Some(host) = &self.embedding.host {
            let told = Report {
                game: Some(game),
                line: Some(line),
                ply: Some(ply),
                position: Some(&view.position),
                san: made.map(String::as_str),
                ..Report::default()
            };
            host.tell("step", &told);
        }
        Redraw::No
    }
}
