// What is touched before the rules are there is kept, and so are keys on the board. Calling what comes back does it, if the board
// still is as it was then.
import { boardNow, unmark } from './answers.js';

const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'lostpointercapture'];
const [root, find] = [document.documentElement, (selector) => document.querySelector(selector)];

// `heard` is told of each.
export function keepTouches(heard = () => {}) {
  const [kept, isOnBoard] = [[], ({ isTrusted, target }) => isTrusted && target.closest?.('.squares')];
  let before;
  const keep = (event) => {
    before ??= boardNow();
    event.stopImmediatePropagation();
    kept.push(event);
    heard(event);
  };
  const touch = (event) => {
    // A pointer counts from when it comes down on the board, and then wherever it goes, even while the board is moved within the page.
    const isDown = kept.some(({ pointerId }) => pointerId === event.pointerId);
    // The board captures the pointer as soon as it hears of it. When the finger is lifted, the browser ends that capture at once, and
    // reports it; but the board has not yet heard of the lifting, and would take a lost capture for a drag that was broken off.
    if (event.isTrusted && isDown && event.type === 'lostpointercapture') event.stopImmediatePropagation();
    else if (event.isTrusted && isDown || event.type === 'pointerdown' && isOnBoard(event)) keep(event);
  };
  const press = (event) => {
    // While the rules take the board over, nothing has the focus.
    const isBetween = event.isTrusted && event.target === document.body && root.dataset.embed === 'waking';
    if (!(isBetween || isOnBoard(event)) || /^(Tab|Shift)$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    keep(event);
  };
  TOUCHES.forEach((name) => addEventListener(name, touch, true));
  addEventListener('keydown', press, true);
  return async () => {
    unmark();
    for (const event of boardNow() === before ? kept : []) {
      if (event.type === 'keydown') document.activeElement.dispatchEvent(new KeyboardEvent(event.type, event));
      else find('.squares').dispatchEvent(new PointerEvent(event.type, event));
      await new Promise(setTimeout); // What it changes is drawn before the next one counts.
    }
    TOUCHES.forEach((name) => removeEventListener(name, touch, true));
    removeEventListener('keydown', press, true);
  };
}

// Takes note of where the focus is before the rules come. If it is on the table, calling what comes back gives it to the board.
export function keepFocus() {
  const focused = document.activeElement;
  if (!focused.closest('.table')) return async () => {};
  const isSeen = focused.matches(':focus-visible');
  return async () => {
    // The squares are places for the keyboard a little after they are drawn.
    while (find('.squares') && !find('.squares [tabindex="0"]')) await new Promise(setTimeout);
    // As if the key that has led there were pressed now: the board shows the keyboard's cursor to keys alone.
    if (isSeen) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    find('.squares [tabindex="0"]')?.focus({ preventScroll: true });
  };
}
