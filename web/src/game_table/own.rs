//! What stands around the board of the page itself: under the near player's bar the line, the row
//! of decisions and the foot. Each has its place; what they show changes with the game.

use rochade_table::{GameKind, Prompt, PromptKind, SeatView, Termination};
use yew::prelude::*;

use super::GameTable;
use super::first::{First, last_level};
use super::later::Piece;
use crate::components::again::Again;
use crate::components::ending::{self, Edge, Ending};
use crate::components::foot::Foot;
use crate::components::huffing::Huffing;
use crate::components::lay_down::LayDown;
use crate::components::menu::Menu;
use crate::components::move_table::MoveLine;
use crate::components::notice::Notice;
use crate::components::opponent::{self, Opponent};
use crate::components::player_bar::rights::{Part, Rights};
use crate::components::row::{self, Place, Row};
use crate::components::status::Status;
use crate::components::strip::Strip;
use crate::components::told;
use crate::components::typed_move::TypedMove;
use crate::embed::Mode;
use crate::say;
use crate::sides::{Side, Way};

impl GameTable {
    /// Returns what stands under the near player's bar.
    pub(super) fn under_the_board(&self, ctx: &Context<Self>) -> Html {
        let over = self.session.view().outcome.is_some();
        let reads = self.reading.is_some();
        let begins = self.first() != First::Play;
        let practises = self.practises();
        let plays = !begins && !over && !reads && !practises;
        let edges = self.have_edges();
        html! {
            <>
                if reads {
                    { self.piece(ctx, Piece::Read) }
                } else if practises {
                    { self.piece(ctx, Piece::Practice) }
                } else {
                    { self.line(ctx) }
                }
                { for self.rows(plays).into_iter().map(|row| { let key = row.key(); html! { <Row {key} ..row /> } }) }
                if edges && over && !practises {
                    { for self.edges().into_iter().map(|edge| self.piece(ctx, Piece::Ending(Some(edge)))) }
                }
                if !edges || begins {
                    <Foot invites={!reads && begins} />
                }
                <Menu side={Side::Near} />
                if edges && plays {
                    <Menu side={Side::Far} />
                }
            </>
        }
    }

    /// Draws the tools of an exercise in the rules: its card, messages, and where all hands are the
    /// reader's, their rights and the row.
    pub(super) fn practice_tools(&self, ctx: &Context<Self>) -> Html {
        let view = self.session.view();
        let (over, tries) = (view.outcome.is_some(), !self.learns());
        html! {
            <section class="tools">
                <section class="reader">
                    { self.practice_card() }
                    <Notice message={self.message()} />
                    if let Some(huffing) = self.huffing().filter(|_| !over) {
                        <Huffing ..huffing />
                    }
                    if !over && self.have_rights_in_line() {
                        { self.rights_in_line() }
                    }
                </section>
                <div class="typed">
                    if !over {
                        <TypedMove game={view.game} done={(self.moves_by_hand(), view.blown.is_some())} awaited={None} />
                    }
                </div>
                <div class="sheet">
                    if tries && self.shows_move_table() {
                        { self.move_table(ctx) }
                    }
                </div>
                { for self.rows(tries && !over).into_iter().map(|row| { let key = row.key(); html! { <Row {key} ..row /> } }) }
            </section>
        }
    }

    /// Returns the line: messages, what the laws let the player do, the field for typed moves, the
    /// moves; before the first move the five games, after the last one the end.
    fn line(&self, ctx: &Context<Self>) -> Html {
        let view = self.session.view();
        let over = view.outcome.is_some();
        let first = self.first();
        // Each player is told at the own edge, and has the end there.
        let edges = self.have_edges();
        let has_rights = first == First::Play && self.have_rights_in_line();
        html! {
            <section class={classes!("tools", self.room_for_message(), self.edge_of_moves().map(Side::word))}>
                if !over && !edges {
                    <div class="state"><Status standing={self.standing()} whole=false /></div>
                }
                if over || !edges {
                    <Notice message={self.message()} />
                }
                // The field for moves goes when the game is over, and so gives the focus back.
                // Where nobody but computers plays, nothing is typed.
                <div class="typed">
                    if !over && !self.computers_alone() {
                        <TypedMove game={view.game} done={(self.moves_by_hand(), view.blown.is_some())} awaited={view.awaited()} />
                    }
                </div>
                // Not with `for`: the field would be made anew, and lose the focus.
                if let Some(huffing) = self.huffing().filter(|_| !edges) {
                    <Huffing ..huffing />
                }
                if self.offers_to_lay_down() {
                    <LayDown players={view.seats.len()} />
                }
                if over && !edges {
                    { self.piece(ctx, Piece::Ending(None)) }
                }
                if has_rights {
                    { self.rights_in_line() }
                }
                if over {
                } else if first == First::Games {
                    <Strip level={last_level()} due={self.exercises_due()} />
                } else if let Some(opponent) = self.opponent() {
                    <Opponent ..opponent />
                } else if first == First::Play && !self.shows_move_table() && !edges {
                    <MoveLine game={view.game} plan={view.plan.clone()} entries={view.entries.clone()} shown_ply={view.shown_ply}
                        notation={self.notation(ctx)} />
                }
                <div class="sheet">
                    if self.shows_move_table() {
                        { self.move_table(ctx) }
                    }
                </div>
            </section>
        }
    }

    /// Returns whether a game begins with persons at the sides, who would all read the page from
    /// theirs if it lay between them.
    fn offers_to_lay_down(&self) -> bool {
        let view = self.session.view();
        let begins = view.plies == 0 && view.outcome.is_none() && !self.replays();
        let mut seats = view.seats.iter();
        let persons = seats.all(|seat| seat.player.computer.is_none());
        begins && persons && self.seating != Way::Face && self.session.sides().are_flanked()
    }

    /// Returns the rows of decisions: that of the seat which decides; face to face, one at each
    /// player's edge, or in each player's corner beside one for all.
    fn rows(&self, plays: bool) -> Vec<row::Props> {
        let view = self.session.view();
        if !plays {
            return Vec::new();
        }
        if self.have_edges() {
            let row = |edge: Edge| self.row(view.seat(edge.seat.seat), edge.side, Place::Edge);
            return self.edges().into_iter().map(row).collect();
        }
        let decides = self.decides();
        if self.have_corners() {
            let acts = |seat: &&SeatView| {
                let question = self.asked(seat, |kind| kind != PromptKind::Resign);
                seat.in_game && question.is_none()
            };
            let row = |seat: &SeatView| {
                let is_one = decides.is_some_and(|of| of.seat == seat.seat);
                let side = self.session.sides().side(seat.seat);
                self.row(Some(seat), side, Place::Corner { decides: is_one })
            };
            let rows = view.seats.iter().filter(acts).map(row);
            return rows
                .chain([self.row(None, Side::Near, Place::Page)])
                .collect();
        }
        vec![self.row(decides, Side::Near, Place::Page)]
    }

    fn row(&self, seat: Option<&SeatView>, side: Side, place: Place) -> row::Props {
        let game = self.session.view().game;
        let named = seat.is_some_and(|seat| !seat.to_move && self.deciding.is_some());
        row::Props {
            name: seat.map_or_else(String::new, |seat| say::name(self.texts, game, seat)),
            resigning: seat.and_then(|seat| self.asked(seat, |kind| kind == PromptKind::Resign)),
            seat: seat.cloned(),
            side,
            named: named && place == Place::Page,
            open: self.shows_move_table() && self.edge_of_moves().is_none_or(|edge| edge == side),
            paused: self.paused(),
            place,
        }
    }

    /// Returns whether two persons sit face to face, each with all that is needed at the own edge.
    pub(super) fn have_edges(&self) -> bool {
        let is_own = self.mode == Mode::Own && self.reading.is_none() && !self.practises();
        is_own && self.session.sides().have_edges(self.seating)
    }

    /// Returns whether four sit face to face, each with a corner for what is the player's own.
    fn have_corners(&self) -> bool {
        let is_own = self.mode == Mode::Own && self.reading.is_none() && !self.practises();
        is_own && self.session.view().game == GameKind::Four && self.seating == Way::Face
    }

    /// Returns the two edges, the near one first.
    fn edges(&self) -> Vec<Edge> {
        let (view, sides) = (self.session.view(), self.session.sides());
        let scored = say::is_scored(view);
        let edge = |(side, seat): (Side, &SeatView)| Edge {
            seat: seat.clone(),
            side,
            scored,
        };
        let near = view.seat(sides.near()).map(|seat| (Side::Near, seat));
        near.into_iter().chain(sides.others()).map(edge).collect()
    }

    /// Returns at which edge the moves are open, where each player has one.
    pub(super) fn edge_of_moves(&self) -> Option<Side> {
        let sides = self.session.sides();
        let side = self.moves_of.map_or(Side::Near, |seat| sides.side(seat));
        (self.have_edges() && self.move_table_open).then_some(side)
    }

    /// Returns what a player is told in the own bar, where two have an edge each: what is told at
    /// all, who is to move.
    pub(super) fn told(&self, seat: &SeatView) -> Option<told::Props> {
        let view = self.session.view();
        if !self.have_edges() || view.outcome.is_some() {
            return None;
        }
        if seat.seat != view.turn {
            return Some(told::Props::default());
        }
        Some(told::Props {
            standing: Some(self.standing()),
            message: self.message(),
            huffing: self.huffing(),
        })
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
        chosen.or(mover).or_else(|| view.seats.iter().find(person))
    }

    /// Returns whether the players' rights stand in the line under the board; each of two who sit
    /// face to face has them in the own bar.
    pub(super) fn have_rights_in_line(&self) -> bool {
        self.mode == Mode::Own && self.reading.is_none() && !self.have_edges()
    }

    /// Returns whether the rights of a seat are among them. Of two players, who isn't to move has
    /// the own ones in the bar, where there is room for them.
    pub(super) fn has_rights_in_line(&self, seat: &SeatView) -> bool {
        let view = self.session.view();
        view.seats.len() > 2 || seat.seat == view.turn
    }

    /// Returns what the laws let players do, the one to move first; of the others, with the name.
    fn rights_in_line(&self) -> Html {
        let view = self.session.view();
        let person = |seat: &&SeatView| seat.player.computer.is_none();
        let moves = |seat: &SeatView| view.outcome.is_none() && seat.seat == view.turn;
        let (movers, others): (Vec<_>, Vec<_>) = view
            .seats
            .iter()
            .filter(|seat| person(seat) && self.has_rights_in_line(seat))
            .partition(|seat| moves(seat));
        let of = |seat: &SeatView| {
            let name = say::of_seat(self.texts, view, seat);
            let other = !moves(seat);
            html! {
                <div key={seat.letter} class="whose-rights" role="group" aria-label={name.clone()}>
                    if other {
                        <b dir="auto" aria-hidden="true">{ name }</b>
                    }
                    <Rights ..self.rights(seat, Part::ButCount) />
                </div>
            }
        };
        html! { <div class="lawful">{ for movers.into_iter().chain(others).map(of) }</div> }
    }

    /// Returns which computer is met, as long as that can be changed.
    fn opponent(&self) -> Option<opponent::Props> {
        let is_asked = self.first() == First::Opponent;
        opponent::Props::of(self.session.view()).filter(|_| is_asked)
    }

    /// Returns how the game has ended, and what can be done next; for both, or at one's edge.
    pub(super) fn ending(&self, edge: Option<Edge>) -> Html {
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
            sitting: self.sitting().filter(|_| edge.is_none()),
            open: self.shows_move_table(),
            analyses: self.can_look_back(),
            edge,
            children: self
                .again()
                .map_or_else(Html::default, |again| html! { <Again ..again /> }),
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
