// What an element draws by itself on paper, where no frame can come any more: a browser prints at once. A position is a diagram, and a game
// its moves, as far as the page around has them.
import { CHESS_START, DRAUGHTS_START } from 'known';
import { tagsOf } from '../early/games.js';
import { MEN, gameOf } from '../early/notation.js';
import { partsOf } from '../early/parts.js';
import { plain } from '../early/plain.js';
import { printed } from '../early/printed.js';
import { dress } from './dress.js';
import { draw, make } from './own.js';
import { roomFor } from './room.js';

const FIGURES = { K: '♚', Q: '♛', R: '♜', B: '♝', N: '♞', P: '♟' };
const OUTLINES = { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘', P: '♙' };

// Whether these words of an address name what the page around does not have; and whether only the rules know their position.
const isElsewhere = ({ pgn, url, link }) => url || link || pgn && !/[\s[]/.test(pgn);
const isLater = ({ start, ply, pgn, interactive }) => Number(start || ply || 0) !== 0 || !!pgn && /^(play|api)$/.test(interactive);
// Whether the page around knows all that is to be seen.
export const isAtHand = (words) => !isElsewhere(words) && !isLater(words);

// What is known of these words: a diagram, and the game as a text.
function known(words, language) {
  const tags = !isElsewhere(words) && (words.pgn ? tagsOf(plain(words.pgn), Number(words.game || words.open) || 0) : {});
  const game = tags ? gameOf(tags, words.laws, words.game) : null;
  if (!MEN[game]) return {};
  const isOfDraughts = game === 'draughts';
  const men = MEN[isOfDraughts ? 'draughts' : 'chess'](words.fen || tags.FEN || (isOfDraughts ? DRAUGHTS_START : CHESS_START));
  const isTurned = /^b/.test(words.orientation) !== /^(1|true|yes|on)$/.test(words.flip);
  return { diagram: men && !isLater(words) && diagram(men.match(/-|../g), isTurned, isOfDraughts), moves: words.pgn && printed(tags, words.notation, language) };
}

// What is printed of a board beside its frame, where that is there and has told the `moves`; else it is all that is known of it. `room` is
// the frame's height.
export function sheetFor(words, language, frame) {
  const parts = partsOf(words.ui, words.interactive, words.clock);
  const inFrame = parts.filter((part) => part !== 'moves');
  const hasBoard = inFrame.some((part) => part !== 'menu');
  const { diagram: picture, moves } = frame || known(words, language);
  const drawn = make('div');
  dress(drawn, 'color:inherit;font:inherit;break-before:avoid');
  if (picture && parts.includes('board')) {
    dress(picture, 'max-width:320px;break-inside:avoid');
    drawn.append(picture);
  }
  if (moves && parts.includes('moves')) {
    say(drawn, moves.title, 'font-weight:bold;break-after:avoid');
    say(drawn, moves.about, 'break-after:avoid');
    `${moves.text}`.split('\n').forEach((line) => say(drawn, line, line[0] === '(' ? 'padding-left:1em' : ''));
  }
  return { drawn, isEmpty: !frame && !drawn.firstChild, room: frame && hasBoard && roomFor({ ...words, ui: inFrame.join() }) };
}

function say(drawn, text, style) {
  const line = make('p');
  dress(line, `color:inherit;font:inherit;overflow-wrap:anywhere;${style}`);
  line.textContent = text;
  if (text) drawn.append(line);
}

// Pictures are no backgrounds, and so browsers never leave them out.
function diagram(men, isTurned, isOfDraughts) {
  const picture = part('svg', { viewBox: '-0.7 -0.1 8.8 8.8', role: 'img' });
  const write = (x, y, size, text, fill = '#000') => {
    picture.append(part('text', { x: x + 0.5, y, 'font-size': size, 'text-anchor': 'middle', fill }, text));
  };
  (isTurned ? [...men].reverse() : men).forEach(([side, kind], place) => {
    const [x, y] = [place % 8, place >> 3];
    if ((x + y) % 2) picture.append(part('rect', { x, y, width: 1, height: 1, fill: '#ccc' }));
    if (!kind) return;
    const [own, other] = side === 'w' ? ['#fff', '#000'] : ['#000', '#fff'];
    if (isOfDraughts) {
      const ring = (r, stroke) => picture.append(part('circle', { cx: x + 0.5, cy: y + 0.5, r, fill: own, stroke, 'stroke-width': 0.04 }));
      ring(0.38, '#000');
      if (kind === 'K') ring(0.22, other);
    } else {
      write(x, y + 0.82, 0.92, FIGURES[kind], own);
      if (side === 'w') write(x, y + 0.82, 0.92, OUTLINES[kind]);
    }
  });
  picture.append(part('rect', { width: 8, height: 8, fill: 'none', stroke: '#000', 'stroke-width': 0.06 }));
  [...'abcdefgh'].forEach((file, index) => {
    const at = isTurned ? 7 - index : index;
    write(at, 8.5, 0.4, file);
    write(-0.9, 7.65 - at, 0.4, index + 1);
  });
  return picture;
}

function part(name, attributes, text = '') {
  const made = draw('http://www.w3.org/2000/svg', name);
  Object.entries(attributes).forEach(([attribute, value]) => made.setAttribute(attribute, value));
  made.textContent = text;
  return made;
}
