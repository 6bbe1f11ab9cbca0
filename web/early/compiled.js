// The compiled page: it is loaded with the words of the user's language, and takes over the board.
import compiled from 'rochade-web.wasm';

import { WORDS } from './choices.js';
import { keepFocus, keepTouches } from './touches.js';

const find = (selector) => document.querySelector(selector);

// Loads and starts it; `host` is the page around an embedded one. What was touched meanwhile, or before, is done.
export async function load(host, doTouches = keepTouches()) {
  const words = fetch(WORDS[document.documentElement.lang]).then((answer) => answer.text());
  const { default: init, start } = await import('rochade-web');
  await init({ module_or_path: compiled });
  const styles = find('[rel=stylesheet]'); // Safari runs this script before they have come.
  if (!styles.sheet) await new Promise((ended) => { styles.onload = styles.onerror = window.onload = ended; });
  if (!styles.sheet?.cssRules.length) throw new Error('the styles did not load');
  const text = await words;
  const giveFocus = keepFocus();
  find('.squares').removeAttribute('tabindex');
  await start(text, find('.squares'), host);
  await giveFocus();
  return doTouches;
}
