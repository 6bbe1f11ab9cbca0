// The game that was left on this device, drawn before the rules are there.
import { setUp } from './board.js';

// Reads the entry under a key; a damaged one has no parts.
function read(key) {
  try {
    return Object(JSON.parse(localStorage.getItem(key)));
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

// Draws it, or else the `first` game of the page; returns whether a game was left. Two persons who sit face to face, as `faces` says, have an
// edge each, and the board has the place that this leaves (web/style/face.css). Where men are missing (older builds kept none) or damaged,
// the squares stay empty until the compiled page draws them, or tells why it can't.
export function showLeft(squares, first, faces) {
  let [left, isDrawn] = [null, true];
  try {
    left = find();
  } catch (forbidden) {
    // Nothing is kept here.
  }
  const shown = left || first;
  try {
    isDrawn = !shown || setUp({ players: shown.seats, ...shown });
  } catch (damaged) {
    isDrawn = false;
  }
  const { levels, read: isRead } = Object(left);
  const { dataset } = document.documentElement;
  if (faces && !dataset.flanks && !isRead && ![levels].flat().some(Boolean)) dataset.edges = 'yes';
  if (!isDrawn) squares.textContent = '';
  return Boolean(left);
}
