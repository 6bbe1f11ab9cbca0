// Games and positions that stand as text in an element; or beside it, where a `<pre>` has got it, or other software has cut it in two.

// The `<pre>` for which an element was made. It stays where it is, since it may be a framework's own.
export const beside = new WeakMap();

// Beginnings of games: a tag, or a move.
const GAME = /^\[|1\s*\./;

// What a text is, under the word for that.
export function meaning(text) {
  if (/^([1-8bknpqr]+\/){7}|^[BW]:[BW]/i.test(text)) return { fen: text };
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

// The parts of the page in which the text of an element stands. Blog software puts a `<p>` around an element, and browsers end that, with all
// in it, before the first `<pre>` or `<p>` inside; what follows is outside then.
export function partsWith(element) {
  const pre = beside.get(element);
  if (pre) return [pre];
  const around = element.parentElement;
  if (!around || around.localName !== 'p' || around.textContent.trim() !== element.textContent.trim()) return [element];
  const own = read(element);
  const next = around.nextElementSibling;
  const isGoingOn = !meaning(own).fen && !/1\s*\./.test(own) && next && /^(pre|p)$/.test(next.localName)
    && (next.localName === 'pre' || GAME.test(own)) && meaning(read(next)).pgn;
  return isGoingOn ? [element, next] : [element];
}

// The text in these parts, under the word for what it is.
export function written(parts) {
  const texts = parts.map(read).filter((text) => meaning(text).pgn || meaning(text).fen);
  return meaning(texts.join('\n\n'));
}
