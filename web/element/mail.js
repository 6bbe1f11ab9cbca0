// What a frame is told, once it has said hello: in order, and no faster than it hears (contract.md, section 11).

// A frame hears fifty messages a second: how many are sent at once, and then one in how many milliseconds.
const [AT_ONCE, PAUSE] = [20, 40];
// How long an answer may take, in milliseconds: the rules may have to come first.
const PATIENCE = 30000;

// `post` sends a message.
export function mail(post) {
  const asked = { __proto__: null };
  let [queue, allowance, counted, later, count] = [[], AT_ONCE, 0, 0, 0];
  let isOpen = false;

  function send() {
    const now = performance.now();
    allowance = Math.min(AT_ONCE, allowance + (now - counted) / PAUSE);
    counted = now;
    for (; isOpen && queue.length && allowance >= 1; allowance -= 1) post(queue.shift());
    clearTimeout(later);
    if (isOpen && queue.length) later = setTimeout(send, PAUSE);
  }

  function settle(id, detail) {
    const promises = asked[id] || [];
    delete asked[id];
    promises.forEach(([done, failed]) => (detail.error ? failed(Error(detail.error)) : done(detail)));
  }

  return {
    settle,
    isOpen: () => isOpen,
    // The frame hears from now on.
    begin() {
      isOpen = true;
      send();
    },
    // There is no frame any more, and nobody who answers.
    end() {
      [isOpen, queue] = [false, []];
      for (const id in asked) settle(id, { error: 'gone' });
    },
    // Of what changes one and the same thing, only the newest waits to be told. `promise` is a pair of functions: for the answer, and for why there is
    // none.
    tell(type, detail, promise) {
      const last = queue[queue.length - 1];
      if (last?.type === type && /load|goto|theme/.test(type)) last.detail = detail;
      else queue.push({ type, detail });
      const message = queue[queue.length - 1];
      if (promise) {
        message.id ||= count += 1;
        (asked[message.id] ||= []).push(promise);
        setTimeout(settle, PATIENCE, message.id, { error: 'late' });
      }
      send();
    },
  };
}
