// Starts an embedded page (embed.html): it draws the position that its address asks for, and loads the compiled page when it is
// touched, or when only the rules know what is to be seen.
import { DRAUGHTS_START, MANY } from 'known';
import { answer, stopAnswering } from './early/answers.js';
import { clock, describe, drawAround, wordsNow } from './early/around.js';
import { asksForRules, file, interactive, isPuzzle, near, parts, practice, text } from './early/asked.js';
import { setUp } from './early/board.js';
import { load, rest } from './early/compiled.js';
import { holdFiles } from './early/files.js';
import { startUnder } from './early/game.js';
import { fetchGames, isDrawn, tagsOf } from './early/games.js';
import { host } from './early/host.js';
import { keepFocus, keepKeys } from './early/keys.js';
import { beginOrSayWhyNot, hideLateMessage } from './early/messages.js';
import { asked, isOn, keptUnder } from './early/named.js';
import { MEN, gameOf, menOfMany, turnOf } from './early/notation.js';
import { followPixels } from './early/pixels.js';
import { follow } from './early/refresh.js';
import { setTheme } from './early/theme.js';
import { doKept, keepTouches } from './early/touches.js';
import { requireTrustedTypes } from './early/trusted_types.js';
import { tellOfWaiting } from './early/waiting.js';

const root = document.documentElement;
const START = root.dataset.position;
// What the rules come for. A finger that comes down on a replay may only mean to scroll the page around, so there it counts when it is
// lifted; where men can be moved, the rules are needed at once.
const WAKING = { play: /^(pointerdown|keydown)$/, api: /^(pointerdown|keydown)$/, replay: /^(pointerup|keydown)$/, none: /^$/ }[interactive];
let [wake, tellPrinted, written] = [() => {}, () => {}, null];
// Whether there are kings on a board, or it is one of draughts: without them there is no game.
const KINGS = /^(?=\S*k)(?=\S*K)|:/;
// The button that was pressed before the rules were there; they do what it does.
let pressed;
const press = (action) => {
  pressed = action;
  wake();
};

// Draws a position with what is around it; whether all of it could be drawn.
function draw(tags, fen = asked('fen')) {
  const known = gameOf(tags, asked('laws'), asked('game'));
  if (MANY[known]) return drawMany(MANY[known], fen);
  const game = known || 'chess';
  const position = fen || tags.FEN || (known === 'draughts' ? startUnder(asked('laws'), DRAUGHTS_START) : START);
  // Nothing is to be done about the board that is on the page already.
  const isBoard = known && (position === root.dataset.position && near === 'w'
    || setUp({ game, position, men: MEN[game](position), turn: near === 'b' ? 'half' : 'none' }));
  if (!isBoard) stopAnswering();
  const turn = turnOf(root.dataset.position);
  Object.assign(root.dataset, { turn, near });
  written = drawAround({ near, turn, tags, hasMenu: KINGS.test(position) }, () => wake(), press);
  tellPrinted(written);
  describe(turn);
  return isBoard && !isDrawn(tags);
}

// Draws a position of a game for more than two; whether that is all of it: only the rules know what stands around it.
function drawMany(many, fen) {
  const position = fen || many.position;
  const { letter, home } = many.seats.find((seat) => [seat.letter, seat.word].includes(asked('orientation'))) || many.seats.find((seat) => seat.home === 'none');
  const isBoard = setUp({ ...many, position, men: menOfMany(position, many), turn: home, players: many.seats });
  Object.assign(root.dataset, { turn: position.split(' ')[1], near: letter });
  describe(root.dataset.turn, many.seats);
  const isUsual = fen || !/board:/.test(asked('laws'));
  if (!isBoard || !isUsual) stopAnswering();
  return isBoard && isUsual && interactive === 'none' && parts.join() === 'board' && !isOn('flip');
}

// What games say of themselves; `null` where what is to be shown is none of them.
function tagsIn({ text: games }) {
  return games ? tagsOf(games, Number(asked('game') || asked('open')) || 0) : null;
}

// Shows what the host brings: a position, or how the game begins that is meant. Gives the answer for whoever wants one; nothing,
// if that is not all that is asked for, or only the rules know what there is to answer.
function show({ fen, pgn, start, ply, ...more }, wantsAnswer) {
  if (root.dataset.embed || start || ply || Object.keys(more).length) return null;
  // In a picture men may stand as they like; where a game is to come of it, only the rules know of one without kings.
  const isPosition = fen && (interactive === 'none' || interactive !== 'replay' && KINGS.test(fen));
  const tags = pgn ? tagsIn({ text: pgn }) : isPosition && {};
  const isShown = tags && !(pgn && (fen || wantsAnswer)) && draw(tags, fen || '');
  return isShown ? { position: root.dataset.position, ply: 0, plies: 0, near: root.dataset.near } : null;
}

// Lets the rules take over the board, with the host and the games that were found.
async function takeOver(around, found) {
  const { start } = await load();
  await rest();
  const giveFocus = keepFocus();
  const squares = document.querySelector('.squares');
  // Screen readers were told of a board where nothing happens (early/around.js). Now something does.
  for (const name of ['tabindex', 'aria-hidden']) squares.removeAttribute(name);
  stopAnswering();
  await start(squares, Object.assign(around, found, { keptUnder }));
  await giveFocus();
}

// Lets the rules come as soon as they are needed; what is promised comes with them.
function begin() {
  requireTrustedTypes();
  const finished = new Promise((done, failed) => {
    const around = host(() => wake(), setTheme, isWhole ? show : () => null, () => {
      games = Promise.resolve({ fault: 'large' });
      wake();
    });
    // A saved text that the address does not tell comes with the greeting.
    const linked = asked('link') === '.' && parent !== window ? around.met : '';
    tellPrinted = around.printMoves;
    tellPrinted(written);
    const hear = (event) => {
      if (isNew && /^(play|api)$/.test(interactive)) answer(event);
      if (WAKING.test(event.type)) wake();
    };
    keepTouches(hear);
    keepKeys(hear);
    let awake;
    wake = () => {
      if (awake) return;
      root.dataset.embed = 'waking';
      tellOfWaiting(wordsNow());
      awake = games.then(async (found) => takeOver(around, { ...found, link: await linked })).then(() => {
        root.dataset.embed = 'awake';
        around.tellReady();
        return doKept();
      }).then(() => pressed && document.querySelector(`[data-action=${pressed}]`)?.click()).then(done, failed);
    };
    const look = (found) => {
      const hasFocus = document.activeElement?.matches('[data-action=replay]');
      if (!awake && !(tagsIn(found) && draw(tagsIn(found)))) wake();
      if (hasFocus) document.querySelector('[data-action=replay]')?.focus();
    };
    // What is in a file is seen when it has come, and what comes into it when that is asked for again.
    if (file) games.then((found) => {
      look(found);
      if (+asked('refresh')) follow(file, +asked('refresh'), found.text, (text) => {
        games = Promise.resolve({ text });
        look({ text });
        around.renew(text);
      });
    });
    if (isWhole) around.tellReady();
  });
  if (!isWhole) wake();
  // Whoever hears the board clicks on it without a pointer.
  if (interactive !== 'none') addEventListener('click', ({ target }) => target.closest('.squares') && wake());
  return finished;
}

// Light or dark, as the page around says.
setTheme(asked('theme'));
holdFiles();
followPixels();
if (isPuzzle) root.dataset.puzzle = 'asked';
if (practice) root.dataset.practice = practice;
Object.assign(root.dataset, { parts: parts.join(' '), interactive, size: asked('size') === 'flow' ? 'flow' : 'fit', ground: asked('ground') });
let games = file ? fetchGames(file) : Promise.resolve({ text });
const tags = text ? tagsIn({ text }) : {};
const isPlain = tags && !asksForRules() && (clock || !asked('clock'));
const isWhole = draw(tags || {}) && isPlain;
// Whether a game begins here, under laws that have a name.
const isNew = isPlain && !text && !file && !/,/.test(asked('laws'));
hideLateMessage();
beginOrSayWhyNot(begin);
