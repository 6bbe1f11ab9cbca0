// Games in a `<pre class="rochade">`: each gets an element after it, and is not seen itself. It is not moved, for it may be a framework's
// own; where it goes, the element goes, too.
import { findAll, is, make, nextOf } from './own.js';
import { beside } from './texts.js';

// By this an element is known that was copied with its text, as page caches do.
const MADE = 'data-of-text';

export function set(element, name, value) {
  if ((value ?? false) === false) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

// Gives boards to all of them, now and later. `tag` is the element's name, and `attributes` are its attributes that such a text may have.
export function giveBoards(tag, attributes) {
  const boards = new Map();
  const copy = (text) => attributes.forEach((name) => {
    const [board, value] = [boards.get(text), text.getAttribute(`data-${name}`)];
    if (board && board.getAttribute(name) !== value) set(board, name, value);
  });
  const copying = new MutationObserver((changes) => {
    changes.forEach(({ target }) => copy(target));
    sweep();
  });

  // The next element that is such a text or a board. What else stands between a text and its board may stay there.
  function following(text) {
    let next = nextOf(text);
    while (next && !is(next, `${tag},pre.rochade`)) next = nextOf(next);
    return next;
  }

  function sweep() {
    boards.forEach((board, text) => {
      if (!text.isConnected || !text.matches('.rochade')) {
        board.remove();
        boards.delete(text);
      } else if (following(text) !== board) text.after(board);
    });
    findAll('pre.rochade').forEach((text) => {
      if (boards.has(text) || text.closest(tag)) return;
      const next = following(text);
      const board = next?.hasAttribute(MADE) ? next : make(tag);
      set(board, MADE, '');
      beside.set(board, text);
      boards.set(text, board);
      copy(text);
      copying.observe(text, { attributes: true, attributeFilter: ['class', ...attributes.map((name) => `data-${name}`)] });
      text.after(board);
    });
  }

  sweep();
  new MutationObserver(sweep).observe(document, { subtree: true, childList: true });
}
