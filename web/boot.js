// Starts the page, or says in the user's language why it can't. The texts stand in index.html.
// `cargo xtask build` bundles this with the bindings of the compiled page and hands in both names.
import init from 'rochade-web';
import compiled from 'rochade-web.wasm';

const LANGUAGES = ['de', 'en', 'nl'];

function language() {
  const wanted = navigator.languages || [navigator.language || ''];
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) || 'en';
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
if (typeof WebAssembly === 'object') {
  init({ module_or_path: compiled }).then(
    () => late.remove(),
    (error) => {
      say(late.outerHTML);
      throw error; // The browser's console shows it.
    },
  );
} else {
  // Where scripts run, the content of <noscript> is text.
  say(document.querySelector('noscript').textContent);
}
