// The games on this device, as web/store.js keeps them.
const PLACES = ['open', 'done', 'lost'];

// All but the one on the board, the newest first. `saved` is empty if a game can't be read.
export function all(store) {
  const found = [];
  for (const place of PLACES) {
    const others = store.names(place).filter((name) => place !== 'open' || name !== store.current());
    others.forEach((name) => found.push(entry(store, place, name)));
  }
  return found.sort((one, other) => (one.written < other.written ? 1 : -1));
}

function entry(store, place, name) {
  const value = store.read(place, name);
  const game = store.parse(value);
  return Object.assign(game, {
    id: `${place} ${name}`,
    place,
    name,
    value,
    result: game.result || '*',
    saved: place === 'lost' ? '' : game.saved,
  });
}

// What is known of the game on the board beside its moves: its name, the day when it was played, and a name for files.
export function onBoard({ store }) {
  const name = store.current();
  let value = '';
  try {
    value = store.read('open', name) || store.read('done', name);
  } catch (forbidden) { /* Then it is played today. */ }
  const { players, written } = store.parse(value);
  const day = dayOf(written);
  const parts = players.concat(day).map((part) => part.replace(/[^\p{L}\p{N}-]+/gu, '-'));
  return { name, day, file: parts.filter(Boolean).join('_') };
}

// The day of a time, where the user is; today, if there is none.
export function dayOf(time) {
  const date = time ? new Date(time) : new Date();
  const two = (number) => `${number}`.padStart(2, '0');
  return Number.isNaN(date.getTime()) ? '' : `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
