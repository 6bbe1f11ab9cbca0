// Sets the desk to work (desk_worker.js), beside the page.
import { worker as address } from 'desk-files';

// Gives the worker a task, and each of its answers to `hear`. `done` says whether it came to the end; `stop` stops it before.
export function work(task, hear) {
  const worker = new Worker(address);
  let stop;
  const done = new Promise((end, fail) => {
    stop = () => end(false);
    worker.onmessage = ({ data }) => {
      if (data.failed) {
        fail(new Error(data.failed));
        return;
      }
      hear(data);
      if (data.done) end(true);
    };
    // It could not be fetched.
    worker.onerror = () => fail(new Error('the desk did not load'));
    worker.postMessage(task);
  });
  const close = () => worker.terminate();
  done.then(close, close);
  return { done, stop };
}
