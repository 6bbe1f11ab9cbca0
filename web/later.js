// What the compiled page does not do by itself yet: the modules that do what a button asks for, links, files that are dropped,
// sounds, the screen that stays awake.
import init, { keep_time, open_saved, positions, saved_game, settings_changed, start as draw, tell, unfinished, weigh_saved } from 'rochade-web';
import { keep, refuse, store, take } from './store.js';

export default init;

// What is not needed for the first move: the modules that do what a button asks for by its `data-action`.
const desk = () => import('./later/desk.js');
const fullScreen = () => import('./later/full_screen.js');
const games = () => import('./later/keeping.js');
const moves = () => import('./later/moves.js');
const rules = () => import('./later/rules.js');
const settings = () => import('./later/settings.js');
const LATER = {
  rules, settings, import: desk, drop: desk, 'copy-pgn': desk, 'download-pgn': desk, 'copy-fen': desk,
  share: games, games, link: games, lost: games, unkept: games,
  'full-screen': fullScreen, 'move-table': moves,
};
const root = document.documentElement;
const missing = document.querySelector(`.late [lang=${root.lang}]`).textContent;

// Draws the page, with the game that was left; done when it is drawn.
export async function start(words, squares) {
  const left = await take(later);
  if (!draw(words, squares, left, keep, refuse)) throw new Error('the words are not those of this page');
  await new Promise(setTimeout); // The page is drawn at the end of this task.
  document.addEventListener('click', ({ target }) => {
    // A click beside a panel closes it, which some browsers don't know yet.
    if (target.localName === 'dialog' && !('closedBy' in target)) target.close();
    const button = target.closest('[data-action]');
    if (!button) return;
    // The focus is to come back to the button of the menu, not to one that is hidden with it.
    const menu = button.closest('[popover]');
    if (menu && menu.hidePopover) menu.hidePopover();
    later(button.dataset.action);
  });
  listen();
  addEventListener('pagehide', keep_time);
  document.addEventListener('visibilitychange', keep_time);
  addEventListener('dragover', dropped);
  addEventListener('drop', dropped);
  addEventListener('hashchange', openLink);
  openLink();
}

// Nothing may be heard before the page is touched, so that is when the sounds are fetched.
const TOUCHED = ['pointerdown', 'keydown'];
function listen() {
  TOUCHED.forEach((name) => addEventListener(name, hear, true));
}
function hear() {
  if (root.dataset.sound === 'off') return;
  TOUCHED.forEach((name) => removeEventListener(name, hear, true));
  import('./later/sound.js').catch(listen); // The next touch tries again.
}

// A file that is dropped anywhere is read; the browser would leave the page for it.
function dropped(event) {
  const { files, types } = event.dataTransfer;
  if (!types.includes('Files')) return;
  event.preventDefault();
  if (event.type === 'drop') later('drop', files);
}

// A game in the address is opened.
function openLink() {
  if (location.hash.length > 1) later('link', location.hash.slice(1));
}

// The first move of a game fetches what keeps the screen awake; without it, the screen sleeps when it likes.
new MutationObserver((_, watch) => {
  if (root.dataset.playing) {
    watch.disconnect();
    import('./later/awake.js').catch(() => {});
  }
}).observe(root, { attributeFilter: ['data-playing'] });

// Fetches the module for an action, and lets it act. It is given what the page can be asked.
async function later(action, given) {
  if (!(action in LATER)) return;
  try {
    const { act } = await LATER[action]();
    const language = root.lang;
    const looks = () => {};
    const page = { language, looks, open_saved, positions, saved_game, settings_changed, store, tell, unfinished, weigh_saved };
    await act(action, page, given);
  } catch (error) {
    tell(missing);
    throw error; // The browser's console shows it.
  }
}
