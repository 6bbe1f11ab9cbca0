// The computer at the table, beside the page. It answers one task after another; whoever wants no answer ends the worker.
import init, { act, hint, LookBack } from 'rochade-opponent';
import compiled from 'rochade-opponent.wasm';
import { compile } from './anew.js';

const loaded = compile(init, compiled);
const now = () => performance.now();

const read = ({ intents, difficulty }) => ({ intents, difficulty });

// Tells after each piece of a look back how far it has come.
const lookBack = async (answer, saved, review) => {
  const look = new LookBack(saved, review ?? '');
  for (let goesOn = true; goesOn;) {
    goesOn = look.step();
    answer({ progress: look.progress(), done: !goesOn, review: look.text() });
    await new Promise((go) => setTimeout(go));
  }
  look.free();
};

// Without a game it is only to be there.
onmessage = async ({ data: { id, saved, seat, hurry, hints, reviews, review } }) => {
  const answer = (what) => postMessage({ id, progress: 1, done: true, ...what });
  try {
    await loaded;
    if (!saved) answer({});
    else if (hints) answer({ squares: [...hint(saved, seat, now)] });
    else if (reviews) await lookBack(answer, saved, review);
    else answer(read(act(saved, seat, hurry, now)));
  } catch (error) {
    postMessage({ failed: `${error}` });
  }
};
