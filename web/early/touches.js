// What is touched before the rules are there is kept, and done when they are, if the board still is as it was then.
import { unmark } from './answers.js';

const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'];
const find = (selector) => document.querySelector(selector);
const boardNow = () => document.documentElement.dataset.position + find('[data-square]')?.dataset.square;
const squares = find('.squares');
const kept = [];
// What the board was, and where it lay, when it was touched first.
let before, place;
// Ends the keeping.
export const done = new AbortController();

// Keeps an event from everybody else.
export function keep(event) {
  before ??= boardNow();
  place ??= squares.getBoundingClientRect();
  event.stopImmediatePropagation();
  kept.push(event);
}

// Keeps what is touched on the board; `heard` is told of each.
export function keepTouches(heard) {
  const touch = (event) => {
    // A pointer counts from when it comes down on the board, and then wherever it goes, even while the board is moved within the page.
    const isDown = kept.some(({ pointerId }) => pointerId === event.pointerId);
    const comesDown = event.type === 'pointerdown' && event.target.closest('.squares');
    if (!event.isTrusted || !(isDown || comesDown)) return;
    keep(event);
    heard(event);
  };
  TOUCHES.forEach((name) => addEventListener(name, touch, { capture: true, signal: done.signal }));
  // The right button of the mouse draws on a board; in a picture it does what it does in any.
  addEventListener('contextmenu', (event) => event.target.closest(':root:not([data-interactive=none]) .squares') && event.preventDefault(), { signal: done.signal });
}

// What an event tells, where the board lies now: boards for more than two come to lie elsewhere when the rules draw what is around them.
function told(event, now) {
  const all = {};
  for (const name in event) all[name] = event[name];
  for (const [name, edge] of [['clientX', 'left'], ['clientY', 'top']]) all[name] = now[edge] + (event[name] - place[edge]) * now.width / place.width;
  return all;
}

// Replays the events that were held back. A first move that is seen already (web/early/answers.js) stays until the rules have made it.
export async function doKept() {
  const now = squares.getBoundingClientRect();
  if (!squares.hasAttribute('aria-busy')) unmark();
  for (const event of before === boardNow() ? kept : []) {
    const target = event.type === 'keydown' ? document.activeElement : squares;
    // The board captures the pointer as soon as it hears of it. When the finger is lifted, the browser ends that capture at once, and
    // reports it; but the board has not yet heard of the lifting, and would take a lost capture for a drag that was broken off.
    if (event.type !== 'lostpointercapture') target.dispatchEvent(new event.constructor(event.type, told(event, now)));
    await new Promise(setTimeout); // What it changes is drawn before the next one counts.
  }
  unmark();
  squares.removeAttribute('aria-busy');
  squares.dispatchEvent(new Event('replayed'));
  done.abort();
}
