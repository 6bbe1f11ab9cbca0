//! Wood on wood, computed: a short knock is a burst of noise and two dying tones.
//!
//! Each sample follows from the one before it by simple arithmetic, because powers and sines of the
//! standard library would weigh more than all the rest of this.

use std::f32::consts::TAU;

use crate::sound::Sound;

/// Samples a second. No knock has tones higher than half of that.
pub(crate) const RATE: f32 = 22_050.0;

/// How long a knock is heard, in seconds.
const KNOCK: f32 = 0.09;

/// How long a knock takes to reach its full loudness, in seconds.
const RISE: f32 = 0.002;

/// The share of its loudness at which a wave begins and ends.
const SILENCE: f32 = 0.0001;

/// How many times the loudness changes by a factor of e between silence and its height.
const DEPTH: f32 = 9.21;

/// How much of its pitch a tone has lost when it has died, in powers of e: a fifth.
const SINKING: f32 = -0.223;

/// A knock as a part of a sound.
struct Knock {
    /// Seconds from the beginning of the sound.
    after: f32,
    /// Hertz.
    pitch: f32,
    /// How loud it is; 1 is the most that can be played.
    strength: f32,
    /// How loud its noise is in comparison.
    hardness: f32,
}

const fn knock(after: f32, pitch: f32, strength: f32, hardness: f32) -> Knock {
    Knock {
        after,
        pitch,
        strength,
        hardness,
    }
}

/// The knocks that a sound is made of, in their order.
fn knocks(sound: Sound) -> &'static [Knock] {
    const MOVE: &[Knock] = &[knock(0.0, 230.0, 0.7, 0.5)];
    const CAPTURE: &[Knock] = &[knock(0.0, 310.0, 0.58, 0.9), knock(0.055, 190.0, 0.8, 0.5)];
    const CHECK: &[Knock] = &[knock(0.0, 260.0, 0.7, 0.5), knock(0.11, 390.0, 0.6, 0.7)];
    const LOW_TIME: &[Knock] = &[knock(0.0, 520.0, 0.48, 0.2), knock(0.16, 520.0, 0.48, 0.2)];
    const END: &[Knock] = &[
        knock(0.0, 240.0, 0.7, 0.5),
        knock(0.14, 190.0, 0.7, 0.5),
        knock(0.3, 140.0, 0.9, 0.5),
    ];
    match sound {
        Sound::Move => MOVE,
        Sound::Capture => CAPTURE,
        Sound::Check => CHECK,
        Sound::LowTime => LOW_TIME,
        Sound::End => END,
    }
}

/// The samples of a sound, each between -1 and 1.
pub(crate) fn samples(sound: Sound) -> Vec<f32> {
    let knocks = knocks(sound);
    let last = knocks.last().map_or(0.0, |last| last.after);
    let mut samples = vec![0.0; ((last + KNOCK) * RATE).ceil() as usize];
    for knock in knocks {
        let (_, heard) = samples.split_at_mut((knock.after * RATE) as usize);
        strike(heard, knock);
    }
    samples
}

/// Adds a knock to the beginning of what is heard.
fn strike(samples: &mut [f32], knock: &Knock) {
    let Knock {
        pitch,
        strength,
        hardness,
        ..
    } = *knock;
    // A bar of wood rings about so far above its lowest tone.
    let overtone = pitch * 2.7;
    add(samples, strength, KNOCK, tone(pitch, KNOCK));
    add(
        samples,
        strength * 0.35,
        KNOCK / 2.0,
        tone(overtone, KNOCK / 2.0),
    );
    add(
        samples,
        strength * hardness,
        KNOCK / 3.0,
        noise(pitch * 7.0),
    );
}

/// Adds a wave that is there at once and dies slowly, within `length` seconds.
fn add(samples: &mut [f32], level: f32, length: f32, mut wave: impl FnMut() -> f32) {
    let (count, rising) = ((length * RATE) as usize, (RISE * RATE) as usize);
    let rises = small_exp(DEPTH / rising as f32);
    let dies = small_exp(-DEPTH / (count - rising) as f32);
    let mut loudness = level * SILENCE;
    for (index, sample) in samples.iter_mut().take(count).enumerate() {
        loudness *= if index < rising { rises } else { dies };
        *sample += loudness * wave();
    }
}

/// A tone that gets lower while it dies.
fn tone(pitch: f32, length: f32) -> impl FnMut() -> f32 {
    let sinks = small_exp(SINKING / (length * RATE));
    let mut angle = TAU * pitch / RATE;
    let (mut x, mut y) = (1.0, 0.0);
    move || {
        let (cosine, sine) = cosine_and_sine(angle);
        (x, y) = (x * cosine - y * sine, x * sine + y * cosine);
        angle *= sinks;
        y
    }
}

/// Noise around a pitch: a filter with two poles holds it together.
fn noise(pitch: f32) -> impl FnMut() -> f32 {
    let (cosine, sine) = cosine_and_sine(TAU * pitch / RATE);
    let width = sine / 1.6;
    let (mut ins, mut outs) = ([0.0; 2], [0.0; 2]);
    let mut seed = 1_u32;
    move || {
        // The well-known generator of Numerical Recipes: nobody hears more than that it is
        // irregular.
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let random = seed.cast_signed() as f32 / i32::MAX as f32;
        let held = 2.0 * cosine * outs[0] - (1.0 - width) * outs[1];
        let out = (width * (random - ins[1]) + held) / (1.0 + width);
        ins = [random, ins[0]];
        outs = [out, outs[0]];
        out
    }
}

/// The power of e to a small number.
fn small_exp(x: f32) -> f32 {
    (2.0 + x) / (2.0 - x)
}

/// The cosine and the sine of an angle up to one radian, exactly enough for ears, and on the unit
/// circle.
fn cosine_and_sine(angle: f32) -> (f32, f32) {
    let half = angle / 2.0;
    let tangent = half * (1.0 + half * half / 3.0);
    let square = tangent * tangent;
    (
        (1.0 - square) / (1.0 + square),
        2.0 * tangent / (1.0 + square),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The loudest sample between `from` and `from + length`, in seconds.
    fn peak(samples: &[f32], from: f32, length: f32) -> f32 {
        let samples = samples.iter().skip((from * RATE) as usize);
        let samples = samples.take((length * RATE) as usize);
        samples.fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    #[test]
    fn a_sound_ends_with_its_last_knock() {
        let milliseconds = |sound| (samples(sound).len() as f32 / RATE * 1000.0).round();
        let lengths = Sound::ALL.map(milliseconds);
        assert_eq!(lengths, [90.0, 145.0, 200.0, 250.0, 390.0]);
    }

    #[test]
    fn sounds_are_loud_but_never_cut_off() {
        for sound in Sound::ALL {
            let peak = peak(&samples(sound), 0.0, 1.0);
            assert!((0.2..1.0).contains(&peak), "{sound:?}: {peak}");
        }
    }

    #[test]
    fn sounds_begin_and_end_in_silence() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            let end = samples.len() as f32 / RATE - 0.001;
            assert!(samples[0].abs() < 0.001, "{sound:?}");
            assert!(peak(&samples, end, 1.0) < 0.001, "{sound:?}");
        }
    }

    #[test]
    fn every_knock_is_heard() {
        for sound in Sound::ALL {
            let samples = samples(sound);
            for knock in knocks(sound) {
                let before = peak(&samples, knock.after - 0.004, 0.004);
                let heard = peak(&samples, knock.after, 0.01);
                assert!(heard > 0.2, "{sound:?}: {heard}");
                assert!(
                    knock.after == 0.0 || heard > 4.0 * before,
                    "{sound:?}: {before}, {heard}"
                );
            }
        }
    }

    #[test]
    fn a_tone_has_its_pitch_and_sinks_by_a_fifth() {
        let mut tone = tone(500.0, 1.0);
        let wave: Vec<f32> = (0..RATE as usize).map(|_| tone()).collect();
        let periods = |wave: &[f32]| {
            let rises = wave
                .windows(2)
                .filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0);
            rises.count() as f32
        };
        let tenth = RATE as usize / 10;
        let (first, last) = (periods(&wave[..tenth]), periods(&wave[9 * tenth..]));
        assert!((48.0..=50.0).contains(&first), "{first}");
        assert!((39.0..=42.0).contains(&last), "{last}");
    }

    #[test]
    fn the_short_cuts_are_near_the_functions_they_stand_for() {
        for step in -20..=20 {
            let x = step as f32 / 100.0;
            assert!((small_exp(x) - x.exp()).abs() < 0.001, "{x}");
        }
        for step in 0..=100 {
            let angle = step as f32 / 100.0;
            let (cosine, sine) = cosine_and_sine(angle);
            assert!((cosine - angle.cos()).abs() < 0.01, "{angle}");
            assert!((sine - angle.sin()).abs() < 0.01, "{angle}");
        }
    }
}
