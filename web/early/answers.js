// What a touch of a man means is shown before the rules have come, as long as the first position stands on the board: where each man
// can go from there, the table has told the build, and its square says it (`data-to`). Nothing is decided by that. The rules do
// what was touched when they are there.
const root = document.documentElement;
const find = (selector) => document.querySelector(selector);

// What stands on the board, and how it lies.
export const boardNow = () => root.dataset.position + (find('[data-square]') || root).dataset.square;

const first = boardNow();
const marks = new Map();
let isOver = false;

// Whether the position on the board is the one whose moves are known here.
export const canAnswer = () => boardNow() === first && Boolean(find('[data-to]'));

// Marks the man that is touched, and where it can go. Once such a square is touched, only the rules know what comes next.
export function answer({ type, target, isPrimary, button }) {
  const square = type === 'pointerdown' && isPrimary && button === 0 && target.closest('[data-square]');
  if (!square || isOver || !canAnswer()) return;
  isOver = marks.get(square) === 'move';
  if (isOver) return;
  unmark();
  if (!square.dataset.to) return;
  mark(square, 'selected');
  for (const to of square.dataset.to.split(' ')) mark(find(`[data-square=${to}]`), 'move');
}

function mark(square, word) {
  square.dataset.marks = word;
  marks.set(square, word);
}

// Stops answering: the rules are there, or the game on the board was left, and only they know its moves.
export function stopAnswering() {
  for (const { dataset } of document.querySelectorAll('[data-to]')) delete dataset.to;
}

// Takes these marks away. None of the rules' own go with them: in a new game, they mark nothing before they hear of a touch.
export function unmark() {
  for (const { dataset } of marks.keys()) delete dataset.marks;
  marks.clear();
}
