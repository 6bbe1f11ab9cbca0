// The position that an embedded page is asked for: how chess and draughts write their men, and how both are kept
// (web/early/board.js).
import { LETTERED } from 'known';
import { asksForDraughts } from './draughts.js';

// The kinds of draughts in which White begins, and squares have letters.
const KINDS = new RegExp(`^(${LETTERED.join('|')})(,W,8,8(,A\\d?(,0)?)?)?$`);

// Whether a game is one of draughts, as its tags say, if they do; `null` where only the rules know how it begins.
export function isDraughts({ GameType, Laws }, laws, game) {
  if (GameType) return KINDS.test(GameType) || null;
  return asksForDraughts(Laws || laws, game);
}

// Which side is to move in a position, of either game.
export const turnOf = (position) => (/^W:|^[^:]* w\b/.test(position) ? 'w' : 'b');

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
