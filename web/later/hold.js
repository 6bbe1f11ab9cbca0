// A step of the move table that is held down goes on, until it is let go.
const STEPS = '[data-action=back], [data-action=forward]';
const FIRST = 500; // Milliseconds until it goes on.
const NEXT = 120; // Milliseconds from step to step then.

let held; // The button.
let timer;
let went = false; // Whether it has gone on, so that letting go is no step more.

export function letStepsBeHeld() {
  const listen = (name, hear) => addEventListener(name, hear, true);
  listen('pointerdown', begin);
  ['pointerup', 'pointercancel'].forEach((name) => listen(name, end));
  listen('click', swallow);
  listen('contextmenu', refuse);
}

function begin({ target, isPrimary, button }) {
  end();
  went = false;
  held = isPrimary && !button && target.closest && target.closest(STEPS);
  if (held) timer = setTimeout(goOn, FIRST);
}

function goOn() {
  went = true;
  held.click();
  timer = setTimeout(goOn, NEXT);
}

function end() {
  clearTimeout(timer);
}

// Clicks by script are not trusted, and those by keyboard have no detail.
function swallow(event) {
  if (went && event.isTrusted && event.detail && held.contains(event.target)) event.stopImmediatePropagation();
}

// A finger that rests opens a menu.
function refuse(event) {
  if (went && held.contains(event.target)) event.preventDefault();
}
