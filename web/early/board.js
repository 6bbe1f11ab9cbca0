// The board before the rules are there: the squares of the page's first board, with the men of a game that begins or was left.
const squares = [...document.querySelectorAll('[data-square]')];
const NAMES = squares.map(({ dataset }) => dataset.square);
// The games that are played on it.
const GAMES = ['chess', 'draughts'];

// Puts men on the board, and turns it for the one who sits behind Black's; whether they are those of a board like this. They are
// written square by square as White sees them, a `-` for an empty one (web/src/store/entry.rs).
export function setUp({ game, position, men, turn }) {
  const codes = String(men).match(/-|[wb][A-Z]/g) || [];
  if (codes.length !== squares.length || !GAMES.includes(game)) return false;
  squares.forEach(({ dataset }, place) => {
    const index = turn === 'half' ? squares.length - 1 - place : place;
    const name = NAMES[index];
    dataset.square = name;
    if (dataset.row) [, dataset.row] = name;
    if (dataset.column) [dataset.column] = name;
    dataset.piece = codes[index];
    if (codes[index] === '-') delete dataset.piece;
    delete dataset.to; // Where the men of this position can go, only the rules know.
  });
  Object.assign(document.documentElement.dataset, { game, position });
  return true;
}
