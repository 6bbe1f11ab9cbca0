// Starts the page: what must be so before it is drawn first. The board stands in index.html; all else is the compiled page's.
import { DRAUGHTS, MANY } from 'known';
import { answer, stopAnswering } from './early/answers.js';
import { load, rest } from './early/compiled.js';
import { holdFiles } from './early/files.js';
import { gameAsked, startUnder } from './early/game.js';
import { showLeft } from './early/left.js';
import { beginOrSayWhyNot } from './early/messages.js';
import { followPixels } from './early/pixels.js';
import { doKept, keepTouches } from './early/touches.js';
import { requireTrustedTypes } from './early/trusted_types.js';

const asked = new URLSearchParams(location.search);
const squares = document.querySelector('.squares');

// The rules are asked for at once, but after what the board is drawn with. They take it over when it has been seen.
async function begin() {
  requireTrustedTypes();
  if (location.hash || /,/.test(asked.get('laws'))) stopAnswering();
  keepTouches(answer);
  const { start } = await load('low');
  await rest();
  stopAnswering();
  await start(squares);
  await doKept();
}

const isKiosk = asked.get('kiosk') === '1';
// The game that the address asks for. Whose turn it is, is said in the user's language for a new game.
const usual = { draughts: DRAUGHTS, ...MANY }[gameAsked(asked.get('laws'), asked.get('game'))];
const first = usual && { ...usual, position: startUnder(asked.get('laws'), usual.position) };
document.querySelector(`.turn[lang=${document.documentElement.lang}]`).hidden = showLeft(squares, first, isKiosk) || Boolean(first && !/^W/.test(first.position));
followPixels();
holdFiles();
if (isKiosk) import('kiosk').catch(() => {});
beginOrSayWhyNot(begin);
