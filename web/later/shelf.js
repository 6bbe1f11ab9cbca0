// The games on this device, as web/keep.js keeps them: a key each, and lines as its value.

// All but the one on the board, the newest first. `key` is where a game stands; without a `text` it can't be read.
export function all({ OPEN, DONE, LOST, current }) {
  const found = [];
  for (const key of Object.keys(localStorage)) {
    const shelf = [OPEN, DONE, LOST].find((start) => key.startsWith(start));
    if (shelf && key !== OPEN + current()) found.push(entry(key, shelf, shelf === LOST));
  }
  return found.sort((one, other) => (one.time < other.time ? 1 : -1));
}

function entry(key, shelf, lost, value = localStorage.getItem(key) || '') {
  const [time, , result, termination, white, black, , , text] = value.split('\n');
  const readable = !lost && text;
  return {
    key,
    name: key.slice(shelf.length),
    value,
    time,
    result: result || '*',
    termination,
    white: readable ? white : '',
    black: readable ? black : '',
    text: readable ? text : '',
    open: shelf.endsWith('game.'),
  };
}

// What is known of the game on the board beside its moves: its name, the day when it was played, and a name for files.
export function onBoard({ keeping: { OPEN, DONE, current } }) {
  const name = current();
  let value = '';
  try {
    value = localStorage.getItem(OPEN + name) || localStorage.getItem(DONE + name) || '';
  } catch (forbidden) { /* Then it is played today. */ }
  const { white, black, time } = entry('', '', false, value);
  const day = dayOf(time);
  const parts = [white, black, day].map((part) => part.replace(/[^\p{L}\p{N}-]+/gu, '-'));
  return { name, day, file: parts.filter(Boolean).join('_') };
}

// The day of a time, where the user is; today, if there is none.
export function dayOf(time) {
  const date = time ? new Date(time) : new Date();
  const two = (number) => `${number}`.padStart(2, '0');
  return Number.isNaN(date.getTime()) ? '' : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
