// What the page says when it can't start: the texts stand in the page, in each language. They are looked up now, since the compiled
// page removes them when it is drawn, and may still fail after that.
const [needs, late] = ['noscript', '.late'].map((part) => document.querySelector(part));

// Takes the message away that comes by itself when the page is late.
export const hideLateMessage = () => late.remove();

// Lets the page begin, if the browser has what it takes, and says it when it fails.
export function beginOrSayWhyNot(begin) {
  // Where scripts run, the content of <noscript> is text.
  const parse = () => document.createRange().createContextualFragment(needs.textContent).firstElementChild;
  if (typeof WebAssembly !== 'object') return show(parse());
  return begin().catch((error) => {
    // That the compiled page has stopped, it says itself (web/platform/stopped.js).
    if (!(error instanceof WebAssembly.RuntimeError)) show(late);
    throw error; // The browser's console shows it.
  });
}

function show(message) {
  const { lang } = document.documentElement;
  message.querySelectorAll(`[lang]:not([lang=${lang}])`).forEach((text) => text.remove());
  message.classList.remove('late');
  message.setAttribute('role', 'alert');
  document.body.append(message);
}
