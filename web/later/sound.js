// Wood on wood, made here: a short knock is a burst of noise and two dying tones. The page tells what is to be heard by events
// (web/src/sound.rs). This is loaded when the page is touched first: browsers let nothing be heard before.
const root = document.documentElement;

// Knocks for each event: when (s), pitch (Hz), strength, hardness (how much of the noise is heard).
const SOUNDS = {
  move: [[0, 230, 0.6, 0.5]],
  capture: [[0, 310, 0.7, 0.9], [0.055, 190, 0.7, 0.5]],
  check: [[0, 260, 0.6, 0.5], [0.11, 390, 0.5, 0.7]],
  'low-time': [[0, 520, 0.4, 0.2], [0.16, 520, 0.4, 0.2]],
  end: [[0, 240, 0.6, 0.5], [0.14, 190, 0.6, 0.5], [0.3, 140, 0.8, 0.5]],
};

const RATE = 22050; // Samples a second: no knock has higher tones than half of that.
const KNOCK = 0.09; // How long a knock is heard (s).
const RISE = 0.002; // A loudness is there at once (s), and soon gone.
const SILENCE = 0.0001;
const LATE = 300; // What can't be heard within so many milliseconds is not heard any more.

let context;
const recorded = {};

for (const name in SOUNDS) addEventListener(`rochade-${name}`, () => play(name));
for (const name of ['pointerup', 'keydown']) addEventListener(name, wake, true);

// Every touch may wake what the browser has put to rest. Whether there is anything to be woken now.
function wake() {
  const { userActivation } = navigator;
  // Escape, for one, is no touch.
  if (root.dataset.sound === 'off' || (userActivation && !userActivation.hasBeenActive)) return undefined;
  context ||= new AudioContext({ latencyHint: 'interactive' });
  return context.state === 'running' ? Promise.resolve() : context.resume();
}

async function play(name) {
  const asked = performance.now();
  const awake = wake();
  if (!awake) return;
  await awake;
  if (performance.now() - asked > LATE) return;
  recorded[name] ||= record(SOUNDS[name]);
  const source = new AudioBufferSourceNode(context, { buffer: recorded[name] });
  source.connect(context.destination);
  source.start();
}

// A sound is made once: moves cost nothing but playing it.
function record(knocks) {
  const [last] = knocks[knocks.length - 1];
  const buffer = context.createBuffer(1, Math.ceil((last + KNOCK) * RATE), RATE);
  const samples = buffer.getChannelData(0);
  for (const [after, ...knock] of knocks) strike(samples.subarray(Math.floor(after * RATE)), ...knock);
  return buffer;
}

function strike(samples, pitch, strength, hardness) {
  tone(samples, pitch, strength, KNOCK);
  tone(samples, pitch * 2.7, strength * 0.35, KNOCK / 2); // A bar of wood rings about so far above its lowest tone.
  click(samples, pitch * 7, strength * hardness, KNOCK / 3);
}

// A tone that gets lower by a fifth of its pitch as it dies.
function tone(samples, pitch, level, length) {
  const sinks = 0.8 ** (1 / (length * RATE));
  let [phase, step] = [0, (2 * Math.PI * pitch) / RATE];
  dying(samples, level, length, () => {
    phase += step;
    step *= sinks;
    return Math.sin(phase);
  });
}

// Noise around a pitch: two poles hold it together.
function click(samples, pitch, level, length) {
  const turn = (2 * Math.PI * pitch) / RATE;
  const width = Math.sin(turn) / 1.6;
  const back = 2 * Math.cos(turn);
  let [one, two, in1, in2] = [0, 0, 0, 0];
  dying(samples, level, length, () => {
    const noise = Math.random() * 2 - 1;
    const out = (width * (noise - in2) + back * one - (1 - width) * two) / (1 + width);
    in2 = in1;
    in1 = noise;
    two = one;
    one = out;
    return out;
  });
}

function dying(samples, level, length, wave) {
  const rises = (level / SILENCE) ** (1 / (RISE * RATE));
  const dies = (SILENCE / level) ** (1 / ((length - RISE) * RATE));
  const end = Math.min(samples.length, Math.floor(length * RATE));
  let loudness = SILENCE;
  for (let i = 0; i < end; i += 1) {
    loudness *= i < RISE * RATE ? rises : dies;
    samples[i] += loudness * wave();
  }
}
