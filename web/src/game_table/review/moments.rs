//! The moments of a look back: the position before the move, then a try or the answer.

use rochade_review::Moment;
use rochade_table::{Puzzle, Seat};
use yew::prelude::*;

use super::{LookBack, State};
use crate::components::review::{CARD, MomentShown};
use crate::desk::replay::{GAME, Game};
use crate::game_table::{GameTable, Redraw};
use crate::notation::Notation;
use crate::say;
use crate::words;

impl GameTable {
    /// Shows the position before the move of a moment.
    pub(super) fn show_moment(&mut self, ctx: &Context<Self>, number: usize) -> Redraw {
        let Some((place, _)) = self.moment(number) else {
            return Redraw::Yes;
        };
        self.end_try();
        if let Some(look) = &mut self.look_back {
            (look.moment, look.answered, look.moves) = (number, false, false);
        }
        self.show_place(ctx, (GAME, place));
        self.focus.next = Some(CARD.to_owned());
        self.say_moment(ctx);
        Redraw::Yes
    }

    /// Lets the reader find the move.
    pub(super) fn try_moment(&mut self) -> Redraw {
        let number = self.look_back.as_ref().map_or(0, |look| look.moment);
        let Some((place, good)) = self.moment(number) else {
            return Redraw::No;
        };
        let laws = self.laws_here();
        let table = self
            .replayed()
            .and_then(|game| game.playable(GAME, place, &laws));
        let puzzle = table.and_then(|table| Some((Puzzle::of_moves(&table, &good)?, table)));
        if let Some((puzzle, table)) = puzzle {
            self.session.lay_line(table);
            self.session.refresh_view();
            self.set_puzzle(puzzle);
            self.messages.say(self.texts.review_find());
        }
        Redraw::Yes
    }

    /// Shows what is said of the moment, and what was better.
    pub(super) fn show_answer(&mut self, ctx: &Context<Self>) -> Redraw {
        self.end_try();
        let Some(look) = &mut self.look_back else {
            return Redraw::No;
        };
        look.answered = true;
        let number = look.moment;
        if let Some((place, _)) = self.moment(number) {
            self.show_place(ctx, (GAME, place));
        }
        self.focus.next = Some(CARD.to_owned());
        self.say_moment(ctx);
        Redraw::Yes
    }

    /// Ends the reader's try; who has found the move, or has seen it, has the answer.
    pub(in super::super) fn end_try(&mut self) {
        if let Some(look) = &mut self.look_back {
            look.answered |= self.embedding.is_solved();
            self.drop_puzzle();
        }
    }

    /// Begins a game from before the move of the moment.
    pub(super) fn play_on_from_moment(&mut self, ctx: &Context<Self>) -> Redraw {
        let number = self.look_back.as_ref().map_or(0, |look| look.moment);
        let Some((place, _)) = self.moment(number) else {
            return Redraw::No;
        };
        self.show_place(ctx, (GAME, place));
        let played = self.play_on();
        self.seat_computers(ctx);
        played
    }

    /// Shows the better move on the board; each time, the next move of its line.
    pub(super) fn show_better(&mut self, ctx: &Context<Self>) -> Redraw {
        let number = self.look_back.as_ref().map_or(0, |look| look.moment);
        let Some((place, _)) = self.moment(number) else {
            return Redraw::No;
        };
        let next = self.replayed_place().and_then(|(game, (line, ply))| {
            let better = game.better_line(place)?;
            let on = if line == better { ply + 1 } else { place + 1 };
            Some((better, if on > game.end(better) { place + 1 } else { on }))
        });
        match next {
            Some(next) => self.show_place(ctx, next),
            None => Redraw::No,
        }
    }

    /// Shows the position after the next move that was judged, from the place that is shown on.
    pub(super) fn show_next_mistake(&mut self, ctx: &Context<Self>) -> Redraw {
        let next = self.replayed_place().and_then(|(game, (_, shown))| {
            let look = self.look_back.as_ref()?;
            let found = look.review.positions.iter().skip(game.before()).enumerate();
            let judged = found.filter(|(_, found)| found.judgement.is_some());
            let mut plies = judged.map(|(at, _)| at + 1).collect::<Vec<_>>().into_iter();
            let first = plies.clone().next();
            plies.find(|&ply| ply > shown).or(first)
        });
        let Some(ply) = next else {
            return Redraw::No;
        };
        if let Some(look) = &mut self.look_back {
            look.moves = true;
        }
        self.end_try();
        self.show_place(ctx, (GAME, ply))
    }

    /// Returns after how many plies of the game a moment is, and the moves that are good there.
    fn moment(&self, number: usize) -> Option<(usize, Vec<String>)> {
        let look = self.look_back.as_ref()?;
        let moment = look.review.moments.get(number)?;
        let place = moment.ply.checked_sub(self.replayed()?.before())?;
        Some((place, moment.good.clone()))
    }

    /// Returns what is shown of the present moment, if there is one.
    pub(super) fn moment_shown(
        &self,
        ctx: &Context<Self>,
        look: &LookBack,
        game: &Game,
    ) -> Option<MomentShown> {
        let moment = look.review.moments.get(look.moment)?;
        let place = moment.ply.checked_sub(game.before())?;
        let notation = self.notation_in_text(ctx);
        let mover = look.mover(moment.ply).unwrap_or(Seat(0));
        let solved = self.stage();
        let is_answered = look.answered || solved.is_some_and(|stage| stage.is_over());
        Some(MomentShown {
            number: look.moment,
            count: look.review.moments.len(),
            mover: self.called(game, mover),
            made: written(game, place, &game.made(GAME, place + 1)?.text, notation),
            pattern: moment.sentence.pattern.word(),
            stage: solved,
            said: is_answered.then(|| say::moment::said(self.texts, game.kind, &moment.sentence)),
            better: self
                .better_moves(game, place, moment, notation)
                .filter(|_| is_answered),
        })
    }

    /// Returns the better line as a text.
    fn better_moves(
        &self,
        game: &Game,
        place: usize,
        moment: &Moment,
        notation: Notation,
    ) -> Option<String> {
        let moves = match game
            .better_line(place)
            .and_then(|line| game.lines.get(line))
        {
            Some(line) => line.plies.iter().map(|ply| ply.text.clone()).collect(),
            None => moment.good.iter().take(1).cloned().collect::<Vec<_>>(),
        };
        let with_number = |(at, text): (usize, &String)| match (at, game.turn(place + at)) {
            (_, (round, 0)) => [&round.to_string(), ". ", &plain(game, text, notation)].concat(),
            (0, _) => written(game, place, text, notation),
            _ => plain(game, text, notation),
        };
        let moves: Vec<String> = moves.iter().enumerate().map(with_number).collect();
        (!moves.is_empty()).then(|| moves.join(" "))
    }

    /// Says to screen readers what is asked or told of the present moment.
    fn say_moment(&mut self, ctx: &Context<Self>) {
        let Some(look) = self.look_back.as_ref() else {
            return;
        };
        let State::Done = look.state else {
            return;
        };
        let shown = self
            .replayed()
            .and_then(|game| self.moment_shown(ctx, look, game));
        let said = match shown {
            Some(shown) => shown.in_words(self.texts),
            None => self.texts.review_nothing().to_owned(),
        };
        self.messages.say(said);
    }
}

/// Returns a move with its number, as the text of the game has it.
fn written(game: &Game, place: usize, text: &str, notation: Notation) -> String {
    let (round, of_round) = game.turn(place);
    let dots = if of_round == 0 { ". " } else { "… " };
    [&round.to_string(), dots, &plain(game, text, notation)].concat()
}

fn plain(game: &Game, text: &str, notation: Notation) -> String {
    words::of(game.kind).in_text(notation, text)
}
