// Starts the page: what must be so before it is drawn first. The board stands in index.html; everything else is the compiled
// page's.
import { answer, canAnswer, stopAnswering } from './early/answers.js';
import { DRAUGHTSMEN, asksForDraughts, clear, knows, setUp } from './early/board.js';
import { holdFiles, requireTrustedTypes } from './early/build.js';
import { applyChoices, chooseLanguage, followPixels, keptChoices } from './early/choices.js';
import { load, rest } from './early/compiled.js';
import { beginOrSayWhyNot, hideLateMessage } from './early/messages.js';
import { keepTouches } from './early/touches.js';

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
const first = root.dataset.position;

// The game that was left on this device, as far as it can be told without the rules: the one that this tab had, or else the
// newest in which something happened. The compiled page finds out whether another tab has it, and may take another one.
function leftGame() {
  const games = Object.keys(localStorage).filter((key) => key.startsWith('rochade.2.'));
  // The browser takes a moment to look up what the tab had, and a new visitor's board need not wait for that.
  if (!games.length) return firstGame();
  const read = (key) => JSON.parse(localStorage.getItem(key) || '{}');
  const own = sessionStorage.getItem('rochade.game');
  const mine = ['open', 'done'].map((place) => read(`rochade.2.${place}.${own}`)).find(({ saved }) => saved);
  const open = () => games.filter((key) => key.startsWith('rochade.2.open.')).map(read);
  const order = (one, other) => (one.events === 0) - (other.events === 0) || (one.written < other.written ? 1 : -1);
  return mine || open().sort(order)[0] || firstGame();
}

// What the page opens with where nothing was left.
function firstGame() {
  return asksForDraughts(asked.get('laws'), asked.get('game')) ? { game: 'draughts', position: DRAUGHTSMEN } : {};
}

function setUpLeft({ game, position, turn, saved }) {
  if (saved) stopAnswering();
  if (saved && !knows(game)) clear();
  setUp(game, position, turn === 'half');
}

// Whose turn it is stands on the page for its first board only.
function sayTurn() {
  const turn = document.querySelector(`.turn[lang=${root.lang}]`);
  turn.hidden = root.dataset.position !== first || !document.querySelector('[data-square]');
}

// Whether the files are on this device already. A frame that is shut off from its origin may not even ask.
function hasFiles() {
  try { return Boolean(navigator.serviceWorker?.controller); } catch (refused) { return false; }
}

// The board is seen first, and answers the first touch; then come the rules. At a first visit, the first third of a second is the
// board's alone, for nobody is quick enough to touch twice within it. Where nothing answers yet, the rules come as soon as it is seen.
async function begin() {
  requireTrustedTypes();
  const answers = !location.hash && canAnswer();
  const doTouches = keepTouches(answers ? answer : undefined);
  await rest();
  if (answers && !hasFiles()) await new Promise((come) => setTimeout(come, 350));
  await load();
  hideLateMessage();
  await doTouches();
}

applyChoices(keptChoices());
try {
  setUpLeft(leftGame());
} catch (damaged) {
  // Nothing is kept here, or it can't be read: the board stays as it is at first, and the compiled page tells why.
}
holdFiles();
if (asked.get('kiosk') === '1') import('kiosk').catch(() => {});
chooseLanguage(asked.get('lang'));
sayTurn();
followPixels();
beginOrSayWhyNot(begin);
