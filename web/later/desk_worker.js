// The desk at work: reads and writes PGN beside the page, which goes on meanwhile. It is told one thing, answers in batches,
// and ends with `done`; whoever wants no more of it ends the worker.
import init, { Desk, pgn } from 'rochade-desk';
import compiled from 'rochade-desk.wasm';

// How often it answers, in milliseconds.
const PAUSE = 60;
// More games than the list on a device can hold, and more errors than anybody reads, are left.
const MOST_GAMES = 20000;
const MOST_FAULTS = 100;

// Reads a file, or a text.
async function read(source) {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(await source.arrayBuffer());
  const desk = new Desk(bytes);
  let games = [];
  let faults = [];
  let count = 0;
  let faulty = 0;
  let next = performance.now() + PAUSE;
  const tell = (done) => {
    postMessage({ games, faults, faulty, progress: desk.progress(), done, full: count >= MOST_GAMES });
    games = [];
    faults = [];
    next = performance.now() + PAUSE;
  };
  for (let found = desk.next(); found !== undefined; found = desk.next()) {
    if (found.game) {
      games.push(found.game);
      count += 1;
    } else {
      faulty += 1;
      if (faulty <= MOST_FAULTS) faults.push(found.fault);
    }
    if (count >= MOST_GAMES) break;
    if (performance.now() > next) tell(false);
  }
  tell(true);
}

// Writes games, each as saved text, day and extra.
function write(games) {
  let next = performance.now() + PAUSE;
  let texts = [];
  let unreadable = 0;
  const tell = (at, done) => {
    postMessage({ text: texts.join('\n'), unreadable, progress: at / games.length, done });
    texts = [];
    next = performance.now() + PAUSE;
  };
  games.forEach(([saved, day, extra], index) => {
    const text = pgn(saved, day, extra);
    if (text === undefined) unreadable += 1;
    else texts.push(text);
    if (performance.now() > next) tell(index + 1, false);
  });
  tell(games.length, true);
}

onmessage = async ({ data }) => {
  try {
    await init({ module_or_path: compiled });
    if (data.read !== undefined) await read(data.read);
    else write(data.write);
  } catch (error) {
    postMessage({ failed: `${error}` });
  }
};
