// What stands around the board of an embedded page before the rules are there: the players, whose turn it is, and what a screen
// reader says of the board. Its words and elements stand in the page (embed.html).
import { interactive, isPuzzle, parts } from './asked.js';
import { firstTime } from './clock.js';
import { GAMES } from './games.js';
import { asked } from './named.js';
import { printed, resultOf } from './printed.js';

const find = (selector) => document.querySelector(selector);
const { content } = find('template[data-early]');
const make = (selector) => document.importNode(content.querySelector(selector), true);
const has = (...wanted) => wanted.some((part) => parts.includes(part));
const table = find('.table');
let words;

// What both clocks show.
export const clock = firstTime(asked('clock'));

// The page's words in the user's language.
export const wordsNow = () => content.querySelector(`[lang=${document.documentElement.lang}]`).dataset;

// Draws what is around the board: a player at each side, and below what can be done. `wake` lets the rules come, and `press`
// them and what a button does then, of which the menu's may be missing. Gives what is to be printed of the moves.
export function drawAround({ near, turn, tags, hasMenu }, wake, press) {
  words = wordsNow();
  const sides = near === 'b' ? ['w', 'b'] : ['b', 'w'];
  const [far, own] = has('players', 'clock') ? sides.map((side) => bar(side, side === turn, tags)) : [];
  const others = far && Object.assign(document.createElement('div'), { className: 'others' });
  if (far) {
    far.classList.add('far');
    own.classList.add('near');
    others.append(far);
  }
  const written = has('moves') && interactive === 'replay' ? printed(tags, asked('notation'), ownLanguage()) : { title: '', about: '', text: '' };
  const below = [tools(turn, hasMenu && has('menu'), press), interactive === 'replay' && sleeping(tags, written, wake)];
  for (const part of table.querySelectorAll('.others, .bar, .tools, .moves')) part.remove();
  if (others) table.prepend(others);
  table.append(...[own, ...below].filter(Boolean));
  return written;
}

// The user's own form of the language that the page speaks.
function ownLanguage() {
  const { lang } = document.documentElement;
  return navigator.languages.find((form) => form.split('-')[0] === lang) || lang;
}

function bar(side, toMove, tags) {
  const made = make('.bar');
  const [name, avatar] = [tags[side === 'w' ? 'White' : 'Black'], made.querySelector('.avatar')];
  const isNamed = name && name !== '?';
  avatar.dataset.man = `${side}K`;
  made.querySelector('b').append(isNamed ? name : words[side]);
  rank(made, side, tags);
  made.querySelector('small').textContent = isNamed ? words[side] : '';
  if (toMove) made.classList.add('to-move');
  if (clock && has('clock')) made.append(Object.assign(document.createElement('span'), { className: 'clock', textContent: clock }));
  return made;
}

// A player's title and rating, as the rules will show them.
function rank(bar, side, tags) {
  const said = (tag) => (tags[`${side === 'w' ? 'White' : 'Black'}${tag}`] || '').slice(0, 40).replace(/^[? -]+|[? -]+$/g, '');
  const [title, elo] = [said('Title'), said('Elo')];
  const part = (className, textContent) => Object.assign(document.createElement('span'), { className, textContent, dir: 'ltr' });
  if (title) bar.querySelector('b').prepend(part('rank', `${title}\u00a0`));
  if (/^[1-9]\d{0,3}$/.test(elo)) bar.querySelector('b').after(part('elo', elo));
}

// Whose turn it is where a game can be played, and the buttons of a puzzle and of the menu.
function tools(turn, hasMenu, press) {
  const made = make('.tools');
  const [state, solution, menu] = made.children;
  made.querySelector('.turn').textContent = words[`${turn}Turn`];
  solution.textContent = words.solution;
  menu.setAttribute('aria-label', words.menu);
  made.onclick = ({ target: { dataset } }) => dataset.action && press(dataset.action);
  if (!isPuzzle && !(has('players') && /^(play|api)$/.test(interactive))) state.remove();
  if (!isPuzzle) solution.remove();
  if (!hasMenu) menu.remove();
  return made.children.length ? made : null;
}

// In place of the moves: how the game ended, and the button that lets them come, all of them if no game of the file is named.
function sleeping(tags, { about, text }, wake) {
  if (!has('moves')) return null;
  const made = make('.moves');
  made.querySelector('.event').textContent = about;
  made.querySelector('.outcome').textContent = resultOf(tags.Result);
  made.querySelector('.printed').textContent = text;
  const button = made.querySelector('button');
  const isList = tags[GAMES] > 1 && !/^\d+$/.test(asked('game'));
  button.textContent = isList ? `${words.replay}: ${tags[GAMES]}\u00a0${words.games}` : words.replay;
  button.onclick = wake;
  return made;
}

// Both sides of a game for two. Their words have their letters, and so have those of the same colours elsewhere.
const SIDES = [{ letter: 'w', word: 'white' }, { letter: 'b', word: 'black' }];
const KEYS = { white: 'w', black: 'b' };

// Lets a screen reader say what stands on the board. A picture is nothing else; another board is where the keyboard comes first.
export function describe(turn, seats = SIDES) {
  words = wordsNow();
  const isDraughts = document.documentElement.dataset.game === 'draughts';
  const names = (isDraughts ? words.draughtsmen : words.men).split(' ');
  const kinds = isDraughts ? 'KM' : 'KQRBNP';
  const army = (side) => [...kinds].map((kind, index) => {
    const places = [...document.querySelectorAll(`[data-piece=${side}${kind}]`)].map(({ dataset }) => dataset.square);
    return places.length && `${names[index]} ${places.sort().join(' ')}`;
  }).filter(Boolean).join(', ');
  const key = ({ word }) => KEYS[word] || word;
  const said = seats.map((seat) => `${words[key(seat)]}: ${army(seat.letter) || '–'}.`).join(' ');
  const mover = seats.find(({ letter }) => letter === turn);
  const isPicture = interactive === 'none';
  const [board, squares] = [find('.board'), find('.squares')];
  (isPicture ? board : squares).setAttribute('aria-label', `${words.position} ${said} ${mover ? `${words[`${key(mover)}Turn`]}.` : ''}`);
  if (isPicture) {
    board.setAttribute('role', 'img');
    squares.setAttribute('aria-hidden', 'true');
  } else {
    squares.tabIndex = 0;
  }
}
