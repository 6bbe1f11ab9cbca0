//! What the host is told (contract.md, section 11).

use rochade_table::saved::{self, Times};
use rochade_table::{Answer, Entry, Happening, PromptKind, View};
use yew::prelude::*;

use crate::embed::{Mode, Report};
use crate::game_table::GameTable;

impl GameTable {
    /// Tells the host what happened.
    pub(in super::super) fn tell_host_of(&mut self, ctx: &Context<Self>, happenings: &[Happening]) {
        let has_say = self.mode == Mode::Api;
        let Some(host) = &mut self.embedding.host else {
            return;
        };
        let (table, view) = (self.session.table(), self.session.view());
        if table.waiting().is_none() {
            host.stop_waiting();
        }
        for happening in happenings {
            match happening {
                Happening::Lifted(from) => {
                    let man = view.squares.get(from.index()).and_then(|at| at.man);
                    let piece = man.map(|man| view.plan.code(man));
                    let told = Report {
                        from: Some(view.plan.name(*from)),
                        piece: piece.as_deref(),
                        ..Report::default()
                    };
                    host.tell("movestart", &told);
                }
                Happening::Waits(_) if has_say => {
                    if let Some(entry) = table.waiting() {
                        let id = Some(host.wait(ctx));
                        let told = Report {
                            id,
                            ..of(view, entry)
                        };
                        host.tell("moveend", &told);
                    }
                }
                Happening::Ended(outcome) => {
                    let told = Report {
                        result: Some(outcome.result),
                        termination: Some(outcome.termination.word()),
                        ..Report::default()
                    };
                    host.tell("gameend", &told);
                }
                _ if stands(happening) => {
                    if let Some(entry) = view.entries.last() {
                        let told = of(view, entry);
                        if !has_say {
                            host.tell("moveend", &told);
                        }
                        let told = Report {
                            position: Some(&view.position),
                            ply: Some(view.plies),
                            ..told
                        };
                        host.tell("movefinished", &told);
                    }
                }
                _ => {}
            }
        }
    }

    /// Tells the host what brings the game back as it stands, if that has changed.
    pub(in super::super) fn tell_state(&mut self) {
        let replayed = self.replayed_game();
        let line = self.replayed_place().map(|(_, (line, _))| line);
        let (ply, plies) = self.shown_plies();
        let Some(host) = &mut self.embedding.host else {
            return;
        };
        let (table, view) = (self.session.table(), self.session.view());
        let (events, near) = (table.record().events.len(), self.session.near_player());
        if host.is_news((events, ply, near, view.entries.clone())) {
            // A game that is only looked at comes back from where it has come from, with all that
            // is said of it.
            let link = match replayed {
                Some(_) => None,
                None => saved::write(table, Times::Kept),
            };
            let told = Report {
                link: link.as_deref(),
                ply: Some(ply),
                plies: Some(plies),
                near: Some(view.plan.letter(self.session.sides().near())),
                game: replayed.map(|(number, _)| number),
                line,
                ..Report::default()
            };
            host.tell("state", &told);
        }
    }

    /// Tells the host what it may print of the moves, if they are shown and that has changed. A
    /// game that is still read is printed as it was before.
    pub(in super::super) fn tell_printed(&mut self, ctx: &Context<Self>) {
        if !self.parts.moves || self.found_game().is_none() {
            return;
        }
        let now = self.printable(ctx);
        let told = match &self.embedding.host {
            Some(host) if host.printed.as_ref() != Some(&now) => self.printed(ctx),
            _ => return,
        };
        if let Some(host) = &mut self.embedding.host {
            host.print(&told, now);
        }
    }
}

/// Returns whether a move stands by this: it was made by the rules, or against them and left.
fn stands(happening: &Happening) -> bool {
    match happening {
        Happening::Moved(_) => true,
        Happening::Answered(question, Answer::Stand) => question.kind == PromptKind::IllegalMove,
        _ => false,
    }
}

/// Returns what is told of a move.
fn of<'a>(view: &'a View, entry: &'a Entry) -> Report<'a> {
    let step = &entry.deed.step;
    Report {
        from: step.from().map(|square| view.plan.name(square)),
        to: step.to().map(|square| view.plan.name(square)),
        san: Some(&entry.notation),
        ..Report::default()
    }
}
