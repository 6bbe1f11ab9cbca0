// Games and positions that stand as text in an element; or beside it, where a `<pre>` has got it, or other software has cut it in two.
import { nextOf } from './own.js';

// The `<pre>` for which an element was made. It stays where it is, since it may be a framework's own.
export const beside = new WeakMap();

// Beginnings of games: a tag, or a move.
const GAME = /^\[|1\s*\./;

// What a text is, under the word for that.
export function meaning(text) {
  // Blog software makes long dashes of short ones.
  if (/^([1-8bknpqr]+\/){7}|^[BW]:[BW]/i.test(text)) return { fen: text.replace(/[‐-―−]/g, '-') };
  return GAME.test(text) ? { pgn: text } : {};
}

// Who plays, if a text is one game.
export function players(pgn) {
  const names = `${pgn}`.match(/\[(?:White|Black) {1,9}.[^\n\r]{0,200}?.\]/g) || [];
  const name = (tag) => tag.replace(/^.{6} +.|..$/g, '');
  return names.length === 2 ? names.map(name).join(' – ') : '';
}

// What stands in a part of the page; its line breaks may be elements.
function read(part) {
  const copy = part.cloneNode(true);
  copy.querySelectorAll('br,p,div').forEach((each) => each.after('\n'));
  return copy.textContent.trim();
}

// What is said beside the moves: comments, in braces or up to the end of a line, and tags.
const SAID = /\{[^}]*\}?|\s;.*|\[\w+\s+["“”„″«»'&][^\]]*\]?/g;
const ENDED = /(?:^|\s)(?:1[-‐-―−]0|0[-‐-―−]1|(?:½|1\/2)[-‐-―−](?:½|1\/2)|\*)$/;

const isInComment = (text) => text.lastIndexOf('{') > text.lastIndexOf('}');

// Whether a part of the page reads as more of a game's text: beside what is said, it has no word of a sentence. Behind a result only tags begin
// another game.
export function goesOn(before, text) {
  const moves = isInComment(before) ? text.slice(text.indexOf('}') + 1) : text;
  if (!moves) return true;
  if (!/[\d[{]/.test(moves) || ENDED.test(before) && moves[0] !== '[') return false;
  return `\n${moves}`.replace(SAID, ' ').split(/\s+/).every((word) => /\d/.test(word) || !/\p{L}{3}/u.test(word));
}

// The parts of the page in which the text of an element stands. Blog software puts a `<p>` around an element, and another one around what follows
// an empty line; browsers end the first, with all in it, before the next `<pre>` or `<p>`, and so all that follows is outside. As far as it reads as
// moves, it is the element's.
export function partsWith(element) {
  const pre = beside.get(element);
  if (pre) return [pre];
  const around = element.parentElement;
  const parts = [element];
  let all = read(element);
  if (!around || around.localName !== 'p' || around.textContent.trim() !== element.textContent.trim() || meaning(all).fen) return parts;
  const hasMoves = /1\s*\./.test(all);
  let commented = [];
  for (let next = nextOf(around); next && /^(pre|p)$/.test(next.localName); next = nextOf(next)) {
    const [before, text] = [all, read(next)];
    if (!text || next.localName === 'p' && !GAME.test(before)) break;
    commented.push(next);
    all = `${before}\n\n${text}`;
    if (isInComment(before) && !text.includes('}')) continue;
    if (!goesOn(before, text) && (hasMoves || parts[1] || !meaning(text).pgn)) break;
    parts.push(...commented);
    commented = [];
  }
  return parts;
}

// The text in these parts, under the word for what it is. What an element may have of its own beside them is a link.
export function written(parts) {
  const texts = parts.map(read);
  const { pgn, fen } = meaning(texts[0]);
  return meaning(texts.slice(pgn || fen ? 0 : 1).join('\n\n'));
}
