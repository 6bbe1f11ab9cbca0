// What a touch of a man means is shown before the rules have come, as long as the first position stands on the board: where each man
// can go from there, the table has told the build, and its square says it (`data-to`). Nothing is decided by that. The rules do
// what was touched when they are there.
const marked = new Map();

// Whether the position on the board is the one whose moves are known here.
const canAnswer = () => Boolean(document.querySelector('[data-to]'));

// Marks the man that is touched, and where it can go. Once such a square is touched, only the rules know what comes next.
export function answer({ type, target, isPrimary, button }) {
  const square = type === 'pointerdown' && isPrimary && button === 0 && target.closest('[data-square]');
  if (!square || !canAnswer()) return;
  if (marked.get(square) === 'move') return void stopAnswering();
  unmark();
  if (!square.dataset.to) return;
  mark(square, 'selected');
  for (const to of square.dataset.to.split(' ')) mark(document.querySelector(`[data-square=${to}]`), 'move');
}

function mark(square, word) {
  square.dataset.marks = word;
  marked.set(square, word);
}

// Takes these marks away. None of the rules' own go with them: in a new game, they mark nothing before they hear of a touch.
export function unmark() {
  for (const { dataset } of marked.keys()) delete dataset.marks;
  marked.clear();
}

// Stops answering: a move is made that only the rules know, or they are there.
export function stopAnswering() {
  for (const { dataset } of document.querySelectorAll('[data-to]')) delete dataset.to;
}
