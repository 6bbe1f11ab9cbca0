// A game as text, for paper (contract.md, section 11): who plays, and all moves with what is said of them, as they stand in a file. The
// compiled page writes what is on its board by itself (web/src/printed.rs).
import { LETTERS } from 'known';
import { day } from './day.js';
import { MOVES } from './games.js';

// The signs of numeric annotation glyphs, from $0 on. Those up to $6 stand right behind the move.
const SIGNS = ',!,?,!!,??,!?,?!,□,□,,=,=,=,∞,+=,=+,±,∓,+−,−+'.split(',');
const LAST_OF_MOVES = 6;
// A comment, to its bracket or to the end of its line; a glyph; a bracket around a variation; a number; anything else.
const TOKEN = /\{([^}]*)(?:\}|$)|;(.*)|\$(\d+)|([()])|(\d+)\s*(\.[.\s]*)|[^\s(){};$]+/g;
// Of the null move's two dashes, blog software makes one.
const MOVE = /^([a-hKQRBNO]|0-0)\S|^(--|[–—]$)/;
const RESULT = /^(1-0|0-1|1\/2-1\/2|\*)$/;

// How a game ended; nothing, if that is not known.
export const resultOf = (word) => (RESULT.test(word) ? word.replace('*', '').replace('1/2-1/2', '½-½').replace('-', '–') : '');

// What programs write into a comment for each other is not said to a reader.
const said = (comment) => comment.replace(/\[%[^[\]]*\]/g, '').replace(/\s+/g, ' ').trim();

// A move as the page writes it: between two squares that are both told, there is a dash or a cross.
function inLetters(move, letters) {
  if (/^[a-h][1-8][-x:]/.test(move)) return move.replace(/-/g, '–').replace(/[x:]/g, '×');
  return move.replace(/[KQRBN]/g, (letter) => letters['NBRQK'.indexOf(letter)]);
}

// The moves in one text. Each variation of the game has a line of its own; those within them stand in it.
function movesOf({ [MOVES]: text = '', FEN = '', Result }, letters) {
  // The number under which the next move comes, and whether that is the second one under it; and the same before the last move, from where
  // a variation goes another way.
  let now = { round: Number((/ (\d+)\s*$/.exec(FEN) || [])[1]) || 1, isSecond: /^B:|^\S+ b/.test(FEN) };
  let before = now;
  // After anything but a move, the number is told again.
  let isInterrupted = true;
  let result = Result;
  const outside = [];
  const parts = [];
  let blank = '';
  const add = (part, before = blank) => {
    parts.push(before, part);
    blank = ' ';
  };
  for (const [token, comment, rest, glyph, bracket, number, dots] of text.matchAll(TOKEN)) {
    if (comment !== undefined || rest !== undefined) {
      if (said(comment ?? rest)) add(said(comment ?? rest));
      isInterrupted = true;
    } else if (glyph) {
      if (SIGNS[glyph]) add(SIGNS[glyph], glyph > LAST_OF_MOVES ? blank : '');
    } else if (bracket === '(') {
      outside.push([now, before]);
      now = before;
      add('(', outside.length === 1 ? '\n' : blank);
      blank = '';
      isInterrupted = true;
    } else if (bracket) {
      if (!outside.length) continue;
      [now, before] = outside.pop();
      add(')', '');
      if (!outside.length) blank = '\n';
      isInterrupted = true;
    } else if (number) {
      const isSecond = dots.split('.').length > 2 || now.isSecond && now === before;
      now = { round: Number(number), isSecond };
    } else if (MOVE.test(token)) {
      const { round, isSecond } = now;
      const told = isSecond ? isInterrupted && `${round}… ` : `${round}. `;
      add((told || '') + inLetters(token, letters));
      before = now;
      now = { round: round + isSecond, isSecond: !isSecond };
      isInterrupted = false;
    } else if (RESULT.test(token)) {
      if (!outside.length) result = token;
    } else if (!/^\.+$/.test(token)) {
      add(token);
    }
  }
  add(resultOf(result));
  return parts.join('').trim();
}

// What is printed of a game, in the letters of a notation, or else of a language; `own` is the reader's own form of that language.
export function printed(tags, notation, own) {
  const known = [tags.White, tags.Black].map((name) => (name && name !== '?' ? name : ''));
  const about = [tags.Event, tags.Site, day(tags.Date || '', own)].filter((part) => part && part !== '?');
  return {
    title: known.some(Boolean) ? known.map((name) => name || '?').join(' – ') : '',
    about: about.join(' · '),
    text: movesOf(tags, LETTERS[notation] || LETTERS[own.slice(0, 2).toLowerCase()] || LETTERS.en),
  };
}
