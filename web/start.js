// Starts the page: what must be so before it is drawn first, and what it says when it can't start or go on. The board and the
// texts of the messages stand in index.html; everything else is the compiled page's.
import compiled from 'rochade-web.wasm';
import de from 'words/de.txt';
import en from 'words/en.txt';
import nl from 'words/nl.txt';

const WORDS = { de, en, nl };
// All that can be chosen (web/src/settings/setting.rs), but for what is so at first.
const CHOICES = `board=green board=blue board=grey pieces=mirrored coordinates=outside coordinates=off marks=shapes notation=figurine
  notation=en notation=de notation=nl board-side=right clock-side=left animation=on animation=off sound=off why=off huff-hint=off input=tap input=drag
  release=on ghost=off lift=off queen=on tenths=never tenths=always haptics=on language=de language=en language=nl`.split(/\s+/);
// The laws with which the address opens draughts (crates/table/src/laws/draughts/presets.rs), and how that begins.
const DRAUGHTS = /[?&]laws=(noris|schlagzwang|german|russian|brazilian|english|czech|pool)\b/;
const DRAUGHTSMEN = 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8';
const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const [root, find] = [document.documentElement, (selector) => document.querySelector(selector)];
// The page takes these away when it is drawn, and may still fail then.
const [needs, late, stopped] = [find('noscript'), find('.late'), find('template').content.firstElementChild];

// What the user has chosen stands with the root element: `board=green` as `data-board`. Whatever else is kept there means nothing.
function applySettings() {
  const kept = (localStorage.getItem('rochade.settings') || '').split('\n');
  CHOICES.filter((line) => kept.includes(line)).forEach((line) => root.setAttribute(...`data-${line}`.split('=')));
}

// The game that was left on this device, as far as it can be told without the rules: the one that this tab had, or else the
// newest in which something happened. The compiled page finds out whether another tab has it, and may take another one.
function leftGame() {
  const read = (key) => JSON.parse(localStorage.getItem(key) || '{}');
  const own = sessionStorage.getItem('rochade.game');
  const mine = ['open', 'done'].map((place) => read(`rochade.2.${place}.${own}`)).find(({ saved }) => saved);
  const open = () => Object.keys(localStorage).filter((key) => key.startsWith('rochade.2.open.')).map(read);
  const order = (one, other) => (one.events === 0) - (other.events === 0) || (one.written < other.written ? 1 : -1);
  return mine || open().sort(order)[0] || (DRAUGHTS.test(location.search) ? { game: 'draughts', position: DRAUGHTSMEN } : {});
}

// How the games that are played on the board of index.html write their men: squares, each with its man. Nothing, if it is no position.
const MEN = {
  __proto__: null,
  chess(position, names) {
    const [, placement = ''] = /^(\S+) [bw] /.exec(position) || [];
    const rows = placement.replace(/\d/g, (empty) => '-'.repeat(empty)).split('/');
    if (rows.length !== 8 || !rows.every((row) => /^[-bknpqr]{8}$/i.test(row))) return null;
    return [...rows.join('')].map((man, index) => [names[index], (man < 'a' ? 'w' : 'b') + man.toUpperCase()]).filter(([, man]) => man !== 'w-');
  },
  draughts(position) {
    const sides = /^[BW]:(W[^:]*):(B[^:]*)/.exec(position);
    return sides && sides.slice(1).flatMap(([side, ...men]) => men.join('').match(/K?[a-h][1-8]/g)
      ?.map((man) => [man.slice(-2), side.toLowerCase() + (man[2] ? 'K' : 'M')]) || []);
  },
};

// Puts the men of a game on the board of index.html, as it lay. Of games with other boards only the compiled page knows more.
function setUp({ game, position, turn, saved }) {
  if (saved && !MEN[game]) find('.squares').textContent = '';
  const squares = [...document.querySelectorAll('[data-square]')];
  const names = squares.map(({ dataset }) => dataset.square);
  const men = MEN[game]?.(position, names);
  if (!men) return;
  const pieces = Object.fromEntries(men);
  Object.assign(root.dataset, { game, position });
  if (turn === 'half') names.reverse();
  squares.forEach(({ dataset }, index) => {
    dataset.square = names[index];
    if (dataset.row) [, dataset.row] = names[index];
    if (dataset.column) [dataset.column] = names[index];
    if (pieces[names[index]]) dataset.piece = pieces[names[index]];
    else delete dataset.piece;
  });
}

// What is touched before the rules are there is kept. Calling what comes back does it, if the board still is as it was then.
function keepTouches() {
  const board = () => root.dataset.position + (find('[data-square]') || root).dataset.square;
  const [before, kept] = [board(), []];
  const keep = (event) => {
    if (!event.isTrusted || !event.target.closest('.squares')) return;
    event.stopImmediatePropagation();
    kept.push(event);
  };
  TOUCHES.forEach((name) => addEventListener(name, keep, true));
  return async () => {
    for (const event of board() === before ? kept : []) {
      find('.squares').dispatchEvent(new PointerEvent(event.type, event));
      await new Promise(setTimeout); // What it changes is drawn before the next one counts.
    }
    TOUCHES.forEach((name) => removeEventListener(name, keep, true));
  };
}

// Shows a message above the page, in the user's language.
function show(message) {
  for (const text of message.querySelectorAll('[lang]')) if (text.lang !== root.lang) text.remove();
  message.classList.remove('late');
  message.setAttribute('role', 'alert');
  document.body.append(message);
}

// The compiled page has stopped, and what it was about may be half done. Nothing below this dialog can be touched.
function stop() {
  if (stopped.open) return;
  Object.assign(stopped, { onclick: ({ target }) => target.localName === 'button' && location.reload(), onclose: stop });
  show(stopped);
  stopped.showModal();
}

// From now on only the compiled page's own policy makes markup of a text, or lets a script run (web/platform/trusted.js). Stood this
// in index.html, engines that know no trusted types would complain of unknown words.
function requireTrustedTypes() {
  if (!window.trustedTypes) return;
  const content = "require-trusted-types-for 'script'; trusted-types rochade";
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
}

async function begin() {
  requireTrustedTypes();
  const doTouches = keepTouches();
  const words = fetch(WORDS[root.lang]).then((answer) => answer.text());
  const { default: init, start } = await import('rochade-web');
  await init({ module_or_path: compiled });
  const styles = find('[rel=stylesheet]'); // Safari runs this script before they have come.
  if (!styles.sheet) await new Promise((ended) => { styles.onload = styles.onerror = window.onload = ended; });
  if (!styles.sheet?.cssRules.length) throw new Error('the styles did not load');
  await start(await words, find('.squares'));
  late.remove();
  await doTouches();
}

// Some browsers keep nothing for pages in frames, and what was kept may be damaged: the page then looks as it does at first.
for (const draw of [applySettings, () => setUp(leftGame())]) try { draw(); } catch (refused) { /* Where it matters, it is told. */ }
// Of the languages that the user wants, the first one that there are words in.
const wanted = [root.dataset.language].concat(navigator.languages || navigator.language);
root.lang = wanted.map((tag) => String(tag).slice(0, 2).toLowerCase()).find((tag) => tag in WORDS) || 'en';
// The style sheet gives a square a whole number of device pixels; zooming changes their size.
const setPixel = () => root.style.setProperty('--pixel', `${1 / devicePixelRatio}px`);
setPixel();
addEventListener('resize', setPixel);

if (typeof WebAssembly === 'object') {
  const isTrap = (error) => error instanceof WebAssembly.RuntimeError;
  // Nor does a page that has stopped hear that it is left, since it would save what it holds: nobody listens before this.
  const swallow = (event) => stopped.open && event.stopImmediatePropagation();
  ['pagehide', 'visibilitychange'].forEach((name) => addEventListener(name, swallow, true));
  addEventListener('error', ({ error }) => isTrap(error) && stop());
  addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && stop());
  begin().catch((error) => {
    if (!isTrap(error)) show(late);
    throw error; // The browser's console shows it.
  });
} else {
  // Where scripts run, the content of <noscript> is text.
  show(document.createRange().createContextualFragment(needs.textContent).firstElementChild);
}
