//! Exercises in the rules: a position of a lesson, or the case of an article, is played on the
//! table itself. The game is put aside meanwhile, its clock paused; all that is kept of an exercise
//! is that it was solved.

mod aside;
mod ruled;

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use rochade_cases::{Case, Chapter, Part, Practice, Seen, Stage};
use rochade_table::{Intent, Refusal};
use yew::prelude::*;

use self::aside::Aside;
use super::due::{Due, after};
use super::session::Session;
use super::{GameTable, Msg, Redraw};
use crate::command::{Command, Panel, Practise};
use crate::components::practice::{self, CARD, PracticeCard};
use crate::drawn::Drawn;
use crate::embed::Mode;
use crate::lessons;
use crate::page;
use crate::platform::cases::{self, NotFetched, Set};
use crate::root;
use crate::say;
use crate::settings::Setting;
use crate::words::laws;

/// The pause before each reply and each shown act, in milliseconds.
const PAUSE: u32 = 700;

/// The square that has the focus when an exercise begins again.
const SQUARE: &str = ".squares [tabindex=\"0\"]";

/// The exercise on the board.
pub(super) struct Practicing {
    /// The game that is put aside.
    aside: Aside,
    chapters: Rc<[Chapter]>,
    place: Place,
    practice: Practice,
    /// The refusal of the last act, if it was refused.
    refusal: Option<Refusal>,
    /// The table's ruling, in words; empty until the case is done.
    ruled: String,
    /// The timer of the next reply or shown act.
    next: Option<Timeout>,
}

/// The place of an exercise among the chapters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    chapter: usize,
    part: usize,
    case: usize,
}

/// An event of an exercise in the rules.
#[derive(Debug)]
pub(crate) enum PracticeEvent {
    /// The chapters were fetched, or could not be; and the name of the exercise to open.
    Loaded(Result<Rc<[Chapter]>, NotFetched>, String),
}

impl Practicing {
    fn part(&self) -> &Part {
        &self.chapters[self.place.chapter].parts[self.place.part]
    }

    fn chapter(&self) -> &Chapter {
        &self.chapters[self.place.chapter]
    }

    /// Returns whether it is a position of a lesson, and not the case of an article.
    fn is_lesson(&self) -> bool {
        !self.part().title.is_empty()
    }

    /// Returns the law of the case, as it is cited.
    fn law(&self) -> String {
        [&self.chapter().name, ":", &self.part().under].concat()
    }

    /// Returns the place of the next exercise, in this part or the next one.
    fn following(&self) -> Option<Place> {
        let Place {
            chapter,
            part,
            case,
        } = self.place;
        let next = Place {
            case: case + 1,
            ..self.place
        };
        let first = Place {
            chapter,
            part: part + 1,
            case: 0,
        };
        let mut places = [next, first].into_iter();
        places.find(|place| case_at(&self.chapters, *place).is_some())
    }
}

fn case_at(chapters: &[Chapter], place: Place) -> Option<&Case> {
    let part = chapters.get(place.chapter)?.parts.get(place.part)?;
    part.cases.get(place.case)
}

/// Finds an exercise by its name: a game (`chess`), a lesson of it (`chess:rook`), an article
/// (`gustavus:18`), or a further case of it (`gustavus:18/2`). In a game it is the first position
/// that was not solved.
fn find(chapters: &[Chapter], wanted: &str) -> Option<Place> {
    let (name, rest) = wanted.split_once(':').unwrap_or((wanted, ""));
    let (part, number) = rest.split_once('/').unwrap_or((rest, "1"));
    let chapter = chapters.iter().position(|chapter| {
        let is_meant = part.is_empty() || chapter.part(part).is_some();
        chapter.name == name && is_meant
    })?;
    let parts = &chapters[chapter].parts;
    let place = if part.is_empty() {
        let open = lessons::first_open(&chapters[chapter]);
        let (part, case) = open.unwrap_or_default();
        Place {
            chapter,
            part,
            case,
        }
    } else {
        Place {
            chapter,
            part: parts.iter().position(|known| known.name == part)?,
            case: number.parse::<usize>().ok()?.checked_sub(1)?,
        }
    };
    case_at(chapters, place).map(|_| place)
}

impl GameTable {
    /// Returns whether an exercise is on the board.
    pub(super) fn practises(&self) -> bool {
        self.practicing.is_some()
    }

    /// Returns whether a lesson is on the board, in which the reader plays one side.
    pub(super) fn learns(&self) -> bool {
        self.practicing.as_ref().is_some_and(Practicing::is_lesson)
    }

    /// Opens the exercise of the address: `?learn=chess`, `?try=gustavus:18`.
    pub(super) fn open_practice_of_address(&mut self, ctx: &Context<Self>) {
        let wanted = ["learn", "try"].into_iter().find_map(page::asked_for);
        if let Some(wanted) = wanted {
            self.fetch_cases(ctx, wanted);
        }
    }

    /// Carries out a wish about exercises.
    pub(super) fn practise(&mut self, ctx: &Context<Self>, wanted: Practise) -> Redraw {
        match wanted {
            Practise::Open(place) => self.fetch_cases(ctx, place),
            Practise::Again => self.begin_again(ctx, false),
            Practise::Show => self.begin_again(ctx, true),
            Practise::Next => self.open_next_case(ctx),
            Practise::Leave => self.leave_practice(),
            Practise::ToRules => self.return_to_rules(),
        }
    }

    fn fetch_cases(&mut self, ctx: &Context<Self>, wanted: String) -> Redraw {
        let language = self.texts.language_code();
        ctx.link().send_future(async move {
            let chapter = wanted.split(':').next().unwrap_or_default();
            let loaded = cases::load(Set::of_chapter(chapter), language).await;
            Msg::Practice(PracticeEvent::Loaded(loaded, wanted))
        });
        Redraw::No
    }

    /// Opens the exercise, once the chapters are fetched.
    pub(super) fn hear_practice(&mut self, ctx: &Context<Self>, event: PracticeEvent) -> Redraw {
        let PracticeEvent::Loaded(loaded, wanted) = event;
        match loaded {
            Ok(chapters) => match find(&chapters, &wanted) {
                Some(place) => self.open_case(ctx, chapters, place),
                None => self.tell(self.texts.practice_unknown(&wanted)),
            },
            Err(NotFetched) => {
                self.panels.close_all();
                self.tell(self.texts.practice_missing())
            }
        }
    }

    /// Opens an exercise, and puts the game aside.
    fn open_case(&mut self, ctx: &Context<Self>, chapters: Rc<[Chapter]>, place: Place) -> Redraw {
        let begun = case_at(&chapters, place).map(|case| Practice::begin(case.clone()));
        let Some(Ok((practice, table))) = begun else {
            // What was built is played by a test.
            return self.tell(self.texts.practice_missing());
        };
        let aside = match self.practicing.take() {
            Some(before) => before.aside,
            None => self.put_aside(ctx),
        };
        self.panels.close_all();
        self.lay_case(ctx, table, &practice);
        self.practicing = Some(Practicing {
            aside,
            chapters,
            place,
            practice,
            refusal: None,
            ruled: String::new(),
            next: None,
        });
        self.show_practice(ctx);
        self.focus.next = Some(CARD.to_owned());
        if let Some(card) = self.card() {
            self.messages.say(practice::in_words(self.texts, &card));
        }
        Redraw::Yes
    }

    fn lay_case(&mut self, ctx: &Context<Self>, table: rochade_table::Table, practice: &Practice) {
        self.session = Session::new(table, 0, false);
        let solver = practice
            .solver()
            .and_then(|seat| self.session.view().seat(seat));
        let near = solver.map_or(self.session.usually_near(), |seat| seat.player_number);
        self.session.seat_near(near);
        let told = ctx.props().settings.is_on(Setting::HuffHint);
        self.session.tell_of_missed(told);
        self.clear_board();
        self.blame = None;
        self.clocks.seat(self.session.view().seats.len());
    }

    /// Applies the reader's intent in an exercise, and judges it.
    pub(super) fn try_in_practice(&mut self, ctx: &Context<Self>, intent: Intent) -> Redraw {
        let Some(practicing) = &self.practicing else {
            return Redraw::No;
        };
        let is_lesson = practicing.is_lesson();
        match (practicing.practice.stage(), &intent) {
            (_, Intent::Review(_)) => return self.apply(ctx, intent),
            (Stage::Replying(_) | Stage::Showing, _) => return Redraw::No,
            (Stage::Wrong(_), Intent::Cancel) => return self.begin_again(ctx, false),
            (Stage::Wrong(_), Intent::Touch(_)) => {
                self.begin_again(ctx, false);
            }
            (Stage::Wrong(_), _) => return Redraw::No,
            (Stage::Solved | Stage::Shown, _) if is_lesson => return Redraw::No,
            (_, Intent::Rematch | Intent::RematchByLot(_) | Intent::Start(_) | Intent::GoOn(_)) => {
                return Redraw::No;
            }
            _ => {}
        }
        self.apply(ctx, intent);
        let (view, story) = (self.session.view().clone(), self.session.story());
        if let Some(practicing) = &mut self.practicing {
            let refusal = practicing.refusal.as_ref();
            let seen = Seen::new(self.session.table(), &view, &story, refusal);
            practicing.practice.judge(&seen);
        }
        drop(story);
        self.show_practice(ctx);
        Redraw::Yes
    }

    /// Notes the refusal of the last act of an exercise.
    pub(super) fn note_refusal(&mut self, refusal: Option<&Refusal>) {
        if let Some(practicing) = &mut self.practicing {
            practicing.refusal = refusal.cloned();
        }
    }

    /// Applies the next reply or shown act of the exercise.
    pub(super) fn go_on_in_practice(&mut self, ctx: &Context<Self>) -> Redraw {
        let Some(practicing) = &mut self.practicing else {
            return Redraw::No;
        };
        let mut happenings = Vec::new();
        for intent in practicing.practice.next(self.session.table()) {
            happenings.extend(self.session.act(|table| table.apply(intent)));
        }
        self.take_in(ctx, happenings);
        let (view, story) = (self.session.view().clone(), self.session.story());
        if let Some(practicing) = &mut self.practicing {
            let seen = Seen::new(self.session.table(), &view, &story, None);
            practicing.practice.go_on(&seen);
        }
        drop(story);
        self.show_practice(ctx);
        Redraw::Yes
    }

    /// Shows the state of the exercise, and keeps progress.
    fn show_practice(&mut self, ctx: &Context<Self>) {
        let ruled = self.ruled();
        let Some(practicing) = &mut self.practicing else {
            return;
        };
        let stage = practicing.practice.stage();
        let moves = practicing.practice.moves_by_itself();
        practicing.next = moves.then(|| after(PAUSE, ctx, Due::Practice));
        let kind = if practicing.is_lesson() {
            "learn"
        } else {
            "try"
        };
        root::set("data-practice", kind);
        root::set("data-puzzle", stage.word());
        let is_over = matches!(stage, Stage::Solved | Stage::Shown);
        if is_over && !practicing.is_lesson() {
            practicing.ruled = ruled;
        }
        if stage == Stage::Solved && practicing.is_lesson() && self.kiosk.is_none() {
            let (chapter, part) = (&practicing.chapter().name, &practicing.part().name);
            lessons::note(chapter, part, practicing.place.case);
        }
        let said = match practicing.is_lesson() {
            true => practice::said(self.texts, stage).map(str::to_owned),
            false => is_over.then(|| practicing.ruled.clone()),
        };
        if let Some(said) = said.filter(|said| !said.is_empty()) {
            self.messages.say(said);
        }
    }

    /// Begins the exercise again, to be tried or shown.
    fn begin_again(&mut self, ctx: &Context<Self>, shows: bool) -> Redraw {
        let Some(mut practicing) = self.practicing.take() else {
            return Redraw::No;
        };
        if let Ok(table) = practicing.practice.again(shows) {
            self.lay_case(ctx, table, &practicing.practice);
        }
        practicing.ruled = String::new();
        practicing.refusal = None;
        self.practicing = Some(practicing);
        self.show_practice(ctx);
        self.focus.next = Some(SQUARE.to_owned());
        Redraw::Yes
    }

    /// Opens the next exercise; after the last one, the list of lessons.
    fn open_next_case(&mut self, ctx: &Context<Self>) -> Redraw {
        let Some(practicing) = &self.practicing else {
            return Redraw::No;
        };
        let chapters = practicing.chapters.clone();
        match practicing.following() {
            Some(place) => self.open_case(ctx, chapters, place),
            None => {
                let game = self.session.view().game;
                self.leave_practice();
                self.panels.open(Panel::Lessons(game))
            }
        }
    }

    /// Closes the exercise, and opens its article with the ruling.
    fn return_to_rules(&mut self) -> Redraw {
        let Some(practicing) = &self.practicing else {
            return Redraw::No;
        };
        let (law, ruling) = (practicing.law(), practicing.ruled.clone());
        self.leave_practice();
        self.panels.open(Panel::Ruled { law, ruling })
    }

    /// Returns the properties of the card.
    fn card(&self) -> Option<practice::Props> {
        let practicing = self.practicing.as_ref()?;
        let (part, practice) = (practicing.part(), &practicing.practice);
        let is_lesson = practicing.is_lesson();
        let heading = match is_lesson {
            true => part.title.clone(),
            false => laws::place(self.texts, &practicing.law()),
        };
        let begins = practicing.place.case == 0 && practice.stage() == Stage::Asked;
        Some(practice::Props {
            heading,
            number: practicing.place.case,
            count: part.cases.len(),
            is_lesson,
            idea: part.idea.clone(),
            begins,
            turn: say::turn(self.texts, self.session.view()),
            moves: practice.moves_left(),
            task: practice.case().task.clone(),
            stage: practice.stage(),
            ruled: practicing.ruled.clone(),
            is_last: match is_lesson {
                true => practicing.following().is_none(),
                false => practicing.place.case + 1 == part.cases.len(),
            },
            closes: self.mode == Mode::Own,
        })
    }

    /// Draws the card of the exercise, if there is one.
    pub(super) fn practice_card(&self) -> Html {
        match self.card() {
            Some(card) => html! { <PracticeCard ..card /> },
            None => Html::default(),
        }
    }

    /// Returns the arrows of a lesson, until something was tried.
    pub(super) fn drawn_in_practice(&self) -> Option<Drawn> {
        let practicing = self.practicing.as_ref()?;
        let view = self.session.view();
        let practice = &practicing.practice;
        let is_asked = practice.stage() == Stage::Asked;
        let begins = is_asked && practice.moves_left() == practice.case().moves;
        let arrows = practice.case().arrows.iter().filter(|_| begins);
        let ends = arrows.filter_map(|arrow| {
            let (from, to) = arrow.split_once('-')?;
            Some((view.plan.find(from)?, view.plan.find(to)?))
        });
        Some(Drawn::arrows(ends))
    }

    /// Closes the exercise, and puts the game back on the table.
    pub(super) fn leave_practice(&mut self) -> Redraw {
        let Some(practicing) = self.practicing.take() else {
            return Redraw::No;
        };
        root::remove("data-practice");
        root::remove("data-puzzle");
        self.put_back_aside(practicing.aside);
        Redraw::Yes
    }

    /// Closes the exercise before a command that is about the game.
    pub(super) fn end_practice_for(&mut self, command: &Command) {
        let stays = matches!(
            command,
            Command::Intent(_)
                | Command::Escape
                | Command::Flip
                | Command::ToggleMoveTable(_)
                | Command::ToBoard
                | Command::TypeMove
                | Command::Typed(_)
                | Command::Ask(_)
                | Command::Practise(_)
                | Command::Open(
                    Panel::Rules(_) | Panel::Settings | Panel::Lessons(_) | Panel::About
                )
                | Command::Close
                | Command::Draw(_)
                | Command::Wipe
                | Command::Tell(_)
                | Command::Dismiss
                | Command::StayHere
                | Command::AskToReplace(_)
        );
        if !stays {
            self.leave_practice();
        }
    }
}
