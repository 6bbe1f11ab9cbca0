// The compiled page: it is loaded with the words of the user's language, and takes over the board.
import compiled from 'rochade-web.wasm';

import { answer, retire } from './answers.js';
import { WORDS } from './choices.js';
import { keepFocus, keepTouches } from './touches.js';

const find = (selector) => document.querySelector(selector);

// Loads and starts it; `host` is the page around an embedded one. What was touched meanwhile, or before, is done.
export async function load(host, doTouches = keepTouches(location.hash ? undefined : answer)) {
  const [{ start }, words] = await prepare(WORDS);
  const giveFocus = keepFocus();
  // What the early script has said of a board that lies still is not so any more.
  for (const name of ['tabindex', 'aria-hidden']) find('.squares').removeAttribute(name);
  retire();
  await start(words, find('.squares'), host);
  await giveFocus();
  return doTouches;
}

// Loads it with the styles, and the words that stand under the user's language.
export async function prepare(...languages) {
  const words = languages.map((files) => fetch(files[document.documentElement.lang]).then((file) => file.text()));
  const page = await import('rochade-web');
  await page.default({ module_or_path: compiled });
  const styles = find('[rel=stylesheet]'); // Safari runs this script before they have come.
  if (!styles.sheet) await new Promise((ended) => { styles.onload = styles.onerror = window.onload = ended; });
  if (!styles.sheet?.cssRules.length) throw new Error('the styles did not load');
  return [page, ...await Promise.all(words)];
}
