// Reads and writes PGN beside the page. It is given one task, and answers in batches until one says that it is `done`; whoever
// wants no more of them ends the worker.
import init, { Desk } from 'rochade-desk';
import compiled from 'rochade-desk.wasm';

// How long it works before it answers, in milliseconds.
const PAUSE = 60;

onmessage = async ({ data: { file, games } }) => {
  try {
    await init({ module_or_path: compiled });
    const desk = file ? Desk.import(new Uint8Array(await file.arrayBuffer())) : Desk.export(games);
    for (let batch = {}; !batch.done;) {
      const end = performance.now() + PAUSE;
      batch = desk.batch(() => performance.now() > end);
      postMessage(batch);
    }
  } catch (error) {
    postMessage({ failed: `${error}` });
  }
};
