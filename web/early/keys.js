// Keys on an embedded board before the rules are there, and where the focus is. On the page itself nothing has it by then.
import { done, keep } from './touches.js';

const [root, find] = [document.documentElement, (selector) => document.querySelector(selector)];

// All others are the browser's, and the page's around.
const MEANT = /^(Arrow\w+|Home|End|Enter|[clmopstw?]| )$/;

// Keeps the keys that mean something on the board; `heard` is told of each.
export function keepKeys(heard) {
  const press = (event) => {
    // While the rules take the board over, nothing has the focus.
    const isBetween = event.target === document.body && root.dataset.embed === 'waking';
    if (!event.isTrusted || !(isBetween || event.target.closest?.('.squares'))) return;
    if (!MEANT.test(event.key) || (/^[a-z?]$/.test(event.key) && root.dataset.answerKeys === 'off')) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    keep(event);
    heard(event);
  };
  addEventListener('keydown', press, { capture: true, signal: done.signal });
}

// Takes note of where the focus is before the rules come. If it is on the table, calling what comes back gives it to the menu's button
// if that has had it, or else to the board.
export function keepFocus() {
  const focused = document.activeElement;
  if (!focused.closest('.table')) return async () => {};
  if (focused.matches('[data-action=menu]')) return async () => find('[data-action=menu]').focus();
  const isSeen = focused.matches(':focus-visible');
  return async () => {
    // The squares are places for the keyboard a little after they are drawn.
    while (find('.squares') && !find('.squares [tabindex="0"]')) await new Promise(setTimeout);
    // As if the key that has led there were pressed now: the board shows the keyboard's cursor to keys alone.
    if (isSeen) document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    find('.squares [tabindex="0"]')?.focus({ preventScroll: true });
  };
}
