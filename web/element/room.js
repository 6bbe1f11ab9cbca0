// How high a board becomes, for whatever width it has: that room is kept free until the frame tells, and the page around does not
// jump. The numbers are those of web/style/frames.css, for pages that make themselves as high as they need.
import { partsOf } from '../early/parts.js';

// How many columns and rows a board has, and how high the bars of its players are together; of three, the usual board.
const BOARDS = { __proto__: null, four: [14, 14, 144], three: [12, 10, 108] };

// A length from where something is as wide as that.
const from = (width, least, length) => `clamp(0px,(${width} - ${least}px)*9999,${length})`;

// `words` are those of the frame's address; percentages are of the element's width.
export function roomFor({ ui = '', interactive, clock, coordinates, solution, game, learn, try: tried }) {
  const practice = learn || tried;
  const [columns, rows, bars] = BOARDS[game || /four|three/.exec(practice)] || [8, 8, 72];
  const has = (part) => partsOf(ui, interactive, clock).includes(part);
  const plays = /play|api/.test(interactive) && interactive !== 'replay';
  const around = coordinates === 'outside' ? 18 : 0;
  const beside = has('moves') && has('board') ? from('100%', 575.9, 'clamp(208px,36%,320px)') : '0px';
  const fit = `min((100% - ${beside} - ${2 * around}px)/${columns},72px)`;
  const square = CSS.supports('width:round(down,1px,1px)') ? `round(down,${fit},${1 / devicePixelRatio}px)` : fit;
  const sum = [];
  if (has('board')) sum.push(`${square}*${rows}`, `${around}px`);
  if (has('players') || has('clock')) sum.push(`${bars}px`);
  if (sum.length > 2) sum.push(`min(${from('100%', 479.9, `${bars / 3}px`)},${from(`${fit}*${rows}`, 479.9 - bars * 4 / 3, `${bars / 3}px`)})`);
  if (practice) sum.push('168px');
  else if ((has('players') || solution) && plays || has('menu')) sum.push('44px');
  if (has('moves')) sum.push(has('board') ? `${plays ? 288 : 192}px - ${from('100%', 575.9, `${plays ? 288 : 192}px`)}` : '256px');
  return `calc(${sum.join(' + ')})`;
}
