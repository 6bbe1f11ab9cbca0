// What is touched before the rules are there is kept. Calling what comes back does it, if the board still is as it was then.
const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const [root, find] = [document.documentElement, (selector) => document.querySelector(selector)];

export function keepTouches() {
  const board = () => root.dataset.position + (find('[data-square]') || root).dataset.square;
  const [before, kept] = [board(), []];
  const keep = (event) => {
    if (!event.isTrusted || !event.target.closest('.squares')) return;
    event.stopImmediatePropagation();
    kept.push(event);
  };
  TOUCHES.forEach((name) => addEventListener(name, keep, true));
  return async () => {
    for (const event of board() === before ? kept : []) {
      find('.squares').dispatchEvent(new PointerEvent(event.type, event));
      await new Promise(setTimeout); // What it changes is drawn before the next one counts.
    }
    TOUCHES.forEach((name) => removeEventListener(name, keep, true));
  };
}
