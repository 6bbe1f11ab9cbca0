// Reads and writes PGN beside the page, and draws codes and sheets. It is given one task, and answers in batches until one says that it is `done`; whoever
// wants no more of them ends the worker.
import init, { Desk } from 'rochade-desk';
import compiled from 'rochade-desk.wasm';
import { compile } from './anew.js';
import { decode } from './early/decode.js';

// How long it works before it answers, in milliseconds.
const PAUSE = 60;
// The largest file that is read, in bytes. It has to fit into the memory of a phone, several times.
const LARGEST = 100e6;

onmessage = async ({ data: { file, laws, unnamed = '', number, titles, games, levels, kept, code, sheet } }) => {
  try {
    await compile(init, compiled);
    const desk = games ? Desk.export(games, levels)
      : kept ? Desk.read_again(kept)
      : sheet ? Desk.sheet(sheet)
      : code !== undefined ? Desk.code(code)
      : laws === undefined ? Desk.replay(await content(file), number, titles)
      : Desk.import(await content(file), laws, unnamed);
    for (let batch = {}; !batch.done;) {
      const end = performance.now() + PAUSE;
      batch = desk.batch(() => performance.now() > end);
      postMessage(batch);
    }
  } catch (error) {
    postMessage({ failed: `${error}` });
  }
};

// The text of a file. What the page has words for is thrown as such a word.
async function content(file) {
  if (file.size > LARGEST) throw 'too-large';
  // A folder looks like a file until it is read.
  return decode(await file.arrayBuffer().catch(() => { throw 'no-file'; }));
}
