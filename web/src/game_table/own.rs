//! What stands around the board of the page itself: under the near player's bar the line, the row
//! of decisions and the foot. Each has its place; what they show changes with the game.

use rochade_table::{Prompt, PromptKind, Seat, SeatView, Termination};
use yew::prelude::*;

use super::GameTable;
use super::first::{First, last_level};
use crate::components::again::Again;
use crate::components::ending::{self, Ending};
use crate::components::foot::Foot;
use crate::components::huffing::Huffing;
use crate::components::menu::Menu;
use crate::components::move_table::MoveLine;
use crate::components::notice::Notice;
use crate::components::opponent::{self, Opponent};
use crate::components::player_bar::rights::Rights;
use crate::components::row::{self, Row};
use crate::components::status::Status;
use crate::components::strip::Strip;
use crate::components::typed_move::TypedMove;
use crate::notation::Notation;
use crate::say;
use crate::settings::Setting;
use crate::sides::{Side, Way};

impl GameTable {
    /// Returns what stands under the near player's bar.
    pub(super) fn under_the_board(&self, ctx: &Context<Self>) -> Html {
        let over = self.session.view().outcome.is_some();
        let reads = self.reading.is_some();
        let plays = self.first() == First::Play && !over && !reads;
        html! {
            <>
                if reads {
                    <section class="tools">{ self.reading_text(ctx) }</section>
                    { self.reading_foot() }
                } else {
                    { self.line(ctx) }
                }
                { for self.rows(plays).into_iter().map(|row| html! { <Row ..row /> }) }
                <Foot invites={!reads && self.first() != First::Play} />
                <Menu />
            </>
        }
    }

    /// Returns the line: messages, what the laws let the player do, the field for typed moves, the
    /// moves; before the first move the five games, after the last one the end.
    fn line(&self, ctx: &Context<Self>) -> Html {
        let view = self.session.view();
        let over = view.outcome.is_some();
        let first = self.first();
        let rights = self.seat_of_rights().map(|seat| self.rights(seat));
        let rights = rights.filter(|_| first == First::Play);
        html! {
            <section class={classes!("tools", self.room_for_message())}>
                if !over {
                    <div class="state"><Status standing={self.standing()} whole=false /></div>
                }
                <Notice message={self.message()} />
                // The field for moves goes when the game is over, and so gives the focus back.
                // Where nobody but computers plays, nothing is typed.
                <div class="typed">
                    if !over && !self.computers_alone() {
                        <TypedMove game={view.game} done={(self.moves_by_hand(), view.blown.is_some())} awaited={view.awaited()} />
                    }
                </div>
                // Not with `for`: the field would be made anew, and lose the focus.
                if let Some(huffing) = self.huffing() {
                    <Huffing ..huffing />
                }
                if let Some(rights) = rights {
                    <Rights ..rights />
                }
                if over {
                    { self.ending() }
                } else if first == First::Games {
                    <Strip level={last_level()} />
                } else if let Some(opponent) = self.opponent() {
                    <Opponent ..opponent />
                } else if first == First::Play && !self.move_table_open {
                    <MoveLine game={view.game} plan={view.plan.clone()} entries={view.entries.clone()} shown_ply={view.shown_ply}
                        notation={Notation::named(ctx.props().settings.get(Setting::Notation))} />
                }
                <div class="sheet">
                    if self.move_table_open && (over || first == First::Play) {
                        { self.move_table(ctx) }
                    }
                </div>
            </section>
        }
    }

    /// Returns the rows of decisions: that of the seat which decides; face to face, one at each
    /// player's edge.
    fn rows(&self, plays: bool) -> Vec<row::Props> {
        let view = self.session.view();
        if !plays {
            return Vec::new();
        }
        let sides = self.session.sides();
        if self.sits_face_to_face() {
            let person = |seat: &&SeatView| seat.player.computer.is_none();
            let seats = view.seats.iter().filter(person);
            return seats
                .map(|seat| self.row(Some(seat), sides.side(seat.seat), false))
                .collect();
        }
        let decides = self.decides();
        let named = decides.is_some_and(|seat| !seat.to_move && self.deciding.is_some());
        vec![self.row(decides, Side::Near, named)]
    }

    fn row(&self, seat: Option<&SeatView>, side: Side, named: bool) -> row::Props {
        let game = self.session.view().game;
        row::Props {
            name: seat.map_or_else(String::new, |seat| say::name(self.texts, game, seat)),
            resigning: seat.and_then(|seat| self.asked(seat, |kind| kind == PromptKind::Resign)),
            seat: seat.cloned(),
            side,
            named,
            open: self.move_table_open,
            paused: self.paused(),
        }
    }

    /// Returns whether two sit face to face, each with an own row.
    pub(super) fn sits_face_to_face(&self) -> bool {
        self.seating == Way::Face && !self.session.sides().are_flanked()
    }

    /// Returns the seat for which the row acts: whose player means to resign, whose picture was
    /// touched, who is to move, or else a person.
    pub(super) fn decides(&self) -> Option<&SeatView> {
        let view = self.session.view();
        let resigns = |prompt: &&Prompt| prompt.question.kind == PromptKind::Resign;
        let resigning = view.prompts.iter().find(resigns);
        let resigning = resigning.map(|prompt| prompt.question.of);
        let person = |seat: &&SeatView| seat.player.computer.is_none() && seat.in_game;
        let chosen = resigning.or(self.deciding).and_then(|seat| view.seat(seat));
        let mover = view.seat(view.turn).filter(person);
        chosen
            .or(mover)
            .or_else(|| view.seats.iter().find(person))
    }

    /// Returns the seat whose rights by law stand in the line, and not in its bar: the one to move,
    /// unless each player has an own edge.
    fn seat_of_rights(&self) -> Option<&SeatView> {
        let view = self.session.view();
        let seat = view.seat(view.turn)?;
        let is_person = seat.player.computer.is_none();
        (is_person && view.outcome.is_none() && !self.sits_face_to_face()).then_some(seat)
    }

    /// Returns whether a seat's rights by law stand in the line.
    pub(super) fn has_rights_in_line(&self, seat: Seat) -> bool {
        self.seat_of_rights().is_some_and(|of| of.seat == seat)
    }

    /// Returns which computer is met, as long as that can be changed.
    fn opponent(&self) -> Option<opponent::Props> {
        let is_asked = self.first() == First::Opponent;
        opponent::Props::of(self.session.view()).filter(|_| is_asked)
    }

    /// Returns how the game has ended, and what can be done next.
    fn ending(&self) -> Html {
        let (texts, view) = (self.texts, self.session.view());
        let Some(outcome) = &view.outcome else {
            return Html::default();
        };
        let how = match (outcome.termination, view.entries.last()) {
            (Termination::Checkmate, Some(last)) if view.seats.len() == 2 => {
                texts.mate_on_move(&last.round.to_string())
            }
            _ => say::reason(texts, outcome).to_owned(),
        };
        let props = yew::props!(ending::Props {
            winners: say::winners(texts, view, outcome),
            verdict: say::verdict(texts, view, outcome),
            how,
            law: view.law.clone(),
            sitting: self.sitting(),
            open: self.move_table_open,
            children: self.again().map_or_else(Html::default, |again| html! { <Again ..again /> }),
        });
        html! { <Ending ..props /> }
    }

    /// Returns the score of two who have played several games, and whose it is.
    fn sitting(&self) -> Option<(String, String)> {
        let view = self.session.view();
        let [first, second] = &view.seats[..] else {
            return None;
        };
        if !say::is_scored(view) {
            return None;
        }
        let score = format!("{} – {}", say::score(first.score), say::score(second.score));
        let named = !first.player.name.is_empty() && !second.player.name.is_empty();
        let whose = if named {
            format!("{} – {}", first.player.name, second.player.name)
        } else {
            self.texts.today().to_owned()
        };
        Some((score, whose))
    }
}
