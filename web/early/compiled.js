// The compiled page: it is loaded with the words of the user's language, and takes over the board.
import compiled from 'rochade-web.wasm';

import { stopAnswering } from './answers.js';
import { WORDS } from './choices.js';
import { keepFocus } from './touches.js';

const find = (selector) => document.querySelector(selector);

// Waits until all has been drawn and no touch waits for its answer, but never long: where nobody looks, nothing is drawn.
export const rest = () => new Promise((come) => {
  setTimeout(come, 300);
  requestAnimationFrame(() => (window.requestIdleCallback || setTimeout)(come)); // Safari knows no idle callbacks.
});

// Loads and starts it; `host` is the page around an embedded one.
export async function load(host) {
  const [{ start }, words] = await prepare(WORDS);
  await rest();
  const giveFocus = keepFocus();
  // The early script has told screen readers of a board where nothing happens (early/around.js). Now something does.
  for (const name of ['tabindex', 'aria-hidden']) find('.squares').removeAttribute(name);
  stopAnswering();
  await start(words, find('.squares'), host);
  await giveFocus();
}

// Loads it with the styles, and the words that stand under the user's language.
export async function prepare(...languages) {
  const texts = languages.map((files) => files[document.documentElement.lang]);
  const [module, ...words] = [compiled, ...texts].map((file) => fetch(file));
  const page = await import('rochade-web');
  await page.default({ module_or_path: module });
  const styles = find('[rel=stylesheet]'); // Safari runs this script before they have come.
  if (!styles.sheet) await new Promise((ended) => { styles.onload = styles.onerror = window.onload = ended; });
  if (!styles.sheet?.cssRules.length) throw new Error('the styles did not load');
  return [page, ...await Promise.all(words.map(async (file) => (await file).text()))];
}
