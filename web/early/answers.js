// What a touch of a man means is shown before the rules have come, as long as a first position stands on the board: where each man can go
// from there, the table has told the build, and its square says it (`data-to`). Nothing is decided by that: the first move is seen at once,
// and the rules make it, or refuse it, when they are there. What else a hand can do, they alone know.
const [grid, root] = [document.querySelector('.squares'), document.documentElement];
const marked = new Map();
// Where the pointer came down, beside all squares perhaps, and what was marked there.
let down;

// Marks the man that is touched, and where it can go; once the hand lets go there, it stands there.
export function answer({ type, isPrimary, button, clientX, clientY, pointerType }) {
  if (/move|lost/.test(type) || !document.querySelector('[data-to]')) return;
  if (!isPrimary || button || type === 'pointercancel') return giveUp();
  const square = (document.elementFromPoint(clientX, clientY) || root).closest('[data-square]') || root;
  const word = marked.get(square);
  // A finger means more than what is under it on squares that are smaller (web/src/components/board/near.rs).
  const putBack = () => (pointerType === 'touch' && down.side < 36 ? giveUp() : unmark());
  if (type === 'pointerdown') {
    down = { square, word, clientX, clientY, side: square.offsetWidth };
    if (word) return;
    if (!square.dataset.to) return putBack();
    unmark();
    mark(square, 'selected');
    for (const to of square.dataset.to.split(' ')) mark(document.querySelector(`[data-square=${to}]`), 'move');
    return;
  }
  const { input } = root.dataset;
  if (square === down.square) {
    if (word === 'move') move(square);
    // The second tap puts a man back.
    else if (down.word || input === 'drag') unmark();
  } else if (down.word === 'move' || input === 'tap' || Math.hypot(clientX - down.clientX, clientY - down.clientY) < down.side / 4) giveUp();
  else if (word) move(square);
  else putBack();
}

// Moves the man in hand, as the rules will show it; whose turn it is then, only they can say. They leave the squares as they are until
// they have heard of it (web/src/components/board/squares.rs).
function move(to) {
  const [from] = marked.keys();
  unmark();
  to.dataset.piece = from.dataset.piece;
  delete from.dataset.piece;
  for (const square of [from, to]) mark(square, 'last');
  to.classList.add('to');
  grid.setAttribute('aria-busy', 'true');
  document.querySelectorAll('.turn').forEach(({ style }) => { style.visibility = 'hidden'; });
  document.querySelectorAll('.to-move').forEach(({ classList }) => classList.remove('to-move'));
  stopAnswering();
}

function mark(square, word) {
  square.dataset.marks = word === 'move' && square.dataset.piece ? 'capture' : word;
  marked.set(square, word);
}

// Takes these marks away. None of the rules' own go with them: in a new game, they mark nothing before they hear of a touch.
export function unmark() {
  for (const { dataset, classList } of marked.keys()) {
    delete dataset.marks;
    classList.remove('to');
  }
  marked.clear();
}

function giveUp() {
  unmark();
  stopAnswering();
}

// Stops answering: what comes now, only the rules know, or they are there.
export function stopAnswering() {
  for (const { dataset } of document.querySelectorAll('[data-to]')) delete dataset.to;
}
