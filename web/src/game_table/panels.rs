//! The panels above the page, and the game table's part in them.

use rochade_table::Intent;
use yew::prelude::*;

use super::links::Sent;
use super::sleeping::Sleep;
use super::{GameTable, Msg, Redraw};
use crate::command::{Command, Panel};
use crate::components::about::About;
use crate::components::clock_only::ClockOnly;
use crate::components::code::Code;
use crate::components::copy_by_hand::CopyByHand;
use crate::components::games::Games;
use crate::components::hint::{self, Hint};
use crate::components::import::Import;
use crate::components::lost::Lost;
use crate::components::new_game::NewGame;
use crate::components::practice::lessons::Lessons;
use crate::components::replace::Replace;
use crate::components::rules::Rules;
use crate::components::seating::Seating;
use crate::components::settings::Settings;
use crate::components::share::Share;
use crate::components::sheet::Sheet;
use crate::platform::builds;
use crate::say;
use crate::store::{Held, Missed};
use crate::words::laws;

/// What is open above the page.
#[derive(Default)]
pub(super) struct Panels {
    /// The panel.
    pub(super) open: Option<Panel>,
    /// The rules, where they were opened from a panel. They stand above it, and lead back to it as
    /// it was.
    rules: Option<Panel>,
    /// Who waits to be told whether the game on the board may be replaced. The question stands
    /// above the panel.
    pub(super) replacing: Option<Callback<bool>>,
    /// What the players are asked after the device has slept.
    pub(super) slept: Option<Sleep>,
    /// Whether the link that answers another one is offered.
    pub(super) hint: bool,
    /// The new build that is there, if any.
    pub(super) new_build: NewBuild,
}

impl Panels {
    /// Opens a panel, in place of the one that is open; the rules, above it.
    pub(super) fn open(&mut self, panel: Panel) -> Redraw {
        self.rules = None;
        let cites = |open: &Panel| !matches!(open, Panel::Rules(_));
        if matches!(panel, Panel::Rules(_)) && self.open.as_ref().is_some_and(cites) {
            self.rules = Some(panel);
        } else {
            self.open = Some(panel);
        }
        Redraw::Yes
    }

    /// Closes the panel that stands above the others, if there is one.
    pub(super) fn close(&mut self) -> Redraw {
        Redraw::when(self.rules.take().or_else(|| self.open.take()).is_some())
    }

    /// Returns whether nothing is open or asked above the page.
    pub(super) fn are_closed(&self) -> bool {
        self.open.is_none()
            && self.rules.is_none()
            && self.replacing.is_none()
            && self.slept.is_none()
    }

    /// Closes all of them.
    pub(super) fn close_all(&mut self) {
        self.rules = None;
        self.open = None;
    }
}

/// Another build than the page's own. It is offered where no game goes on, and once more after
/// each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum NewBuild {
    /// There is none.
    #[default]
    None,
    /// The page may be loaded again.
    Offered,
    /// The user wants none of it before the next game is over.
    PutOff,
}

/// What comes of what stands above the page, or is to stand there.
#[derive(Debug)]
pub(crate) enum PanelEvent {
    /// Whether a game that another player sent may come onto the board.
    MayOpen(bool, Sent),
    /// Whether the game on the board may be replaced.
    MayReplace(bool),
    /// Whether a new game may begin, and how it does; and what the lot has said about it.
    MayStart(bool, Intent, String),
    /// The game that was replaced is held to come back, or can't be had.
    Back(Result<Box<Held>, Missed>),
    /// Whether the time counts for which the device has slept.
    CountSleep(bool),
    /// The browser did not let this text be copied.
    CopyByHand(String),
    /// The new link is not offered any more.
    CloseHint,
    /// Another build than the page's own is there.
    NewBuild,
    /// The new build is not offered before the next game is over.
    PutOffNewBuild,
}

impl Panels {
    /// With this panel open, or none.
    pub(super) fn with(open: Option<Panel>) -> Panels {
        Panels {
            open,
            ..Panels::default()
        }
    }
}

impl GameTable {
    /// Takes in what comes of what stands above the page.
    pub(super) fn hear_panel(&mut self, ctx: &Context<Self>, event: PanelEvent) -> Redraw {
        match event {
            PanelEvent::CountSleep(counts) => self.count_sleep(ctx, counts),
            PanelEvent::MayOpen(may, sent) => self.open_if(ctx, may, sent),
            PanelEvent::MayStart(may, begin, drawn) => {
                if may {
                    self.start(ctx, begin, drawn);
                }
            }
            PanelEvent::Back(held) => return self.put_back(held),
            PanelEvent::MayReplace(may) => {
                if let Some(waiting) = self.panels.replacing.take() {
                    waiting.emit(may);
                }
            }
            PanelEvent::CopyByHand(text) => {
                self.panels.open(Panel::CopyByHand(text));
            }
            PanelEvent::CloseHint => self.panels.hint = false,
            PanelEvent::NewBuild => self.panels.new_build = NewBuild::Offered,
            PanelEvent::PutOffNewBuild => self.panels.new_build = NewBuild::PutOff,
        }
        Redraw::Yes
    }

    /// Offers a new build that was put off again, once another game is under way: it is seen when
    /// that is over.
    pub(super) fn offer_new_build_again(&mut self) {
        if self.is_under_way() && self.panels.new_build == NewBuild::PutOff {
            self.panels.new_build = NewBuild::Offered;
        }
    }

    /// Returns what is open above the page.
    pub(super) fn draw_panels(&self, ctx: &Context<Self>) -> Html {
        let Panels {
            open,
            rules,
            replacing,
            ..
        } = &self.panels;
        let onanswer = ctx
            .link()
            .callback(|may| Msg::Panel(PanelEvent::MayReplace(may)));
        html! {
            <>
                if let Some(hint) = self.hint(ctx) {
                    <Hint ..hint />
                }
                // Not with `for`: the question would take the place of the panel, which then would
                // be made anew.
                <div class="panels">
                    if let Some(panel) = open.clone() {
                        { self.panel(panel) }
                    }
                    if let Some(rules) = rules.clone() {
                        { self.panel(rules) }
                    }
                    if replacing.is_some() {
                        <Replace is_kept={self.autosave.unkept().is_none()} {onanswer} />
                    }
                    { self.draw_sleep(ctx) }
                    { self.draw_next_players() }
                </div>
            </>
        }
    }

    /// Returns what may be done, if nobody is at anything else.
    fn hint(&self, ctx: &Context<Self>) -> Option<hint::Props> {
        let link = ctx.link();
        let answers = self.panels.hint.then(|| hint::Props {
            about: "share",
            said: self.texts.hint(),
            action: "share",
            label: self.texts.hint_share(),
            onact: link.callback(|()| Msg::Do(Command::Share)),
            onclose: link.callback(|()| Msg::Panel(PanelEvent::CloseHint)),
        });
        let is_free = !self.is_under_way();
        let renews = || hint::Props {
            about: "update",
            said: self.texts.new_build(),
            action: "reload",
            label: self.texts.new_build_reload(),
            onact: Callback::from(|()| builds::renew()),
            onclose: link.callback(|()| Msg::Panel(PanelEvent::PutOffNewBuild)),
        };
        let is_offered = is_free && self.panels.new_build == NewBuild::Offered;
        answers.or_else(|| is_offered.then(renews))
    }

    fn panel(&self, panel: Panel) -> Html {
        let view = self.session.view();
        match panel {
            Panel::NewGame => {
                let scored = self.reading.is_none() && say::is_scored(view);
                html! { <NewGame seated={self.seated()} {scored} offered={self.offered.clone()} /> }
            }
            Panel::ClockOnly(text) => {
                let onclose = self.commands.reform(|()| Command::Close);
                html! { <ClockOnly texts={self.texts} {text} {onclose} /> }
            }
            Panel::Settings => html! { <Settings /> },
            Panel::Games => html! { <Games /> },
            // A position says no laws: those of the game on the board hold on.
            Panel::Import(file) => {
                let laws = self.laws_here().text();
                html! { <Import {file} {laws} /> }
            }
            Panel::Rules(cited) => html! { <Rules {cited} game={view.game} /> },
            Panel::Ruled { law, ruling } => {
                html! { <Rules cited={Some(law)} ruled={ruling} game={view.game} /> }
            }
            Panel::Lessons(game) => html! { <Lessons {game} /> },
            Panel::Seating => html! { <Seating around={self.session.sides().are_flanked()} /> },
            Panel::About => html! { <About /> },
            Panel::Share { link } => {
                html! { <Share game={view.game} {link} text={self.share_text()} /> }
            }
            Panel::Code { game, position } => html! { <Code {game} {position} /> },
            Panel::Sheet { told, file } => html! { <Sheet {told} {file} /> },
            Panel::CopyByHand(text) => html! { <CopyByHand {text} /> },
            Panel::Lost { game, why } => html! { <Lost {game} {why} /> },
        }
    }

    /// The laws where they are not the usual ones, whose turn it is, and what the link to the game
    /// is good for.
    fn share_text(&self) -> String {
        let (texts, view) = (self.texts, self.session.view());
        let is_usual = view.laws == view.game.usual_laws().name();
        let laws = (!is_usual).then(|| texts.laws_of_game(laws::name(texts, view.laws)));
        laws.into_iter()
            .chain([say::link(texts, view)])
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// Asks whether the game on the board may be replaced, and tells the answer; if none is under
    /// way, it may. Who has asked before and not been answered is told that it may not.
    pub(super) fn ask_to_replace(&mut self, answer: Callback<bool>) -> Redraw {
        if !self.is_under_way() {
            answer.emit(true);
        } else if let Some(earlier) = self.panels.replacing.replace(answer) {
            earlier.emit(false);
        }
        Redraw::Yes
    }
}
