// Games that the address of an embedded page brings or names: their text, and what their tags say.
import { decode } from './decode.js';

// No file of games for a page is larger, in bytes.
const LIMIT = 4 * 1024 * 1024;
// How long, in milliseconds, nothing of it may come.
const PATIENCE = 30000;

// The text of a file on the same site, or a word for why it is not to be had. Nothing is told of the user by asking for it, and no
// other site is asked, wherever the file may have moved.
export async function fetchGames(address, cache = 'default') {
  const stop = new AbortController();
  let late;
  const wait = () => {
    clearTimeout(late);
    late = setTimeout(() => stop.abort(), PATIENCE);
  };
  wait();
  try {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) return { fault: 'elsewhere' };
    const answer = await fetch(url.href, { credentials: 'omit', mode: 'same-origin', cache, signal: stop.signal });
    if (!answer.ok) return { fault: 'missing' };
    const bytes = await upTo(LIMIT, answer.body.getReader(), wait);
    return bytes ? { text: decode(bytes) } : { fault: 'large' };
  } catch (failed) {
    return { fault: 'missing' };
  } finally {
    clearTimeout(late);
  }
}

// Returns this number of bytes at most; nothing, where there are more. `came` is told of each part.
async function upTo(limit, reader, came) {
  const parts = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    came();
    if (done) return new Blob(parts).arrayBuffer();
    size += value.length;
    if (size > limit) return void reader.cancel();
    parts.push(value);
  }
}

// Under these stand how many games there are, and the text behind the tags of this one: no tag of a file can be called so.
export const [GAMES, MOVES] = ['games', 'moves'].map(Symbol);

// The comments before the first move of a text.
const PREFACE = /^(?:\s*\{[^}]*\})+/;

// Whether something is drawn on the board before the first move (`[%cal …]`, `[%csl …]`).
export const isDrawn = (tags) => /\[%c[as]l\s/.test(PREFACE.exec(tags[MOVES] || ''));

// A tag, also over lines; anything else in square brackets; a comment begins; one up to the end of its line; words.
const PART = /\[\s*(\w+)\s*"((?:[^"\\]|\\.)*)"\s*\]|\[(?=\[)|\[([^\]\n\r]*)\]?|(\{)|;[^\n\r]*|(?<![^\n\r])%[^\n\r]*|([^[{;\n\r]+)|[\n\r]+/g;
const IN_COMMENT = /\}|\{|[\n\r][ \t]*\[\w+[ \t]*"/g;
// A tag that has no quotes, or other ones.
const ODD = /^\s*([A-Z]\w*)\s+((?:["“”„«»']|&quot;)[^]*|[^\s"“][^"“]*)$/;
// Nobody puts more of them around a value.
const QUOTES = /^(?:["“”„«»']|&quot;){1,9}|(?:["“”„«»']|&quot;){1,9}$/g;

// Where a comment ends: at its brace; or, as it was not closed, before tags behind which another one begins, or before the last tags.
function commentEnd(text, start) {
  let tag = 0;
  IN_COMMENT.lastIndex = start;
  for (let sign; (sign = IN_COMMENT.exec(text));) {
    if (sign[0] === '}') return IN_COMMENT.lastIndex;
    if (sign[0] !== '{') tag ||= sign.index;
    else if (tag) return tag;
  }
  return tag || text.length;
}

// What the tags of one of the games say, by their names; nothing, if there is no such game. Games are told apart as the reader does it
// that judges them (crates/pgn): by tags behind moves, or that begin anew after an empty line.
export function tagsOf(text, number) {
  const games = [];
  let [game, hasMoves, gap] = [null, false, 0];
  PART.lastIndex = 0;
  for (let part; (part = PART.exec(text));) {
    let [sign, name, value = '', odd, comment, words = ''] = part;
    if (!name && odd) [, name, value = ''] = ODD.exec(odd) || [];
    if (comment) PART.lastIndex = commentEnd(text, PART.lastIndex);
    if (/^[\n\r]/.test(sign)) gap += sign.replace(/\r\n?/g, '\n').length;
    else if (words.trim()) [gap, hasMoves] = [0, hasMoves || !!words.replace(/<[^<>]*>|[\])}]/g, '').trim()];
    if (!name) continue;
    if (!game || hasMoves || game.first === name && gap > 1) {
      if (game) game.end = part.index;
      games.push(game = { first: name, tags: { __proto__: null } });
      hasMoves = false;
    }
    game.tags[name] = odd ? value.replace(QUOTES, '').trim() : value.replace(/\\(.)/g, '$1');
    [game.start, gap] = [PART.lastIndex, 0];
  }
  const isBare = !game && !number && /\d\s*\.\s*\S/.test(text);
  const { tags, start = 0, end } = games[number] || { tags: isBare && { __proto__: null } };
  return tags ? Object.assign(tags, { [GAMES]: games.length, [MOVES]: text.slice(start, end).trimStart() }) : null;
}
