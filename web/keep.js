// What is kept on this device (play.md, section 9). Every game has a key of its own; its value is lines: when it was written,
// how the board lay, result, termination, the names of White and Black, how much has happened, the position, and the saved text.
// A game that goes on belongs to one tab at a time: the tab that holds the lock by its name, which the browser frees with it.
const OPEN = 'rochade.game.';
const DONE = 'rochade.done.';
// What could not be read stays, and is offered as a file.
const LOST = 'rochade.lost.';

const TAB = 'rochade.game';
// How long this tab waits for a game that it had before it was loaded again: the browser is about to free it.
const PATIENCE = 400;
// Without locks, which need a secure connection, so long after it was written a game may still be another tab's.
const FRESH = 5000;

let own; // The name of the game on the board.
let next; // The name of the game that comes onto the board next, if it has one already.
let noted; // The name that this tab comes back to when it is loaded again.
let place; // The key under which the game was written last.
let free = () => {};
let unkept = false;
let report;

// Takes the game that this tab had, or else the newest one that goes on and that no other tab has. Gives the lines, or none.
// `reporter` is told what the user must know.
export async function take(reporter) {
  report = reporter;
  try {
    const had = sessionStorage.getItem(TAB);
    for (const name of [had].concat(open())) {
      const mine = name === had;
      const value = name && (read(OPEN + name) || (mine && read(DONE + name)));
      if (value && await hold(name, mine)) {
        own = name;
        return value.split('\n');
      }
    }
  } catch (forbidden) { /* It is said when there is something to keep. */ }
  own = fresh();
  return [];
}

// Keeps the game on the board; `begins` says that it is another one than before. What is no game is a word for why the game
// that was taken could not be read.
export function keep(value, begins) {
  const before = own;
  const lost = !/\n/.test(value);
  if (begins || next || lost) {
    own = next || fresh();
    next = undefined;
  }
  if (lost) {
    report('lost', { name: before, why: value });
    return;
  }
  try {
    if (own !== before) shelve(before);
    if (own !== noted) sessionStorage.setItem(TAB, own);
    noted = own;
    put(value, value.split('\n')[1]);
  } catch (refused) {
    if (!unkept) report('unkept', refused.name);
    unkept = true;
  }
}

// Lets the game of this name be the next one on the board; whether no other tab has it.
async function choose(name) {
  if (name !== own && !await hold(name)) return false;
  next = name;
  return true;
}

// Forgets what was chosen: it can't be put on the board.
function unchoose() {
  next = undefined;
  hold(own, true);
}

// The name of the game on the board.
function current() {
  return own;
}

function read(key) {
  return localStorage.getItem(key);
}

// The names of the games that go on, the newest first.
function open() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(OPEN));
  return keys.sort((one, other) => (read(one) < read(other) ? 1 : -1)).map((key) => key.slice(OPEN.length));
}

// A name that no game has, held.
function fresh() {
  const name = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
  hold(name, true);
  return name;
}

// Whether no other tab has the game; from then on this one has it, and no longer what it had before.
function hold(name, mine) {
  if (!navigator.locks) return mine || !(Date.now() - Date.parse((read(OPEN + name) || '').split('\n')[0]) < FRESH);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), PATIENCE);
  return new Promise((answer) => {
    navigator.locks.request(OPEN + name, mine ? { signal: stop.signal } : { ifAvailable: true }, (lock) => {
      answer(!!lock);
      return lock && new Promise((done) => {
        free();
        free = done;
      });
    }).catch(() => answer(false));
  });
}

function put(value, over) {
  // A game that is looked at again is not written again.
  if (over && read(DONE + own)) return;
  const key = (over ? DONE : OPEN) + own;
  localStorage.setItem(key, `${new Date().toISOString()}\n${value}`);
  if (key === place) return;
  localStorage.removeItem((over ? OPEN : DONE) + own);
  place = key;
}

// Puts a game that was left before its end into the list of games, if anything happened in it.
function shelve(name) {
  const value = read(OPEN + name);
  if (!value) return;
  const lines = value.split('\n');
  if (lines[6] !== '0') {
    lines[2] = '*';
    localStorage.setItem(DONE + name, lines.join('\n'));
  }
  localStorage.removeItem(OPEN + name);
}

// Without locks, two tabs may have come to the same game. The one that wrote first goes on under another name.
addEventListener('storage', ({ key, newValue }) => {
  if (key === OPEN + own && newValue && !navigator.locks) own = fresh();
});

// What the list of games may ask (web/later).
export const keeping = { OPEN, DONE, LOST, choose, unchoose, current };
