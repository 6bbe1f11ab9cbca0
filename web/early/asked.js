// What the address of an embedded page asks for (contract.md, section 10), as far as it shows before the rules are there. The
// compiled page reads it again (web/src/embed/asked.rs), and tells what in it means nothing.
import { CHOICES, MANY, USUAL } from 'known';
import { asked, isOn, named } from './named.js';
import { partsOf } from './parts.js';
import { plain } from './plain.js';

// A place in a game: a number of plies, the number of a move with the side that has made it, or the end.
const PLACE = /^(\d+|(?=\d*[1-9])\d{1,4}[wb]|last)$/;
const SEATS = Object.values(MANY).flatMap(({ seats }) => seats.flatMap(({ letter, word }) => [letter, word]));
// Words that mean something; where there are others, only the compiled page can say so.
const WORDS = {
  interactive: /^(play|replay|none|api)$/,
  orientation: new RegExp(`^(white|black|w|b|${SEATS.join('|')})$`),
  flip: /^([01]|true|false|yes|no)$/,
  keep: /^([01]|true|false|yes|no)$/,
  theme: /^(auto|light|dark)$/,
  size: /^(fit|flow)$/,
  ground: /^(paper|none)$/,
  analyse: /^(on|off)$/,
  refresh: /^\d{1,5}$/,
  game: new RegExp(`^(chess|draughts|${Object.keys(MANY).join('|')}|\\d+)$`),
  start: PLACE,
  ply: PLACE,
  ui: /^((board|players|clock|moves|menu)(,|$))*$/,
};

// A game's text, or the address of a file of games.
const isText = /[\s[]/.test(asked('pgn'));
export const text = isText ? plain(asked('pgn')) : '';
export const file = isText ? '' : asked('pgn') || asked('url');

// What can be done, and what is shown.
const wanted = asked('interactive');
const usual = text || file || asked('link') ? 'replay' : 'play';
export const interactive = wanted && WORDS.interactive.test(wanted) ? wanted : usual;
export const parts = partsOf(asked('ui'), interactive, asked('clock'));

// Whether there is something to be solved.
export const isPuzzle = asked('solution') && /^(play|api)$/.test(interactive) && !text && !file;

// Whether rules are to be learnt or tried, and which.
export const practice = ['learn', 'try'].find(asked);

// The letter of who sits at the near side.
export const near = /^b(lack)?$/.test(asked('orientation')) === isOn('flip') ? 'w' : 'b';

// Whether something is named that can be chosen, but nothing that it can be.
const isOddChoice = ([name, choice]) => choice && !WORDS[name] && USUAL[name] && USUAL[name] !== choice && !CHOICES[name].includes(choice);

// Whether it asks for something that only the rules know, or for nothing that has a meaning.
export function asksForRules() {
  const isOddWord = ([name, meant]) => asked(name) && !meant.test(asked(name).replace(/\s/g, ''));
  const ply = asked('start') || asked('ply');
  const isLaterPosition = ply && ply !== '0';
  const isListOfMoves = parts.includes('moves') && interactive !== 'replay' && !text && !file;
  const isOdd = Object.entries(WORDS).some(isOddWord) || [...named].some(isOddChoice);
  return !parts.includes('board') || asked('link') || asked('computer') || asked('odd-size') || isOn('keep') || isLaterPosition || isListOfMoves || isOdd
    || asked('solution') && !isPuzzle || practice;
}
