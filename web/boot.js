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

const late = document.querySelector('.boot-late');

function fail(error) {
  say(late.outerHTML);
  throw error; // The browser's console shows it.
}

// The words come while the compiled page is on its way.
async function begin() {
  const words = fetch(WORDS[language()]).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.text();
  });
  const [text] = await Promise.all([words, init({ module_or_path: compiled })]);
  if (!start(text)) throw new Error('the words are not those of this page');
}

if (typeof WebAssembly === 'object') {
  begin().catch(fail);
} else {
  // Where scripts run, the content of <noscript> is text.
  say(document.querySelector('noscript').textContent);
}
