// Starts an embedded page (embed.html): it draws the position that its address asks for, and loads the compiled page when it is
// touched, or when only the rules know what is to be seen.
import { DRAUGHTS, DRAUGHTSMEN, setUp } from './early/board.js';
import { choose, chooseLanguage, followPixels } from './early/choices.js';
import { load } from './early/compiled.js';
import { host } from './early/host.js';
import { attend, isThere } from './early/messages.js';

const asked = new URLSearchParams(location.search);
const root = document.documentElement;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'];

// Whether all that is to be seen at first is on the board now.
function draw() {
  const isDraughts = asked.get('game') === 'draughts' || DRAUGHTS.test(asked.get('laws'));
  const usual = isDraughts ? DRAUGHTSMEN : root.dataset.position;
  const turned = /^b(lack)?$/.test(asked.get('orientation')) !== /^(1|true|yes)$/.test(asked.get('flip'));
  const isBoard = setUp(isDraughts ? 'draughts' : 'chess', asked.get('fen') || usual, turned);
  return isBoard && !['pgn', 'url', 'link', 'clock', 'keep'].some((name) => asked.get(name));
}

choose([...asked].map((pair) => pair.join('=')).concat(`language=${asked.get('lang')}`));
chooseLanguage();
followPixels();
root.dataset.size = asked.get('size') === 'flow' ? 'flow' : 'fit';
const isDrawn = draw();
isThere();

attend(() => new Promise((done, failed) => {
  let isAwake = false;
  const wake = () => {
    if (isAwake) return;
    isAwake = true;
    load(around).then((doTouches) => {
      root.dataset.embed = 'awake';
      return doTouches();
    }).then(done, failed);
  };
  const around = host(wake);
  if (!isDrawn) wake();
  else if (asked.get('interactive') !== 'none') TOUCHES.forEach((name) => addEventListener(name, wake, { capture: true, once: true }));
}));
