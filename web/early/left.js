// The game that was left on this device, as far as it can be told without the rules.
import { setUp } from './board.js';

// What stands under a key (web/src/store/entry.rs). What is damaged is as if it were missing.
function read(key) {
  try {
    const { events, players, ...parts } = Object(JSON.parse(localStorage.getItem(key)));
    const texts = Object.entries(parts).filter(([, part]) => typeof part === 'string');
    return { ...Object.fromEntries(texts), events, players: Array.isArray(players) ? players : [] };
  } catch (damaged) {
    return {};
  }
}

// The game that this tab had, or else the newest in which something happened. The compiled page finds out whether another tab has it, and may
// take another one.
function find() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('rochade.2.'));
  // The browser takes a moment to look up what the tab had, and a new visitor's board need not wait for that.
  if (!keys.length) return null;
  const own = sessionStorage.getItem('rochade.game');
  const mine = ['open', 'done'].map((place) => read(`rochade.2.${place}.${own}`));
  const others = keys.filter((key) => key.startsWith('rochade.2.open.')).map(read);
  const order = (one, other) => (one.events === 0) - (other.events === 0) || (one.written < other.written ? 1 : -1);
  return mine.concat(others.sort(order)).find(({ saved }) => saved);
}

// Shows it, or else the `first` game of the page; whether there is one. Older builds kept no men: the squares are empty then.
export function showLeft(squares, first) {
  const show = (game) => game && (setUp({ players: game.seats, ...game }) || squares.replaceChildren());
  try {
    const left = find();
    show(left || first);
    return Boolean(left);
  } catch (forbidden) {
    // Nothing is kept here, and the compiled page tells why.
    show(first);
    return false;
  }
}
