// Starts the page: what must be so before it is drawn first. The board stands in index.html; all else is the compiled page's.
import { DRAUGHTS, MANY } from 'known';
import { answer, stopAnswering } from './early/answers.js';
import { setUp } from './early/board.js';
import { applyChoices, chooseLanguage, followPixels, keptChoices } from './early/choices.js';
import { load, rest } from './early/compiled.js';
import { holdFiles } from './early/files.js';
import { gameAsked } from './early/game.js';
import { beginOrSayWhyNot } from './early/messages.js';
import { doKept, keepTouches } from './early/touches.js';
import { requireTrustedTypes } from './early/trusted_types.js';

const asked = new URLSearchParams(location.search);
const squares = document.querySelector('.squares');

// The game that was left on this device, as far as it can be told without the rules: the one that this tab had, or else the
// newest in which something happened. The compiled page finds out whether another tab has it, and may take another one.
function leftGame() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('rochade.2.'));
  // The browser takes a moment to look up what the tab had, and a new visitor's board need not wait for that.
  if (!keys.length) return null;
  const read = (key) => JSON.parse(localStorage.getItem(key) || '{}');
  const own = sessionStorage.getItem('rochade.game');
  const mine = ['open', 'done'].map((place) => read(`rochade.2.${place}.${own}`)).find(({ saved }) => saved);
  const order = (one, other) => (one.events === 0) - (other.events === 0) || (one.written < other.written ? 1 : -1);
  return mine || keys.filter((key) => key.startsWith('rochade.2.open.')).map(read).sort(order)[0];
}

// Shows the game that was left, or the one that the address asks for. Older builds kept no men: the squares are empty then. Whose turn it is, is said in
// the user's language for a new game.
function show(left) {
  const first = left || { draughts: DRAUGHTS, ...MANY }[gameAsked(asked.get('laws'), asked.get('game'))];
  if (first && !setUp({ players: first.seats, ...first })) squares.textContent = '';
  document.querySelector(`.turn[lang=${document.documentElement.lang}]`).hidden = Boolean(left || first?.seats);
}

// The rules are asked for at once, but after what the board is drawn with. They take it over when it has been seen.
async function begin() {
  requireTrustedTypes();
  if (location.hash) stopAnswering();
  keepTouches(answer);
  const { start } = await load('low');
  await rest();
  stopAnswering();
  await start(squares);
  await doKept();
}

applyChoices(keptChoices());
chooseLanguage(asked.get('lang'));
let left = null;
try {
  left = leftGame();
} catch (damaged) {
  // Nothing is kept here, or it can't be read: the board stays as it is at first, and the compiled page tells why.
}
show(left);
followPixels();
holdFiles();
if (asked.get('kiosk') === '1') import('kiosk').catch(() => {});
beginOrSayWhyNot(begin);
