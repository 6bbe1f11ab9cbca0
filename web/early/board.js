// The board before the rules are there: the squares of the page's first board, or those of another, with the men of a game that begins
// or was left.
import { EIGHT_BY_EIGHT, FIRST_MOVES } from 'known';

const grid = document.querySelector('.squares');
const root = document.documentElement;
// Where men can go from each first position, by its text. Those of the page's own stand with its squares.
const own = FIRST_MOVES[root.dataset.position] = {};
for (const { dataset } of grid.querySelectorAll('[data-to]')) own[dataset.square] = dataset.to;
// The most columns and rows for which a page has places (web/src/components/board/board.css).
const MOST = 14;
// Which column and row of the board, as nobody has turned it, lies in a cell of the page, by how far it is turned
// (crates/table/src/geometry.rs).
const TURNS = {
  __proto__: null,
  none: (x, y, width, height) => [x, height - 1 - y],
  quarter: (x, y) => [y, x],
  half: (x, y, width) => [width - 1 - x, y],
  'three-quarters': (x, y, width, height) => [width - 1 - y, height - 1 - x],
};

// The rows of a board from its top (web/src/store/entry.rs); nothing, if it is none.
function rowsOf(men, game) {
  const read = (row) => (/^(?:[-_]|[A-Za-z][A-Z])*$/.test(row) ? row.match(/[-_]|../g) || [] : []);
  const rows = men.split('/').map(read);
  // Older builds kept the men of eight by eight squares without rows, or not at all.
  const isBare = rows.length === 1 && rows[0].length === 64 && EIGHT_BY_EIGHT.includes(game);
  if (isBare) return Array.from('01234567', (row) => rows[0].slice(8 * row, 8 * row + 8));
  const is = (count) => count > 1 && count <= MOST;
  return is(rows.length) && is(rows[0].length) && rows.every(({ length }) => length === rows[0].length) ? rows : null;
}

// Puts men on the board, and turns it for who sits near; whether they are those of a board.
export function setUp({ game, position, men = '-'.repeat(64), corner, files = 'abcdefghijklmn', turn, players = [] }) {
  const rows = rowsOf(String(men), game);
  if (!rows) return false;
  const to = FIRST_MOVES[position] || {};
  const [width, height, placeOf] = [rows[0].length, rows.length, TURNS[turn] || TURNS.none];
  const isAcross = /quarter/.test(turn);
  const cell = (x, y) => {
    const [column, row] = placeOf(x, y, width, height);
    const name = [String(files).charAt(column), String(row + 1)];
    return { x, name, code: rows[height - 1 - row][column], shade: (column + row) % 2 === +(corner === 'light') ? 'dark' : 'light' };
  };
  const [across, down] = isAcross ? [height, width] : [width, height];
  const lines = Array.from({ length: down }, (line, y) => Array.from({ length: across }, (none, x) => cell(x, y)));
  const there = lines.map((line) => line.filter(({ code }) => code !== '_'));
  lay(there.map(({ length }) => length));
  there.forEach((line, y) => line.forEach(({ x, name, code, shade }, place) => {
    const square = grid.children[y].children[place];
    const [file, rank] = name;
    square.parentNode.setAttribute('aria-rowindex', y + 1);
    const told = { colindex: x + 1, colindextext: file, rowindextext: rank };
    for (const [word, value] of Object.entries(told)) square.setAttribute(`aria-${word}`, value);
    const isApart = x && lines[y][x - 1].code === '_';
    const isLowest = lines.slice(y + 1).every((below) => below[x].code === '_');
    square.className = `square ${shade}${isApart ? ` apart c${x}` : ''}`;
    const [inColumn, inRow] = isAcross ? [...name].reverse() : name;
    const says = { square: name.join(''), piece: code !== '-' && code, row: !place && inRow, column: isLowest && inColumn, to: to[name.join('')] };
    for (const [word, value] of Object.entries(says)) {
      if (value) square.dataset[word] = value;
      else delete square.dataset[word];
    }
  }));
  root.style.setProperty('--columns', across);
  root.style.setProperty('--rows', down);
  if (players.length > 2) {
    root.dataset.flanks = 'yes';
    // Of three, two share a line as long as they sit at the left and at the right.
    root.style.setProperty('--lines', players.length > 3 || isAcross ? 3 : 2);
  }
  Object.assign(root.dataset, { game, position });
  return true;
}

// Lays rows of this number of squares, unless they lie there already.
function lay(counts) {
  if (Array.from(grid.children, (line) => line.childElementCount).join() === counts.join()) return;
  const make = (tag, className, role) => Object.assign(document.createElement(tag), { className, role });
  grid.replaceChildren(...counts.map((count) => {
    const line = make('div', 'line', 'row');
    for (let place = 0; place < count; place += 1) line.appendChild(make('div', '', 'gridcell')).append(make('i', 'man', null));
    return line;
  }));
}
