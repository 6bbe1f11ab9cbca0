// Starts the page, or says in the user's language why it can't. The texts stand in index.html.
// `cargo xtask build` bundles this with the bindings of the compiled page and hands in the names of the files.
import init, { start } from 'rochade-web';
import compiled from 'rochade-web.wasm';
import de from 'words/de.txt';
import en from 'words/en.txt';
import nl from 'words/nl.txt';
import { keep, refuse, store, take } from './store.js';

const WORDS = { de, en, nl };
const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const root = document.documentElement;
let missing; // What the page says when a part of it can't be loaded.

// What the user has chosen (web/later/settings.js) stands with the root element: `board=green` becomes `data-board`. It never
// replaces what stands there already.
function applySettings() {
  try {
    const kept = localStorage.getItem('rochade.settings') || '';
    for (const line of kept.split('\n')) {
      const [, name, value] = line.match(/^([a-z]+)=([a-z]+)$/) || [];
      if (name && !(name in root.dataset)) root.dataset[name] = value;
    }
    return kept !== '';
  } catch (refused) {
    return false; // Some browsers keep nothing for pages in frames; the page then looks as it does at first.
  }
}

function language() {
  const wanted = [root.dataset.language].concat(navigator.languages || navigator.language);
  return wanted.map((tag) => String(tag).slice(0, 2).toLowerCase()).find((tag) => tag in WORDS) || 'en';
}

// Leaves one message on the page, in one language.
function say(html) {
  const chosen = language();
  root.lang = chosen;
  document.body.innerHTML = html;
  for (const text of document.querySelectorAll('.boot p')) {
    if (text.lang !== chosen) text.remove();
  }
  const message = document.querySelector('.boot');
  message.classList.add('boot-now');
  message.setAttribute('role', 'alert');
}

// Games whose board can be drawn before their rules are there: what makes the squares of a position, or nothing of what is
// none. Of any other game Rust lays the board.
const BOARDS = new Map([['chess', chessBoard]]);

// The board is on the page before the rules are: it is drawn from the position of the game that was left, or else from the one
// that the root element tells. Rust takes these very elements over, where they lie as they must (web/src/board/squares.rs
// writes and knows them in the same form).
function drawBoard({ game, position, turn } = root.dataset) {
  const draw = BOARDS.get(game);
  const turned = turn === 'half';
  let squares = draw ? draw(position, turned) : '';
  if (squares) root.dataset.position = position;
  // What was kept may be damaged, and what is no position is not drawn.
  else if (draw) squares = draw(root.dataset.position, turned);
  const page = document.createElement('main');
  page.className = 'table';
  page.innerHTML = `<div class="slot"><div class="board"><div class="squares" role="grid">${squares}</div></div></div>`;
  document.body.prepend(page);
  return page.querySelector('.squares');
}

function chessBoard(position, turned) {
  const [, men] = position.match(/^(\S+) [bw] /) || [];
  const rows = (men || '').replace(/\d/g, (empty) => '-'.repeat(empty)).split('/').map((row) => [...row]);
  const last = rows.length - 1;
  if (last !== 7 || !rows.every((row) => /^[-bknpqr]{8}$/i.test(row.join('')))) return '';
  const seen = turned ? rows.map((row) => row.reverse()).reverse() : rows;
  return seen.map((cells, row) => `<div role="row" class="line">${cells.map((man, column) => {
    const file = String.fromCharCode(97 + (turned ? last - column : column));
    const rank = turned ? row + 1 : last - row + 1;
    const upper = man.toUpperCase();
    return `<div class="at c${column} r${row} ${(row + column) % 2 ? 'dark' : 'light'}" role="gridcell" data-square="${file}${rank}"${
      column ? '' : ` data-row="${rank}"`}${row < last ? '' : ` data-column="${file}"`}${
      man === '-' ? '' : ` data-piece="${man === upper ? 'w' : 'b'}${upper}"`}><i class="man"></i></div>`;
  }).join('')}</div>`).join('');
}

// What is touched before the rules are there is kept, and done when they are: calling what comes back does it.
function keepTouches(squares) {
  const kept = [];
  const keep = (event) => {
    if (event.isTrusted) {
      event.stopImmediatePropagation();
      kept.push(event);
    }
  };
  TOUCHES.forEach((name) => squares.addEventListener(name, keep));
  return async () => {
    while (kept.length) {
      const event = kept.shift();
      squares.dispatchEvent(new PointerEvent(event.type, event));
      await new Promise(setTimeout); // What it changes is drawn before the next one counts.
    }
    TOUCHES.forEach((name) => squares.removeEventListener(name, keep));
  };
}

// The board is drawn while the rules are compiled, and is seen before they start, where it can be seen at all.
async function open(left) {
  await body;
  pixel();
  missing = (await late).querySelector(`[lang=${language()}]`).textContent;
  if (chosen) await looks();
  const squares = drawBoard(left);
  const doTouches = keepTouches(squares);
  await styles(document.querySelector('[rel=stylesheet]'));
  await new Promise((seen) => {
    // The second frame begins when the first one has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)));
    setTimeout(seen, 250); // Pages in the background get no frames.
  });
  return [squares, doTouches];
}

async function begin() {
  const taken = take(console.log);
  const [[squares, doTouches], words, left] = await Promise.all([
    taken.then(open), read(WORDS[language()]), taken, init({ module_or_path: compiled }),
  ]);
  if (!start(words, squares, left, keep, refuse)) throw new Error('the words are not those of this page');
  await new Promise(setTimeout); // The page is drawn at the end of this task.
  await doTouches();
  setTimeout(stay, SETTLED);
}

// From the second visit on the page needs no network (offline.js). Keeping all of the site waits until the page has settled.
const SETTLED = 2000;
async function stay() {
  try {
    await navigator.serviceWorker.register('offline.js');
  } catch (refused) { /* No secure connection, or a frame that may keep nothing: then it needs one. */ }
}

async function read(file) {
  return (await fetch(file)).text();
}

// The style sheet gives a square a whole number of device pixels; zooming changes their size.
function pixel() {
  root.style.setProperty('--pixel', `${1 / devicePixelRatio}px`);
}

addEventListener('resize', pixel);

// This script runs as soon as it is there, which may be before the document is.
const body = new Promise((there) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', there);
  else there();
});

// What is said where the page can't start. The page takes it away when it is drawn, and may still fail then.
const late = body.then(() => document.querySelector('.boot-late'));

// Without its styles the page would be laid out twice.
function styles(sheet) {
  return sheet.sheet || new Promise((there, fail) => {
    sheet.onload = there;
    sheet.onerror = () => fail(new Error('the styles did not load'));
  });
}

// The styles of all looks but the first. Without them the page looks as it does at first, and can be played on.
async function looks() {
  const sheet = document.querySelector('[href*=looks]');
  sheet.disabled = false;
  try {
    await styles(sheet);
  } catch (missed) {
    sheet.disabled = true; // The next one who asks for it tries again.
  }
}

const chosen = applySettings();

if (typeof WebAssembly === 'object') {
  begin().catch((error) => {
    late.then((message) => say(message.outerHTML));
    throw error; // The browser's console shows it.
  });
} else {
  // Where scripts run, the content of <noscript> is text.
  body.then(() => say(document.querySelector('noscript').textContent));
}
