//! How the parts of the page stand around the board, and what each of them is given: small values,
//! so that a part is drawn anew only when what it shows has changed.

use rochade_table::{ClockState, CountView, Press, Prompt, PromptKind, Ruling, Seat, SeatView};
use yew::prelude::*;

use super::GameTable;
use super::first::First;
use super::later::Piece;
use crate::command::Command;
use crate::components::board::Board;
use crate::components::clock;
use crate::components::move_table::{self, Line, MoveTable};
use crate::components::notice::Message;
use crate::components::player_bar::PlayerBar;
use crate::components::player_bar::rights::{self, Part};
use crate::components::question;
use crate::components::skip::Skip;
use crate::components::status::Standing;
use crate::embed::Mode;
use crate::platform::live_region;
use crate::say;
use crate::sides::Side;
use crate::store::StoreError;

impl GameTable {
    /// The page, or those of its parts that are shown of an embedded one.
    pub(super) fn lay_out(&self, ctx: &Context<Self>) -> Html {
        let parts = self.parts;
        let (is_own, has_bars) = (self.mode == Mode::Own, parts.players || parts.clock);
        let sides = self.session.sides();
        let near = self.session.view().seat(sides.near());
        let near = near.filter(|_| has_bars);
        let others = sides.others();
        html! {
            <ContextProvider<Callback<Command>> context={self.commands.clone()}>
                if is_own {
                    <header class="top"><h1 class="unseen">{ "Rochade" }</h1><Skip /></header>
                }
                <main class={classes!("table", self.state())}>
                    if !is_own {
                        <h1 class="unseen">{ "Rochade" }</h1>
                    }
                    { for live_region::region().map(|region| Html::VRef(region.into())) }
                    if has_bars {
                        <div class="others">{ for others.into_iter().map(|(side, seat)| self.bar(side, seat)) }</div>
                    }
                    if parts.board {
                        { self.board(ctx) }
                        if self.replays() {
                            { self.piece(ctx, Piece::EvalBar) }
                        }
                    }
                    { for near.map(|seat| self.bar(Side::Near, seat)) }
                    if is_own {
                        { self.under_the_board(ctx) }
                    } else {
                        { self.piece(ctx, Piece::EmbeddedTools) }
                    }
                    if parts.moves {
                        { self.piece(ctx, Piece::Moves) }
                    }
                    { self.piece(ctx, Piece::Panels) }
                </main>
            </ContextProvider<Callback<Command>>>
        }
    }

    fn board(&self, ctx: &Context<Self>) -> Html {
        html! {
            <Board view={self.session.view().clone()} turn={self.session.sides().turn()} commands={self.commands.clone()}
                settings={*ctx.props().settings} steps={!self.takes_moves()}
                told={self.told_drawn()} own={self.drawn.clone()} drawer={self.drawer()}
                above={self.above_board(ctx)} hint={self.session.hinted()}
                blame={self.blame.as_ref().map(|(blame, _)| blame.clone())} squares={ctx.props().squares.clone()} />
        }
    }

    fn bar(&self, side: Side, seat: &SeatView) -> Html {
        let view = self.session.view();
        let (is_own, reads) = (self.mode == Mode::Own, self.reading.is_some());
        // What computers are asked they answer themselves.
        let mind = self.mind(seat.seat);
        let question = self.asked(seat, |kind| kind != PromptKind::Resign);
        let question = question.filter(|_| mind.is_none() && !self.replays());
        let scored = say::is_scored(view) && !self.replays();
        let turn = self.turn(seat);
        let part = match (self.have_rights_in_line(), self.has_rights_in_line(seat)) {
            (true, true) => Part::Count,
            (true, false) => Part::ButStartCount,
            (false, _) => Part::All,
        };
        let rights = (!self.replays()).then(|| self.rights(seat, part));
        let paused = (is_own && !reads && side == Side::Near && !self.have_edges())
            .then(|| self.paused())
            .flatten();
        let open = match self.edge_of_moves() {
            Some(edge) => edge == side,
            None => {
                let decides = || self.decides().is_some_and(|of| of.seat == seat.seat);
                self.shows_move_table() && (!is_own || decides())
            }
        };
        let frozen = say::frozen(self.texts, view, seat);
        let name = say::of_seat(self.texts, view, seat);
        let beside = say::beside_name(self.texts, view, seat);
        html! {
            <PlayerBar key={side.word()} seat={self.seat_shown(seat)} {side} {name} {beside} changes_level={self.changes_levels()} plan={view.plan.clone()} {question}
                {turn} {rights} {paused} told={self.told(seat)} clock={self.clock(seat).filter(|_| self.parts.clock && !reads)}
                replayed={self.told_of_read(side, self.replayed_player(seat.seat))} {scored} {frozen} {mind}
                open={self.opens_move_table().then_some(open)} />
        }
    }

    /// Returns what the laws let a seat's player do now.
    pub(super) fn rights(&self, seat: &SeatView, part: Part) -> rights::Props {
        let view = self.session.view();
        let counts =
            |count: &CountView| count.by == seat.seat && !count.struck && view.outcome.is_none();
        let missed = view.missed.iter().filter(|_| seat.to_move);
        rights::Props {
            seat: seat.clone(),
            part,
            hints: self.mode != Mode::Own,
            count: view.count.clone().filter(counts),
            missed: missed.map(|missed| missed.at).collect(),
            plan: view.plan.clone(),
        }
    }

    /// Returns whose turn it is, as a player's bar of the page itself says it; face to face each
    /// bar does, since it is read by its player.
    fn turn(&self, seat: &SeatView) -> Option<String> {
        let view = self.session.view();
        if self.mode != Mode::Own || view.outcome.is_some() || self.reading.is_some() {
            return None;
        }
        let texts = self.texts;
        if self.have_edges() && self.clocks_rest() == Some(true) {
            return Some(texts.paused().to_owned());
        }
        if self.have_edges() && view.awaited() == Some(seat.seat) {
            return Some(texts.press_clock().to_owned());
        }
        if seat.to_move {
            return Some(texts.is_to_move().to_owned());
        }
        let other = view.seat(view.turn).filter(|_| self.have_edges())?;
        Some(texts.other_to_move(&say::name(texts, view.game, other)))
    }

    /// The style sheet's word for the page's state, by which what stands under the board has more
    /// or less room.
    fn state(&self) -> Option<&'static str> {
        if self.mode != Mode::Own {
            None
        } else if self.reading.is_some() || self.practises() {
            Some("reads")
        } else if self.session.view().outcome.is_some() {
            Some("ended")
        } else if self.first() != First::Play {
            Some("begins")
        } else {
            let decides = self.deciding.filter(|_| !self.have_edges());
            decides.map(|_| "decides")
        }
    }

    /// Returns how many of the moves that stand no computer has made: what a person types meanwhile
    /// stays.
    pub(super) fn moves_by_hand(&self) -> usize {
        let view = self.session.view();
        let by_computer = |seat: Seat| {
            let seat = view.seat(seat);
            seat.is_some_and(|seat| seat.player.computer.is_some())
        };
        let entries = view.entries.iter();
        entries
            .filter(|entry| !by_computer(entry.deed.man.seat))
            .count()
    }

    /// The style sheet's word for what the tools show: it makes room for messages, more for those
    /// that explain a touch or a law.
    pub(super) fn room_for_message(&self) -> Option<&'static str> {
        if self.session.view().outcome.is_some() {
            return Some("over");
        }
        let message = self.message();
        match message.map(|message| (message.about, message.law.is_some())) {
            None | Some(("unkept", _)) if self.has_only_huffing() => Some("huffs"),
            None => None,
            Some(("told", true)) => Some("explains"),
            // The field stays beside what is wrong with a typed move.
            Some(_) => Some("tells"),
        }
    }

    /// Returns whether something is told of men that have failed to capture, and nothing is owed.
    fn has_only_huffing(&self) -> bool {
        self.session.view().duty.is_none() && self.huffing().is_some()
    }

    /// Returns what is told beside the board: what was told last, or else that the game is not
    /// kept, for as long as that is so.
    pub(super) fn message(&self) -> Option<Message> {
        let unkept = || {
            Some(Message {
                about: "unkept",
                text: self.not_kept(self.autosave.unkept()?).into(),
                law: None,
                offer: None,
            })
        };
        let shown = self.messages.shown.clone();
        let at_square = self.told_at_square();
        shown.filter(|_| at_square.is_none()).or_else(unkept)
    }

    /// Returns that the game is not kept, and why.
    pub(super) fn not_kept(&self, why: StoreError) -> &'static str {
        match why {
            StoreError::Full => self.texts.unkept_full(),
            StoreError::Forbidden => self.texts.unkept_forbidden(),
        }
    }

    /// Returns how the game stands.
    pub(super) fn standing(&self) -> Standing {
        let (texts, view) = (self.texts, self.session.view());
        if let Some(outcome) = &view.outcome {
            return Standing::Over {
                winners: say::winners(texts, view, outcome),
                verdict: say::verdict(texts, view, outcome),
                reason: say::reason(texts, outcome),
                law: view.law.clone(),
            };
        }
        let paused = self.clocks_rest() == Some(true);
        Standing::GoesOn {
            turn: if paused {
                texts.paused()
            } else if view.awaited().is_some() {
                texts.press_clock()
            } else {
                say::turn(texts, view)
            },
            ahead: view.ahead,
            duty: say::duty(texts, view)
                .zip(view.duty.as_ref().map(|duty| duty.law.clone()))
                .or_else(|| say::rulings::touched(texts, view)),
            can_stop: view.can_stop,
            told: !self.have_edges() && (paused || view.awaited().is_some()),
            rests: self.computers_rest(),
            paused: self.clocks_rest(),
        }
    }

    /// Returns whether the clocks rest; `None` if they can't.
    fn clocks_rest(&self) -> Option<bool> {
        match self.session.view().clock.as_ref()?.state {
            ClockState::Paused => Some(true),
            ClockState::Running => Some(false),
            _ => None,
        }
    }

    /// Returns whether computers among themselves or the clocks rest; `None` if neither can.
    pub(super) fn paused(&self) -> Option<bool> {
        self.computers_rest().or(self.clocks_rest())
    }

    pub(super) fn move_table(&self, ctx: &Context<Self>) -> Html {
        let view = self.session.view();
        let sides = self.session.sides();
        let seat = |seat: &SeatView| move_table::Seat {
            seat: seat.clone(),
            side: sides.side(seat.seat),
            name: say::of_seat(self.texts, view, seat),
            resigning: self.asked(seat, |kind| kind == PromptKind::Resign),
        };
        let seats = view.plan.in_turn(view.begins);
        let seats: Vec<_> = seats.filter_map(|of| view.seat(of).map(seat)).collect();
        let ended = view
            .outcome
            .as_ref()
            .map(|outcome| (outcome.result, say::result(self.texts, view.game, outcome)));
        let line = |ruling: &Ruling| {
            Some(Line {
                ply: ruling.ply,
                mover: ruling.mover,
                said: say::rulings::ruling(self.texts, view, ruling)?,
                law: ruling.law.clone(),
            })
        };
        let counts = self.decides().filter(|seat| seat.player.computer.is_none());
        let counts = counts.filter(|_| self.have_rights_in_line());
        let counts = counts.map(|seat| self.rights(seat, Part::StartCount));
        let story: Vec<Line> = self.session.story().iter().filter_map(line).collect();
        html! {
            <MoveTable game={view.game} plan={view.plan.clone()} entries={view.entries.clone()} shown_ply={view.shown_ply} {ended}
                notation={self.notation(ctx)}
                positions={self.session.positions()} {story} {seats} {counts} decides={self.mode != Mode::Own && self.takes_moves() && !self.is_to_be_solved()} closes={self.opens_move_table()} />
        }
    }

    /// Returns what a seat's player is asked, among questions of some kinds.
    pub(super) fn asked(
        &self,
        seat: &SeatView,
        is_meant: fn(PromptKind) -> bool,
    ) -> Option<question::Props> {
        let is_asked =
            |prompt: &&Prompt| prompt.question.of == seat.seat && is_meant(prompt.question.kind);
        let prompt = self.session.view().prompts.iter().find(is_asked)?.clone();
        Some(question::Props {
            asker: say::player(self.texts, self.session.view(), prompt.question.by),
            game: self.session.view().game,
            plan: self.session.view().plan.clone(),
            prompt,
        })
    }

    fn clock(&self, seat: &SeatView) -> Option<clock::Props> {
        let faces = &self.session.view().clock.as_ref()?.faces;
        let face = faces.iter().find(|face| face.seat == seat.seat)?;
        Some(clock::Props {
            seat: seat.seat,
            letter: seat.letter,
            by_hand: self.session.view().press == Press::Hand,
            awaited: face.awaited,
            running: face.running,
            low: face.low,
            flagged: face.flagged,
            node: self.clocks.node(seat.seat),
        })
    }
}
