// What the page says when it can't start: texts of the page, looked up before the compiled page removes them, and may still fail.
const [needs, late] = ['noscript', '.late'].map((part) => document.querySelector(part));

// Takes the message away that comes by itself when the page is late.
export const hideLateMessage = () => late.remove();

// Lets the page begin, if the browser has what it takes, and says it when it fails.
export function beginOrSayWhyNot(begin) {
  // Where scripts run, the content of <noscript> is text, which must be parsed before trusted types are required.
  const needed = document.createRange().createContextualFragment(needs.textContent).firstElementChild;
  if (typeof WebAssembly !== 'object') return show(needed);
  return begin().catch((error) => {
    // That the compiled page has stopped, it says itself (web/platform/stopped.js). Of policies, each engine speaks in words of its own.
    if (!(error instanceof WebAssembly.RuntimeError)) show(/unsafe-eval|CSP/.test(error) ? needed : late);
    // Whatever could not run is asked for past all that was kept, once the browser has listed it; then it helps to load the page again.
    setTimeout(() => performance.getEntriesByType('resource').forEach(({ name }) => fetch(name, { cache: 'reload' }).catch(() => {})), 500);
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
