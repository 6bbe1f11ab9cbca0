// The compiled page, which takes over the board.
import compiled from 'rochade-web.wasm';

import { stopAnswering } from './answers.js';
import { keepFocus } from './touches.js';

const find = (selector) => document.querySelector(selector);

// Waits until all has been drawn and no touch waits for its answer, but never long: where nobody looks, nothing is drawn.
export const rest = () => new Promise((come) => {
  setTimeout(come, 300);
  requestAnimationFrame(() => (window.requestIdleCallback || setTimeout)(come)); // Safari knows no idle callbacks.
});

// Loads and starts it; `host` is the page around an embedded one.
export async function load(host) {
  const { start } = await prepare();
  await rest();
  const giveFocus = keepFocus();
  // The early script has told screen readers of a board where nothing happens (early/around.js). Now something does.
  for (const name of ['tabindex', 'aria-hidden']) find('.squares').removeAttribute(name);
  stopAnswering();
  await start(find('.squares'), host);
  await giveFocus();
}

// Fetches and compiles it.
export async function prepare() {
  const module = fetch(compiled);
  const page = await import('rochade-web');
  await page.default({ module_or_path: module });
  return page;
}
