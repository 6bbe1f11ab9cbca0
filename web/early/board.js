// The board before the rules are there: the squares of the page's first board, with the men of a game that begins or was left.
const root = document.documentElement;

// How draughts begins. Chess is on the page as it begins.
export const DRAUGHTSMEN = 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8';

// The laws with which draughts is played (crates/table/src/laws/draughts/presets.rs).
const DRAUGHTS = /^(noris|schlagzwang|german|russian|brazilian|english|czech|pool)\b/;

// The kinds of draughts in which White begins, and squares have letters, by their numbers in PDN (crates/pdn/src/variant.rs).
const LETTERED = /^2[569](,W,8,8(,A\d?(,0)?)?)?$/;

// Whether the page is asked for draughts; where it is asked for laws, they say it.
export function asksForDraughts(laws, game) {
  return laws ? DRAUGHTS.test(laws) : game === 'draughts';
}

// Whether a game is one of draughts, as its tags say, if they do; `null` where only the rules know how it begins.
export function isDraughts({ GameType, Laws }, laws, game) {
  if (GameType) return LETTERED.test(GameType) || null;
  return asksForDraughts(Laws || laws, game);
}

// How the games that are played on this board write their men: squares, each with its man. Nothing, if it is no position.
const READ_MEN = {
  __proto__: null,
  chess(position, names) {
    const [, placement = ''] = /^(\S+)(?: [bw]|$)/.exec(position) || [];
    const rows = placement.replace(/\d/g, (empty) => '-'.repeat(empty)).split('/');
    if (rows.length !== 8 || !rows.every((row) => /^[-bknpqr]{8}$/i.test(row))) return null;
    return [...rows.join('')].map((man, index) => [names[index], (man < 'a' ? 'w' : 'b') + man.toUpperCase()]).filter(([, man]) => man !== 'w-');
  },
  draughts(position) {
    const sides = /^[BW]:(W[^:]*):(B[^:]*?)\.?(?::|$)/.exec(position)?.slice(1) || ['?'];
    const men = sides.flatMap((side) => side.slice(1).split(',').filter(Boolean).map((man) => [side, man]));
    if (!sides[1] || !men.every(([, man]) => /^K?([aceg][1357]|[bdfh][2468])$/.test(man))) return null;
    return men.map(([side, man]) => [man.slice(-2), side[0].toLowerCase() + (man[2] ? 'K' : 'M')]);
  },
};

// Puts the men of a position on the board, and turns it for the one who sits behind Black's; whether it could be read.
export function setUp(game, position, turned) {
  const squares = [...document.querySelectorAll('[data-square]')];
  const names = squares.map(({ dataset }) => dataset.square);
  const men = READ_MEN[game]?.(position, names);
  if (!men) return false;
  const pieces = Object.fromEntries(men);
  Object.assign(root.dataset, { game, position });
  if (turned) names.reverse();
  squares.forEach(({ dataset }, index) => {
    dataset.square = names[index];
    if (dataset.row) [, dataset.row] = names[index];
    if (dataset.column) [dataset.column] = names[index];
    if (pieces[names[index]]) dataset.piece = pieces[names[index]];
    else delete dataset.piece;
  });
  return true;
}

// Of games with other boards only the compiled page knows more.
export function clear() {
  document.querySelector('.squares').textContent = '';
}

// Whether the board of a game is known here.
export function knows(game) {
  return game in READ_MEN;
}
