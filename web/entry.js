// A game as it is kept on this device: a value that is an object with these parts, in JSON. A part that is missing, or of
// another kind than here, is as here.
const PARTS = {
  written: '', // When, as ISO 8601 has it.
  game: '', // The word for what is played.
  players: [], // Their names, in the order of the seats.
  near: 0, // The number of the player at the bottom of the page,
  turn: '', // and how the board is turned for that player: `none`, `half`.
  result: '', // Empty while the game goes on; `*` if it was left before its end.
  termination: '',
  events: NaN, // How much has happened; not a number, if that is not known.
  position: '', // In the game's own notation.
  saved: '', // The text that all of the game is read from. Without it a game can't be read.
};

const isSameKind = (one, other) => typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

// The game that a value holds.
export function parse(value) {
  const game = Object.assign({}, PARTS);
  try {
    const found = value.startsWith('{') ? JSON.parse(value) : fromLines(value.split('\n'));
    for (const part of Object.keys(PARTS)) {
      if (isSameKind(found[part], PARTS[part])) game[part] = found[part];
    }
    game.players = game.players.map((name) => (typeof name === 'string' ? name : ''));
  } catch (damaged) { /* Then it has no part at all. */ }
  return game;
}

// The value for a game. What else came with it stays out.
export function write(game) {
  return JSON.stringify(game, Object.keys(PARTS));
}

// Before other games than chess were kept, the value was lines.
function fromLines([written, lay = '', result, termination, white = '', black = '', events, position, saved]) {
  return {
    written,
    game: 'chess',
    players: [white, black],
    near: lay.startsWith('1') ? 1 : 0,
    turn: lay.endsWith('b') ? 'half' : 'none',
    result,
    termination,
    events: parseInt(events, 10),
    position,
    saved,
  };
}
