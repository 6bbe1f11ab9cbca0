//! Lets the page's sounds be heard. Browsers allow that only once the page was touched, so every
//! touch wakes the audio that the browser has put to rest.

mod knocks;

use std::cell::OnceCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use js_sys::futures::spawn_local;
use web_sys::{
    AudioBuffer, AudioBufferSourceNode, AudioContext, AudioContextLatencyCategory,
    AudioContextOptions, AudioContextState,
};

use crate::page;
use crate::sound::Sound;

/// After how many milliseconds a sound that could not be heard yet is dropped.
const LATE: u64 = 300;

/// Making the audio takes a while. The page answers a touch first, and what is heard of it comes
/// later than these milliseconds.
const ANSWERED: u32 = 100;

/// The touches that let a browser allow sounds.
const TOUCHES: [&str; 2] = ["pointerup", "keydown"];

/// Lets sounds be heard, until what this returns is dropped.
pub(crate) fn listen() -> Vec<EventListener> {
    let audio = Rc::new(Audio::default());
    let sounds = Sound::ALL.into_iter().map(|sound| {
        let audio = audio.clone();
        EventListener::new(&page::window(), sound.event(), move |_| {
            audio.clone().play(sound);
        })
    });
    let touches = TOUCHES.into_iter().map(|touch| {
        let audio = audio.clone();
        let options = EventListenerOptions::run_in_capture_phase();
        EventListener::new_with_options(&page::window(), touch, options, move |_| {
            if !audio.is_awake() {
                let audio = audio.clone();
                Timeout::new(ANSWERED, move || audio.wake()).forget();
            }
        })
    });
    sounds.chain(touches).collect()
}

/// The browser's audio, and the sounds as they were recorded for it: a move costs nothing but
/// playing.
#[derive(Default)]
struct Audio {
    context: OnceCell<AudioContext>,
    recorded: [OnceCell<AudioBuffer>; Sound::ALL.len()],
}

impl Audio {
    fn wake(self: Rc<Self>) {
        spawn_local(async move {
            self.awake().await;
        });
    }

    fn play(self: Rc<Self>, sound: Sound) {
        spawn_local(async move {
            self.heard(sound).await;
        });
    }

    /// Plays a sound; `None` if it can't be heard. That is no loss: everything that is heard is
    /// seen as well.
    async fn heard(&self, sound: Sound) -> Option<()> {
        let asked = page::now();
        let context = self.awake().await?;
        if page::now() - asked > LATE {
            return None;
        }
        let source = AudioBufferSourceNode::new(context).ok()?;
        source.set_buffer(Some(self.recorded(context, sound)?));
        let heard = source.connect_with_audio_node(&context.destination());
        heard.and_then(|_| source.start()).ok()
    }

    fn is_awake(&self) -> bool {
        let context = self.context.get();
        context.is_some_and(|context| context.state() == AudioContextState::Running)
    }

    /// The audio when it is awake; `None` if the browser does not allow sounds.
    async fn awake(&self) -> Option<&AudioContext> {
        if !touched() {
            return None;
        }
        if self.context.get().is_none() {
            let options = AudioContextOptions::new();
            options.set_latency_hint_audio_context_latency_category(
                AudioContextLatencyCategory::Interactive,
            );
            let context = AudioContext::new_with_context_options(&options).ok()?;
            self.context.set(context).ok()?;
        }
        let context = self.context.get()?;
        if !self.is_awake() {
            context.resume().ok()?.await.ok()?;
        }
        Some(context)
    }

    /// A sound as the browser plays it, recorded when it is heard first.
    fn recorded(&self, context: &AudioContext, sound: Sound) -> Option<&AudioBuffer> {
        let recorded = &self.recorded[sound as usize];
        if recorded.get().is_none() {
            let samples = knocks::samples(sound);
            let length = u32::try_from(samples.len()).ok()?;
            let buffer = context.create_buffer(1, length, knocks::RATE).ok()?;
            buffer.copy_to_channel(&samples, 0).ok()?;
            recorded.set(buffer).ok()?;
        }
        recorded.get()
    }
}

/// Returns whether the user has touched the page; Escape, for one, is no touch. Browsers that can't
/// tell refuse by themselves.
fn touched() -> bool {
    let activation = page::window().navigator().user_activation();
    activation.is_undefined() || activation.has_been_active()
}
