// What the page says when it can't start, or stops: the texts stand in the page, in each language.
const [root, find] = [document.documentElement, (selector) => document.querySelector(selector)];
// Looked up now, since the compiled page removes them when it is drawn, and may still fail after that.
const [needs, late, stopped] = [find('noscript'), find('.late'), find('template[data-stopped]').content.firstElementChild];
// A stack that is full is an error of the engine's own: a RangeError in Chromium and Safari, an InternalError in Firefox.
const isTrap = (error) => error instanceof WebAssembly.RuntimeError || /call stack|recursion/.test(error);

// Shows a message above the page, in the user's language.
function show(message) {
  for (const text of message.querySelectorAll('[lang]')) if (text.lang !== root.lang) text.remove();
  message.classList.remove('late');
  message.setAttribute('role', 'alert');
  document.body.append(message);
}

// The compiled page has stopped, and what it was about may be half done. Nothing below this dialog can be touched.
function stop() {
  if (stopped.open) return;
  Object.assign(stopped, { onclick: ({ target }) => target.localName === 'button' && location.reload(), onclose: stop });
  show(stopped);
  stopped.showModal();
}

// Takes the message away that comes by itself when the page is late.
export function hideLateMessage() {
  late.remove();
}

// Lets the page begin, if the browser has what it takes, and says it when it fails.
export function beginOrSayWhyNot(begin) {
  if (typeof WebAssembly !== 'object') {
    // Where scripts run, the content of <noscript> is text.
    show(document.createRange().createContextualFragment(needs.textContent).firstElementChild);
    return;
  }
  // When a page is left, it saves its game. One that has stopped must not, so it is not told that it is left: these listeners come
  // first, since they are added before the compiled page adds its own.
  const swallow = (event) => stopped.open && event.stopImmediatePropagation();
  ['pagehide', 'visibilitychange'].forEach((name) => addEventListener(name, swallow, true));
  addEventListener('error', ({ error }) => isTrap(error) && stop());
  addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && stop());
  begin().catch((error) => {
    if (!isTrap(error)) show(late);
    throw error; // The browser's console shows it.
  });
}
