// Starts the page, or says in the user's language why it can't. The texts stand in index.html.
// `cargo xtask build` bundles this with the bindings of the compiled page and hands in the names of the files.
import init, { start } from 'rochade-web';
import compiled from 'rochade-web.wasm';
import de from 'words/de.txt';
import en from 'words/en.txt';
import nl from 'words/nl.txt';

const WORDS = { de, en, nl };
const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const root = document.documentElement;

function language() {
  const wanted = navigator.languages || [navigator.language || ''];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in WORDS) || 'en';
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

// The board is on the page before the rules are: it is drawn from the position that the root element tells, for White at
// the bottom. Rust takes these very elements over (web/src/board/squares.rs writes and knows them in the same form).
function drawBoard() {
  const page = document.createElement('main');
  page.className = 'table';
  page.innerHTML = `<div class="slot"><div class="board"><div class="squares" role="grid">${
    root.dataset.position.split(' ')[0].split('/').map(line).join('')}</div></div></div>`;
  document.body.prepend(page);
  return page.querySelector('.squares');
}

function line(men, row, { length }) {
  const square = (man, column) => {
    const file = String.fromCharCode(97 + column);
    const rank = length - row;
    const upper = man.toUpperCase();
    return `<div class="at c${column} r${row} ${(row + column) % 2 ? 'dark' : 'light'}" role="gridcell" data-square="${file}${rank}"${
      column ? '' : ` data-row="${rank}"`}${rank > 1 ? '' : ` data-column="${file}"`}${
      man === '-' ? '' : ` data-piece="${man === upper ? 'w' : 'b'}${upper}"`}><i class="man"></i></div>`;
  };
  const cells = men.replace(/\d/g, (empty) => '-'.repeat(empty));
  return `<div role="row" class="line">${[...cells].map(square).join('')}</div>`;
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
async function open() {
  await body;
  pixel();
  const squares = drawBoard();
  const doTouches = keepTouches(squares);
  await styles();
  await new Promise((seen) => {
    // The second frame begins when the first one has been drawn.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)));
    setTimeout(seen, 250); // Pages in the background get no frames.
  });
  return [squares, doTouches];
}

async function begin() {
  const [[squares, doTouches], words] = await Promise.all([open(), read(WORDS[language()]), init({ module_or_path: compiled })]);
  if (!start(words, squares)) throw new Error('the words are not those of this page');
  await new Promise(setTimeout); // The page is drawn at the end of this task.
  await doTouches();
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

// Without its styles the page would be laid out twice.
function styles() {
  const sheet = document.querySelector('[rel=stylesheet]');
  return sheet.sheet || new Promise((there, fail) => {
    sheet.onload = there;
    sheet.onerror = () => fail(new Error('the styles did not load'));
  });
}

if (typeof WebAssembly === 'object') {
  begin().catch((error) => {
    body.then(() => say(document.querySelector('.boot-late').outerHTML));
    throw error; // The browser's console shows it.
  });
} else {
  // Where scripts run, the content of <noscript> is text.
  body.then(() => say(document.querySelector('noscript').textContent));
}
