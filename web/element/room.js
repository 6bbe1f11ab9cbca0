// How high a board becomes, for whatever width it has: so much room is kept free until the frame tells, and the page around does not
// jump. The numbers are those of web/style/frames.css, for pages that make themselves as high as they need.
import { partsOf } from '../early/parts.js';

// A length from where something is as wide as that.
const from = (width, least, length) => `clamp(0px,(${width} - ${least}px)*9999,${length})`;

// `words` are those of the frame's address; percentages are of the element's width.
export function roomFor({ ui = '', interactive, clock, coordinates, solution }) {
  const has = (part) => partsOf(ui, interactive, clock).includes(part);
  const plays = /play|api/.test(interactive) && interactive !== 'replay';
  const around = coordinates === 'outside' ? 18 : 0;
  const beside = has('moves') && has('board') ? from('100%', 575.9, 'clamp(208px,36%,320px)') : '0px';
  const fit = `min((100% - ${beside} - ${2 * around}px)/8,72px)`;
  const square = CSS.supports('width:round(down,1px,1px)') ? `round(down,${fit},${1 / devicePixelRatio}px)` : fit;
  const sum = [];
  if (has('board')) sum.push(`${square}*8`, `${around}px`);
  if (has('players') || has('clock')) sum.push('72px');
  if (sum.length > 2) sum.push(`min(${from('100%', 479.9, '24px')},${from(`${fit}*8`, 383.9, '24px')})`);
  if ((has('players') || solution) && plays || has('menu')) sum.push('44px');
  if (has('moves')) sum.push(has('board') ? `${plays ? 288 : 192}px - ${from('100%', 575.9, `${plays ? 288 : 192}px`)}` : '256px');
  return `calc(${sum.join(' + ')})`;
}
