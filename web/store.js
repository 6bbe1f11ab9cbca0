// What is kept on this device (play.md, section 9). Every game has a key of its own, and its value is an entry (entry.js).
// A game that goes on belongs to one tab at a time: the tab that holds the lock by its name, which the browser frees with it.
import { parse, write } from './entry.js';

// The places where games stand, by what their keys begin with: first as it is written now. As it was written before, a game
// is read and removed only, so that older builds, in other tabs or kept for visits without a network, find no entry that they
// can't read.
const PLACES = {
  open: ['rochade.2.open.', 'rochade.game.'],
  done: ['rochade.2.done.', 'rochade.done.'],
  // What could not be read stays, and is offered as a file.
  lost: ['rochade.2.lost.', 'rochade.lost.'],
};

// Before the name of a game, the name of its lock: the same in all builds.
const LOCK = 'rochade.game.';

const TAB = 'rochade.game';
// How long this tab waits for a game that it had before it was loaded again: the browser is about to free it.
const PATIENCE = 400;
// Without locks, which need a secure connection, so long after it was written a game may still be another tab's.
const FRESH = 5000;

let own; // The name of the game on the board.
let next; // The name of the game that comes onto the board next, if it has one already.
let noted; // The name that this tab comes back to when it is loaded again.
let standing; // The key under which the game was written last.
let free = () => {};
let unkept = false;
let report;

// Takes the game that this tab had, or else the newest one that goes on and that no other tab has. Gives it, or nothing.
// `reporter` is told what the user must know.
export async function take(reporter) {
  report = reporter;
  try {
    const had = sessionStorage.getItem(TAB);
    for (const name of [had].concat(newest())) {
      const mine = name === had;
      const value = name && (read('open', name) || (mine && read('done', name)));
      if (value && await hold(name, mine)) {
        own = name;
        return parse(value);
      }
    }
  } catch (forbidden) { /* It is said when there is something to keep. */ }
  own = fresh();
  return undefined;
}

// Keeps the game on the board; `begins` says that it is another one than before.
export function keep(game, begins) {
  const before = own;
  if (begins || next) {
    own = next || fresh();
    next = undefined;
  }
  try {
    if (own !== before) shelve(before);
    if (own !== noted) sessionStorage.setItem(TAB, own);
    noted = own;
    put(game);
  } catch (refused) {
    if (!unkept) report('unkept', refused.name);
    unkept = true;
  }
}

// The game that was taken could not be read; `why` is a word for the reason.
export function refuse(why) {
  const name = own;
  own = fresh();
  report('lost', { name, why });
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

// The names of the games in a place.
function names(place) {
  const found = new Set();
  for (const key of Object.keys(localStorage)) {
    const start = PLACES[place].find((known) => key.startsWith(known));
    if (start) found.add(key.slice(start.length));
  }
  return [...found];
}

// The keys that a game may have in a place; if it has both, the first one counts.
function keys(place, name) {
  return PLACES[place].map((start) => start + name);
}

// The key that a game has in a place, if it stands there.
function find(place, name) {
  return keys(place, name).find((key) => localStorage.getItem(key));
}

// The value of a game in a place; empty if it does not stand there.
function read(place, name) {
  const key = find(place, name);
  return key ? localStorage.getItem(key) : '';
}

function remove(place, name) {
  keys(place, name).forEach((key) => localStorage.removeItem(key));
}

// Puts a game into the list.
function add(name, game) {
  localStorage.setItem(keys('done', name)[0], write(game));
}

// The names of the games that go on, the newest first.
function newest() {
  const games = names('open').map((name) => ({ name, written: parse(read('open', name)).written }));
  return games.sort((one, other) => (one.written < other.written ? 1 : -1)).map(({ name }) => name);
}

// A name that no game has, held.
function fresh() {
  const name = Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
  hold(name, true);
  return name;
}

// Whether no other tab has the game; from then on this one has it, and no longer what it had before.
function hold(name, mine) {
  if (!navigator.locks) return mine || !keys('open', name).some(isFresh);
  const stop = new AbortController();
  setTimeout(() => stop.abort(), PATIENCE);
  return new Promise((answer) => {
    navigator.locks.request(LOCK + name, mine ? { signal: stop.signal } : { ifAvailable: true }, (lock) => {
      answer(!!lock);
      return lock && new Promise((done) => {
        free();
        free = done;
      });
    }).catch(() => answer(false));
  });
}

function isFresh(key) {
  return Date.now() - Date.parse(parse(localStorage.getItem(key) || '').written) < FRESH;
}

// Writes the game on the board where it belongs, and removes it from where it does not.
function put(game) {
  // A game that is looked at again is not written again.
  if (game.result && find('done', own)) return;
  const place = game.result ? 'done' : 'open';
  const [key] = keys(place, own);
  localStorage.setItem(key, write(Object.assign({ written: new Date().toISOString() }, game)));
  if (key === standing) return;
  for (const other of keys('open', own).concat(keys('done', own))) {
    if (other !== key) localStorage.removeItem(other);
  }
  standing = key;
}

// Puts a game that was left before its end into the list of games, if anything happened in it.
function shelve(name) {
  const game = parse(read('open', name));
  // Nothing stands there; or it has been damaged meanwhile, and stays, to be told of when it is taken.
  if (!game.saved) return;
  if (game.events !== 0) add(name, Object.assign(game, { result: '*' }));
  remove('open', name);
}

// Puts a game that can't be read where it is not taken again and nothing is written over it. Gives its value.
function setAside(name) {
  const key = find('open', name) || find('done', name);
  if (!key) return '';
  const value = localStorage.getItem(key);
  let aside = name;
  while (find('lost', aside)) aside += '-';
  try {
    localStorage.setItem(keys('lost', aside)[0], value);
    localStorage.removeItem(key);
  } catch (full) { /* Then it stays where it is. */ }
  return value;
}

// Without locks, two tabs may have come to the same game. The one that wrote first goes on under another name.
addEventListener('storage', ({ key, newValue }) => {
  if (keys('open', own).includes(key) && newValue && !navigator.locks) own = fresh();
});

// What may be asked by what is loaded later (web/later). It is handed over: a part that those scripts imported for themselves
// would be a file of its own, which the first drawing would have to wait for.
export const store = { add, choose, current, names, parse, read, remove, setAside, unchoose };
