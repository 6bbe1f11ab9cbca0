// Starts the page, or says in the user's language why it can't. The texts stand in index.html.
// `cargo xtask build` bundles this with the bindings of the compiled page and hands in the names of the files.
import init, { start } from 'rochade-web';
import compiled from 'rochade-web.wasm';
import de from 'words/de.txt';
import en from 'words/en.txt';
import nl from 'words/nl.txt';

const WORDS = { de, en, nl };

function language() {
  const wanted = navigator.languages || [navigator.language || ''];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in WORDS) || 'en';
}

// Leaves one message on the page, in one language.
function say(html) {
  const chosen = language();
  document.documentElement.lang = chosen;
  document.body.innerHTML = html;
  for (const text of document.querySelectorAll('.boot p')) {
    if (text.lang !== chosen) text.remove();
  }
  const message = document.querySelector('.boot');
  message.classList.add('boot-now');
  message.setAttribute('role', 'alert');
}

// Compiled page and styles come at the same time; the page starts when both are there.
async function begin() {
  await Promise.all([init({ module_or_path: compiled }), body.then(styles)]);
  if (!start(WORDS[language()])) throw new Error('the words are not those of this page');
}

// This script runs as soon as it is there, which may be before the document is.
const body = new Promise((there) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', there);
  else there();
});

// Without its styles the page would be laid out twice.
function styles() {
  const sheet = document.querySelector('[rel=stylesheet]');
  return sheet.sheet || new Promise((there, fail) => {
    sheet.onload = there;
    sheet.onerror = () => fail(new Error('the styles did not load'));
  });
}

if (typeof WebAssembly === 'object') {
  begin().catch((error) => {
    body.then(() => say(document.querySelector('.boot-late').outerHTML));
    throw error; // The browser's console shows it.
  });
} else {
  // Where scripts run, the content of <noscript> is text.
  body.then(() => say(document.querySelector('noscript').textContent));
}
