// Games that the address of an embedded page brings or names: their text, and what their tags say.
import { decode } from './decode.js';

// No file of games for a page is larger, in bytes.
const LIMIT = 4 * 1024 * 1024;
const TAG = '\\[(\\w+)\\s+"((?:[^"\\\\]|\\\\.)*)"\\]\\s*';

// The text of a file on the same site, or a word for why it is not to be had. Nothing is told of the user by asking for it, and no
// other site is asked, wherever the file may have moved.
export async function fetchGames(address, cache = 'default') {
  try {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin) return { fault: 'elsewhere' };
    const answer = await fetch(url.href, { credentials: 'omit', mode: 'same-origin', cache });
    if (!answer.ok) return { fault: 'missing' };
    const bytes = await upTo(LIMIT, answer.body.getReader());
    return bytes ? { text: decode(bytes) } : { fault: 'large' };
  } catch (failed) {
    return { fault: 'missing' };
  }
}

// So many bytes at most; nothing, where there are more.
async function upTo(limit, reader) {
  const parts = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
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

// What the tags of one of the games say, by their names; nothing, if there is no such game.
export function tagsOf(text, number) {
  const sections = [...text.matchAll(new RegExp(`(?:${TAG})+`, 'g'))];
  const isBare = !sections.length && !number && /\d\s*\.\s*\S/.test(text);
  if (!isBare && number >= sections.length) return null;
  const [{ 0: section, index: start }, next] = [sections[number] || { 0: '', index: 0 }, sections[number + 1]];
  const tags = { __proto__: null, [GAMES]: sections.length, [MOVES]: text.slice(start + section.length, next?.index) };
  for (const [, name, value] of section.matchAll(new RegExp(TAG, 'g'))) tags[name] = value.replace(/\\(.)/g, '$1');
  return tags;
}
