// The position that an embedded page is asked for: how chess and draughts write their men, and how both are kept
// (web/early/board.js).
import { LETTERED, MANY_LAWS } from 'known';
import { gameAsked } from './game.js';
import { MOVES } from './games.js';

// The kinds of draughts in which White begins, and squares have letters.
const KINDS = new RegExp(`^(${LETTERED.join('|')})(,W,8,8(,A\\d?(,0)?)?)?$`);

// Which game is meant, as its tags say, if they do; `null` where only the rules know how it begins, and how its moves are written.
export function gameOf({ GameType, Laws, Variant, [MOVES]: moves }, laws, word) {
  if (GameType) return KINDS.test(GameType) ? 'draughts' : null;
  const game = gameAsked(Laws || laws, word);
  return MANY_LAWS[Variant] || MANY_LAWS[game] && moves !== undefined ? null : game;
}

// Which side is to move in a position of chess or draughts.
export const turnOf = (position) => (/^W:|^[^:]* w\b/.test(position) ? 'w' : 'b');

// The men of a position of a game for more than two; nothing, if it is none, or longer than any. What a row lacks are holes at both ends.
export function menOfMany(position, { seats, boards }) {
  if (position.length > 400) return '';
  const [placement, turn] = position.split(' ');
  const letters = seats.map(({ letter }) => letter);
  const read = (row) => row.replace(/\d\d?/g, (empty) => '-'.repeat(empty)).match(new RegExp(`-|[${letters.join('')}][KQRBNP]|.`, 'g')) || [];
  const rows = placement.split('/').map(read);
  if (!letters.includes(turn) || !boards.includes(`${rows.map(({ length }) => length)}`)) return '';
  const width = Math.max(...rows.map(({ length }) => length));
  const holes = ({ length }) => '_'.repeat((width - length) / 2);
  return rows.map((row) => holes(row) + row.join('') + holes(row)).join('/');
}

// The men of a position of such a game; nothing, if it is none.
export const MEN = {
  chess(position) {
    const [, placement = ''] = /^(\S+)(?: [bw]|$)/.exec(position) || [];
    const rows = placement.replace(/\d/g, (empty) => '-'.repeat(empty)).split('/');
    if (rows.length !== 8 || !rows.every((row) => /^[-bknpqr]{8}$/i.test(row))) return '';
    return [...rows.join('')].map((man) => (man === '-' ? man : (man < 'a' ? 'w' : 'b') + man.toUpperCase())).join('');
  },
  draughts(position) {
    const sides = /^[BW]:(W[^:]*):(B[^:]*?)\.?(?::|$)/.exec(position)?.slice(1) || ['?'];
    const men = sides.flatMap((side) => side.slice(1).split(',').filter(Boolean).map((man) => [side, man]));
    if (!sides[1] || !men.every(([, man]) => /^K?([aceg][1357]|[bdfh][2468])$/.test(man))) return '';
    const codes = Object.fromEntries(men.map(([side, man]) => [man.slice(-2), side[0].toLowerCase() + (man[2] ? 'K' : 'M')]));
    return [...'87654321'].flatMap((rank) => [...'abcdefgh'].map((file) => codes[file + rank] || '-')).join('');
  },
};
