//! Nothing but the clocks, for a game on a wooden board: two halves, each of which is its player's
//! button.
//!
//! The page knows no moves then, and the game on its board rests. The clocks are kept for as long
//! as the tab is open: they come back, at rest, when the page is loaded again, and when the same
//! ones are opened once more.

mod kept;

use gloo_timers::callback::Timeout;
use rochade_table::{Alarm, BareClocks, ClockState, Seat};
use web_sys::HtmlElement;
use yew::prelude::*;

use self::kept::Kept;
pub(crate) use self::kept::{forget, left_open, text};
use crate::components::clock;
use crate::components::dialog::Dialog;
use crate::components::slept::Slept;
use crate::page;
use crate::platform::live_region;
use crate::platform::sleep::Watch;
use crate::sound::{self, Sound};
use crate::text::{Texts, isolated};

/// Returns whether such a clock runs now.
pub(crate) fn is_running() -> bool {
    let running = page::document().query_selector(".half.running");
    running.is_ok_and(|running| running.is_some())
}

/// What the clocks start from.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The words of the user's language.
    pub(crate) texts: &'static Texts,
    /// The players and their clocks, as [`text`] tells them.
    pub(crate) text: String,
    /// Is called when they were closed.
    pub(crate) onclose: Callback<()>,
}

/// What the clocks are told.
#[derive(Debug)]
pub(crate) enum Msg {
    /// A player presses: with a pointer, or with a key on the half that has the focus.
    Press { seat: Seat, by_key: bool },
    /// The clocks rest, or go on.
    Pause,
    /// They start once more.
    Anew,
    /// What they show changes by itself.
    Tick,
    /// Whether the time counts for which the device has slept.
    CountSleep(bool),
}

/// A player's half.
#[derive(Default)]
struct Half {
    button: NodeRef,
    time: NodeRef,
    /// The other player's time in it.
    other: NodeRef,
}

/// Nothing but the clocks.
pub(crate) struct ClockOnly {
    clocks: BareClocks,
    names: Vec<String>,
    halves: [Half; 2],
    alarm: Option<Timeout>,
    /// Whether the device sleeps while a clock runs.
    watch: Watch,
    /// For how long it has slept, in milliseconds, and whose clock ran, until a player says whether
    /// that counts.
    slept: Option<(u32, Seat)>,
}

impl Component for ClockOnly {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let Props { texts, text, .. } = ctx.props();
        let Kept { names, mut clocks } = kept::open(text);
        let names = names.iter().map(|name| isolated(name).into_owned());
        clocks.tell(page::now());
        let names = names.into_iter().zip([texts.white(), texts.black()]);
        ClockOnly {
            clocks,
            names: names
                .map(|(name, side)| match name.as_str() {
                    "" => side.to_owned(),
                    _ => name,
                })
                .collect(),
            halves: Default::default(),
            alarm: None,
            watch: Watch::default(),
            slept: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let texts = ctx.props().texts;
        let slept = self.notice_sleep();
        let counted = match msg {
            Msg::CountSleep(counts) => self.count_sleep(counts),
            _ => None,
        };
        let alarm = counted.or(self.clocks.tell(page::now()));
        match alarm {
            Some(Alarm::Low(seat)) => {
                sound::make(Sound::LowTime);
                live_region::say(&texts.time_low(self.name(seat)));
            }
            Some(Alarm::Flag(seat)) => {
                sound::make(Sound::End);
                live_region::say(&[self.name(seat), ": ", texts.end_time()].concat());
            }
            None => {}
        }
        let changed = match msg {
            Msg::Press { seat, by_key } => self.press(texts, seat, by_key),
            Msg::Pause => self.clocks.pause_or_go_on(),
            Msg::Anew => {
                self.clocks = self.clocks.anew();
                self.clocks.tell(page::now());
                true
            }
            Msg::Tick => slept,
            Msg::CountSleep(_) => true,
        };
        // With each tick: nobody says when the page is left.
        kept::keep(&ctx.props().text, &self.clocks, true);
        if !changed && alarm.is_none() {
            self.show(ctx);
        }
        changed || alarm.is_some()
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let texts = ctx.props().texts;
        let state = self.clocks.view().state;
        let button = |action: &'static str,
                      label: &'static str,
                      class: &'static str,
                      msg: fn() -> Msg| {
            let onclick = ctx.link().callback(move |_: MouseEvent| msg());
            html! { <button {class} type="button" data-action={action} {onclick}>{ label }</button> }
        };
        let paused = state == ClockState::Paused;
        let buttons = html! {
            <>
                if paused || state == ClockState::Stopped {
                    { button("clock-anew", texts.clock_anew(), "", || Msg::Anew) }
                }
                if paused || state == ClockState::Running {
                    { button("pause", if paused { texts.go_on() } else { texts.pause() }, if paused { "on" } else { "" }, || Msg::Pause) }
                }
            </>
        };
        html! {
            <>
            <Dialog kind="clock-only" title={texts.clock_only()} onclose={ctx.props().onclose.clone()} {buttons}>
                <div class="halves">{ for HALVES.map(|seat| self.half(ctx, seat)) }</div>
            </Dialog>
            if let Some((time, seat)) = self.slept {
                <Slept {time} player={self.name(seat).to_owned()} onanswer={ctx.link().callback(Msg::CountSleep)} />
            }
            </>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _: bool) {
        self.show(ctx);
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        self.clocks.tell(page::now());
        kept::keep(&ctx.props().text, &self.clocks, false);
    }
}

/// Who has a half: the first seat the near one.
const HALVES: [Seat; 2] = [Seat(0), Seat(1)];

/// An hour: from here on, what a clock shows is longer.
const HOUR: u32 = 3_600_000;

impl ClockOnly {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Pauses the clocks if the device has slept. Returns whether it has.
    fn notice_sleep(&mut self) -> bool {
        let view = self.clocks.view();
        let runs = view.faces.iter().find(|face| face.running);
        let seat = runs.map(|face| face.seat);
        self.slept = match self.watch.look(seat.is_some()).zip(seat) {
            None => return false,
            slept => slept,
        };
        self.clocks.tell(page::now());
        self.clocks.pause_or_go_on()
    }

    /// Lets the time count for which the device has slept, or not. The clocks stay paused.
    fn count_sleep(&mut self, counts: bool) -> Option<Alarm> {
        let (time, _) = self.slept.take().filter(|_| counts)?;
        self.clocks.pause_or_go_on();
        page::add_time(f64::from(time));
        let alarm = self.clocks.tell(page::now());
        self.clocks.pause_or_go_on();
        alarm
    }

    /// Returns how many moves a player has made, in words.
    fn moves(&self, texts: &Texts, seat: Seat) -> String {
        texts.moves_made(&self.clocks.moves(seat).to_string())
    }

    /// A player presses; whether that changed anything. Whoever plays by keys finds the other half
    /// under them then.
    fn press(&mut self, texts: &Texts, seat: Seat, by_key: bool) -> bool {
        let changed = self.clocks.press(seat);
        if changed {
            live_region::say(&texts.pressed(self.name(seat)));
        }
        let view = self.clocks.view();
        let runs = view
            .faces
            .iter()
            .zip(&self.halves)
            .find(|(face, _)| face.running);
        if by_key
            && let Some((_, half)) = runs
            && let Some(button) = half.button.cast::<HtmlElement>()
        {
            // Refused only to what is not on the page.
            let _ = button.focus();
        }
        changed
    }

    fn half(&self, ctx: &Context<Self>, seat: Seat) -> Html {
        let texts = ctx.props().texts;
        let view = self.clocks.view();
        let (Some(half), Some(face)) =
            (self.halves.get(seat.index()), view.faces.get(seat.index()))
        else {
            return Html::default();
        };
        let class = classes!(
            "half",
            if seat == HALVES[0] { "near" } else { "far" },
            view.faces
                .iter()
                .any(|face| face.left >= HOUR)
                .then_some("long"),
            face.running.then_some("running"),
            face.low.then_some("low"),
            face.flagged.then_some("flagged"),
        );
        let onpointerdown = ctx.link().batch_callback(move |event: PointerEvent| {
            (event.button() == 0).then_some(Msg::Press {
                seat,
                by_key: false,
            })
        });
        let onclick = ctx.link().batch_callback(move |event: MouseEvent| {
            // Clicks by keys and screen readers have no detail; that of a pointer comes after its
            // press.
            (event.detail() == 0).then_some(Msg::Press { seat, by_key: true })
        });
        let name = self.name(seat);
        html! {
            <button {class} type="button" data-clock={if seat == HALVES[0] { "w" } else { "b" }}
                ref={half.button.clone()} {onpointerdown} {onclick}>
                // In the order of the name by which the half is read aloud.
                <span class="moves"><bdi>{ name }</bdi>{ " " }<small>{ self.moves(texts, seat) }</small></span>
                { " " }
                <span class="time" ref={half.time.clone()} />
                { " " }
                <span class="other" ref={half.other.clone()} />
            </button>
        }
    }

    /// Writes what the clocks show, and waits for what changes next.
    fn show(&mut self, ctx: &Context<Self>) {
        let (texts, view) = (ctx.props().texts, self.clocks.view());
        for (face, half) in view.faces.iter().zip(&self.halves) {
            clock::write(&half.time, face);
        }
        for (face, half) in view.faces.iter().zip(self.halves.iter().rev()) {
            clock::write(&half.other, face);
        }
        let others = view.faces.iter().rev();
        for ((face, other), half) in view.faces.iter().zip(others).zip(&self.halves) {
            let [time, others_time] = [face, other].map(|face| clock::spoken(texts, face));
            let moves = self.moves(texts, face.seat);
            let name = texts.half_clock_of(self.name(face.seat), &moves, &time, &others_time);
            clock::call(&half.button, &name);
        }
        let link = ctx.link().clone();
        self.alarm = view.next_change.map(|at| {
            let wait = at.saturating_sub(page::now()).max(1);
            let wait = u32::try_from(wait).unwrap_or(u32::MAX);
            Timeout::new(wait, move || link.send_message(Msg::Tick))
        });
    }
}
