// The computer at the table, beside the page. It answers one task after another; whoever wants no answer ends the worker.
import init, { act, hint, mistake } from 'rochade-opponent';
import compiled from 'rochade-opponent.wasm';
import { compile } from './anew.js';

const loaded = compile(init, compiled);
const now = () => performance.now();

const read = ({ intents, difficulty }) => ({ intents, difficulty });

// Without a game it is only to be there.
onmessage = async ({ data: { id, saved, seat, hurry, hints, judges } }) => {
  const answer = (what) => postMessage({ id, progress: 1, done: true, ...what });
  try {
    await loaded;
    if (!saved) answer({});
    else if (hints) answer({ squares: [...hint(saved, seat, now)] });
    else if (judges) answer({ mistake: mistake(saved, seat, now) ?? -1 });
    else answer(read(act(saved, seat, hurry, now)));
  } catch (error) {
    postMessage({ failed: `${error}` });
  }
};
