// What could not run is asked for anew, past all that the browser and the service worker have kept: it may be a page of somebody else,
// or half of a file. PATIENCE is how long a server may take, in milliseconds.
const PATIENCE = 10000;

// Gives the file; nothing, if the server doesn't have it any more.
export async function askAnew(file) {
  const answer = await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(PATIENCE) });
  const isGone = /^4/.test(answer.status) || /html/.test(answer.headers.get('content-type'));
  return isGone ? null : answer;
}

// Compiles the module of a worker. What the page has words for is thrown as such a word.
export async function compile(init, file) {
  try {
    await init({ module_or_path: file });
  } catch (unfit) {
    const answer = await askAnew(file);
    if (!answer) throw 'gone';
    await init({ module_or_path: answer });
  }
}
