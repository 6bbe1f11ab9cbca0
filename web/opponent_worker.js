// The computer at the table, beside the page. It answers one task after another; whoever wants no answer ends the worker.
import init, { act, hint, LookBack } from 'rochade-opponent';
import compiled from 'rochade-opponent.wasm';
import { compile } from './anew.js';

const loaded = compile(init, compiled);
const now = () => performance.now();

const read = ({ intents, difficulty }) => ({ intents, difficulty });

// Without a game it is only to be there.
onmessage = async ({ data: { id, saved, seat, hurry, hints, reviews, review } }) => {
  const answer = (what) => postMessage({ id, progress: 1, done: true, ...what });
  try {
    await loaded;
    const look = reviews && new LookBack(saved, review ?? '');
    if (!saved) answer({});
    else if (hints) answer({ squares: [...hint(saved, seat, now)] });
    else if (!look) answer(read(act(saved, seat, hurry, now)));
    for (let more = look; more; await new Promise(setTimeout)) {
      more = look.step();
      answer({ progress: look.progress(), done: !more, review: look.text() });
    }
  } catch (error) {
    postMessage({ failed: `${error}` });
  }
};
