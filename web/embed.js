// Starts an embedded page (embed.html): it draws the position that its address asks for, and loads the compiled page when it is
// touched, or when only the rules know what is to be seen.
import { answer } from './early/answers.js';
import { clock, describe, drawAround } from './early/around.js';
import { asked, askedChoices, asksForRules, file, interactive, isOn, parts, text, turned } from './early/asked.js';
import { DRAUGHTSMEN, isDraughts, setUp } from './early/board.js';
import { holdFiles, requireTrustedTypes } from './early/build.js';
import { applyChoices, chooseLanguage, followPixels, keptChoices } from './early/choices.js';
import { load } from './early/compiled.js';
import { fetchGames, tagsOf } from './early/games.js';
import { host } from './early/host.js';
import { beginOrSayWhyNot, hideLateMessage } from './early/messages.js';
import { setTheme } from './early/theme.js';
import { keepTouches } from './early/touches.js';

const root = document.documentElement;
const START = root.dataset.position;
// What the rules come for. A finger that comes down on a replay may only mean to scroll the page around, so there it counts when it is
// lifted; where men can be moved, the rules are needed at once.
const WAKING = { play: /^(pointerdown|keydown)$/, api: /^(pointerdown|keydown)$/, replay: /^(pointerup|keydown)$/, none: /^$/ }[interactive];
let wake = () => {};

// Draws a position with what is around it; whether all of it could be drawn.
function draw(tags) {
  const draughts = isDraughts(tags, asked('laws'), asked('game'));
  const position = asked('fen') || tags.FEN || (draughts ? DRAUGHTSMEN : START);
  const isBoard = draughts !== null && setUp(draughts ? 'draughts' : 'chess', position, turned);
  const turn = /^W:|[^:]* w\b/.test(root.dataset.position) ? 'w' : 'b';
  root.dataset.turn = turn;
  drawAround({ turned, turn, tags }, () => wake());
  describe(turn);
  return isBoard;
}

// What games say of themselves; `null` where what is to be shown is none of them.
function tagsIn({ text: games }) {
  return games ? tagsOf(games, Number(asked('game') || asked('open')) || 0) : null;
}

// Shows games that the page around brings, and how the one begins that is meant; whether that is all that is asked for.
function show({ pgn, start, ply, ...more }) {
  const tags = pgn && tagsIn({ text: pgn });
  return tags && !(start || ply) && !Object.keys(more).length && draw(tags);
}

// Lets the rules come as soon as they are needed; what is promised comes with them.
function begin() {
  requireTrustedTypes();
  const finished = new Promise((done, failed) => {
    const around = host(() => wake(), setTheme, show);
    const doTouches = keepTouches((event) => {
      if (isWhole && /^(play|api)$/.test(interactive)) answer(event);
      if (WAKING.test(event.type)) wake();
    });
    let awake;
    wake = () => {
      if (awake) return;
      root.dataset.embed = 'waking';
      awake = games.then((found) => load(Object.assign(around, found))).then(() => {
        root.dataset.embed = 'awake';
        around.tellReady();
        return doTouches();
      }).then(done, failed);
    };
    // What is in a file is seen when it has come.
    games.then((found) => {
      if (file && !awake && !(tagsIn(found) && draw(tagsIn(found)))) wake();
    });
    if (isWhole) around.tellReady();
  });
  if (!isWhole) wake();
  // Whoever hears the board clicks on it without a pointer.
  if (interactive !== 'none') addEventListener('click', ({ target }) => target.closest('.squares') && wake());
  return finished;
}

setTheme(asked('theme'));
// What the user has chosen on this device counts only where the page keeps anything there.
applyChoices((isOn('keep') ? keptChoices() : []).concat(askedChoices));
holdFiles();
chooseLanguage(asked('lang'));
followPixels();
Object.assign(root.dataset, { parts: parts.join(' '), interactive, size: asked('size') === 'flow' ? 'flow' : 'fit' });
const games = file ? fetchGames(file) : Promise.resolve({ text });
const tags = text ? tagsIn({ text }) : {};
const isWhole = draw(tags || {}) && tags && !asksForRules() && (clock || !asked('clock'));
hideLateMessage();
beginOrSayWhyNot(begin);
