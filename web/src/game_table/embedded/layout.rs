//! What stands beside the board of an embedded page.

use rochade_table::saved::{self, Times};
use rochade_table::{PromptKind, Seat, SeatView};
use yew::prelude::*;

use crate::components::board_menu::BoardMenu;
use crate::components::eval::{Worth, eval_bar};
use crate::components::huffing::Huffing;
use crate::components::notice::Notice;
use crate::components::player_bar::Replayed;
use crate::components::question::Question;
use crate::components::replay::Replay;
use crate::components::status::Status;
use crate::game_table::GameTable;

impl GameTable {
    /// Returns how the game stands, where it can be played, and what is told. What is asked has its
    /// place in the bars, or else here.
    pub(in super::super) fn embedded_tools(&self, ctx: &Context<Self>) -> Html {
        let has_bars = self.parts.players || self.parts.clock;
        let plays = self.takes_moves();
        let seats = self.session.view().seats.iter();
        let asked = |seat: &SeatView| self.asked(seat, |kind| kind != PromptKind::Resign);
        let questions = seats.filter(|_| !has_bars).filter_map(asked);
        html! {
            <section class="tools">
                if self.practises() {
                    { self.practice_card() }
                } else if let Some(puzzle) = self.puzzle_line() {
                    { puzzle }
                } else if plays {
                    <div class="state"><Status standing={self.standing()} whole=true /></div>
                }
                { for questions.map(|question| html! { <Question ..question /> }) }
                if let Some(huffing) = self.huffing().filter(|_| plays) {
                    <Huffing ..huffing />
                }
                if self.parts.menu {
                    <BoardMenu ..self.board_menu() />
                } else if plays && self.embedding.puzzling.is_none() && !self.practises() {
                    { self.link_to_whole() }
                }
                <Notice message={self.message()} />
                if self.move_table_open && self.opens_move_table() {
                    <div class="sheet over-all">{ self.move_table(ctx) }</div>
                }
            </section>
        }
    }

    /// The moves beside the board, which stay: those of a game that is replayed, or the table of
    /// one that is played.
    pub(in super::super) fn moves_beside(&self, ctx: &Context<Self>) -> Html {
        match self.show_replayed(ctx) {
            Some(replayed) => html! { <Replay ..replayed /> },
            None => html! { <div class="list">{ self.move_table(ctx) }</div> },
        }
    }

    /// Draws what the position that is shown is worth, where the game that is replayed or read
    /// tells it of any.
    pub(in super::super) fn eval_bar(&self) -> Html {
        let Some((game, place)) = self.replayed_place().filter(|(game, _)| game.has_evals()) else {
            return Html::default();
        };
        let worth = Worth::of(game, place);
        let near = self.session.sides().near();
        eval_bar(self.texts, game.kind, &worth, near)
    }

    /// Returns what the game that is replayed tells of a player, and of the player's clock where
    /// clocks are seen.
    pub(in super::super) fn replayed_player(&self, seat: Seat) -> Replayed {
        let Some((game, (line, ply))) = self.replayed_place() else {
            return Replayed::default();
        };
        let (title, seat) = (&game.title, seat.index());
        let left = self.parts.clock.then(|| game.clocks(line, ply));
        Replayed {
            title: title.titles.get(seat).cloned().unwrap_or_default(),
            elo: title.elo.get(seat).copied().flatten(),
            left: left.and_then(|left| left.get(seat).copied().flatten()),
            about: None,
        }
    }

    /// Leads to the page itself, with the game that was played here.
    fn link_to_whole(&self) -> Html {
        let texts = self.texts;
        let played = self.session.view().plies > 0;
        let saved = played.then(|| saved::write(self.session.table(), Times::Kept));
        html! {
            if let Some(saved) = saved.flatten() {
                <a class="whole" data-action="whole-page" href={["./#", &saved].concat()} target="_blank" rel="noopener"
                    aria-label={texts.embed_whole()} title={texts.embed_whole()}>{ "↗\u{fe0e}" }</a>
            }
        }
    }

    /// Returns whether the move table stands behind the players' pictures.
    pub(in super::super) fn opens_move_table(&self) -> bool {
        let takes_them = self.mode.plays() && self.reading.is_none() && !self.learns();
        takes_them && self.parts.players && !self.parts.moves
    }
}
