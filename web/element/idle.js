// What is far down a page waits for its reader, or else for a moment in which nothing else is to be done: a printer wants all of it at once.
import { isLoaded } from './own.js';

// How long, in milliseconds, the page around has for itself after each.
const PAUSE = 250;
const waiting = new Set();
let isBusy = false;

function next() {
  const [act] = waiting;
  isBusy = waiting.delete(act);
  if (!isBusy) return;
  act();
  setTimeout(rest, PAUSE);
}

function rest() {
  // Safari can't tell when it is idle; there an element may have the name.
  (typeof requestIdleCallback === 'function' ? requestIdleCallback : setTimeout)(next);
}

// Does something later; who pays for every byte does without. Gives what is to be called when it is not wanted any more.
export function whenIdle(act) {
  if (navigator.connection?.saveData) return;
  waiting.add(act);
  if (isBusy) return;
  isBusy = true;
  if (isLoaded()) rest();
  else addEventListener('load', rest);
}

export const forget = (act) => waiting.delete(act);
