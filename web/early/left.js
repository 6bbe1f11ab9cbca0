// The game that was left on this device, drawn before the rules are there.
import { MANY } from 'known';
import { stopAnswering } from './answers.js';
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

// Draws it, or else the `first` game of the page; returns whether a game was left. Two persons who sit face to face, on a tablet for everybody
// as its visitors do, have an edge each, which leaves the board another place (web/style/face.css). Where men are missing (older builds kept
// none) or damaged, the squares stay empty until the compiled page draws them, or tells why it can't.
export function showLeft(squares, first, isKiosk) {
  let [left, isDrawn, seating] = [null, true];
  try {
    seating = (isKiosk && localStorage.getItem('rochade.visitors.seating')) || localStorage.getItem('rochade.seating');
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
  const isPlayed = !Object(left).read && ![Object(left).levels].flat().some(Boolean);
  if (/^face\b/.test(seating) && isPlayed && !document.documentElement.dataset.flanks) document.documentElement.dataset.edges = 'yes';
  // Whose first move it is, plays it; of a game in which anything happened, only the rules know what can come next.
  const isNew = !left || left.events === 0 && !left.read && ![left.levels].flat()[Object(MANY[left.game]).first || 0];
  if (!isNew) stopAnswering();
  if (!isDrawn) squares.textContent = '';
  return Boolean(left);
}
