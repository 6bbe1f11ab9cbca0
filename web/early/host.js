// The page around an embedded one (contract.md, section 10). Nobody else is heard, and nobody else is told anything.
const VERSION = 1;

// What is to be heard wakes the compiled page, and waits for it.
export function host(wake) {
  let [origin, hear, waiting] = [null, null, []];
  const refuse = (reason, data) => console.warn(`Rochade refuses a message: ${reason}.`, data);
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== parent || parent === window) return refuse('it is not from the page around', data);
    if (data?.rochade !== VERSION) return refuse('it is of another version', data);
    if (data.type === 'greet') origin ??= from;
    if (origin !== from) return refuse('it is from another origin than the first one', data);
    if (data.type === 'greet') return;
    if (hear) return hear(data);
    waiting.push(data);
    wake();
  });
  const send = (message, to) => parent !== window && parent.postMessage({ rochade: VERSION, ...message }, to);
  send({ type: 'hello' }, '*');
  return {
    // Before the page around has said who it is, it is told nothing.
    post(type, detail) {
      if (origin) send({ type, detail }, origin === 'null' ? '*' : origin);
    },
    set hear(heard) {
      hear = heard;
      waiting.splice(0).forEach(hear);
    },
  };
}
