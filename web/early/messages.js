// What the page says when it can't start, or stops: the texts stand in the page, in each language.
const [root, find] = [document.documentElement, (selector) => document.querySelector(selector)];
// The compiled page takes these away when it is drawn, and may still fail then.
const [needs, late, stopped] = [find('noscript'), find('.late'), find('template').content.firstElementChild];
const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

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
export function isThere() {
  late.remove();
}

// Lets the page begin, if the browser has what it takes, and says it when it fails.
export function attend(begin) {
  if (typeof WebAssembly !== 'object') {
    // Where scripts run, the content of <noscript> is text.
    show(document.createRange().createContextualFragment(needs.textContent).firstElementChild);
    return;
  }
  // Nor does a page that has stopped hear that it is left, since it would save what it holds: nobody listens before this.
  const swallow = (event) => stopped.open && event.stopImmediatePropagation();
  ['pagehide', 'visibilitychange'].forEach((name) => addEventListener(name, swallow, true));
  addEventListener('error', ({ error }) => isTrap(error) && stop());
  addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && stop());
  begin().catch((error) => {
    if (!isTrap(error)) show(late);
    throw error; // The browser's console shows it.
  });
}
