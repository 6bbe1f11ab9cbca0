// What a frame is asked for: the words of its address, and what it is to do later.
import { address as base } from './own.js';

// The words of embed.html's address. Attributes have the same names, and so have properties (`board-side` is `boardSide`).
export const WORDS = ('fen solution learn try pgn url link game open line laws clock computer orientation flip ui lang theme ground refresh interactive start ply keep size analyse pieces board coordinates '
  + 'marks notation animation input sound why ghost lift release queen tenths haptics huff-hint board-side clock-side').split(' ');
// Those that bring a game or a position.
export const GAMES = ['fen', 'pgn', 'url', 'link'];

// The address of a file counts from the page around, as that of a link does. What is none stays as it is, and the frame tells it.
export function resolve(words = {}) {
  ['pgn', 'url'].forEach((name) => {
    if (!words[name] || name === 'pgn' && /[\s[]/.test(words.pgn)) return;
    try {
      words[name] = new URL(words[name], base()).href;
    } catch (unreadable) {
      // As a text it goes on.
    }
  });
  return words;
}

// What the element is asked to do, with what the frame is told of it; each gives a promise of the answer, or of the part of it that has
// the same name. Two of these words are attributes, too: read, they are this; set, they are attributes like the others.
export const METHODS = {
  move: (move) => ({ move: `${move}` }),
  goto: (ply) => ({ ply: +ply }),
  flip() {},
  position() {},
  pgn() {},
  load: (what) => Object.fromEntries(Object.entries(what ?? {}).map(([name, value]) => [name, `${value}`])),
};
