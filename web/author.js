// Starts the authors' page (author.html), in the language that the user has chosen for Rochade, or that its address asks for.
import { begin } from './author/page.js';
import { holdFiles, requireTrustedTypes } from './early/build.js';
import { WORDS, choose, chooseLanguage } from './early/choices.js';
import { prepare } from './early/compiled.js';
import { attend, isThere } from './early/messages.js';

const root = document.documentElement;

function keptLanguage() {
  try {
    return (localStorage.getItem('rochade.settings') || '').split('\n').find((line) => line.startsWith('language='));
  } catch (refused) {
    return null; // Some browsers keep nothing for pages in frames.
  }
}

// The form stands in the page in each language.
function layOut() {
  const forms = [...document.querySelectorAll('template[lang]')];
  document.body.prepend(forms.find(({ lang }) => lang === root.lang).content);
  forms.forEach((form) => form.remove());
}

const asked = new URLSearchParams(location.search).get('lang');
choose([asked ? `language=${asked}` : keptLanguage()]);
chooseLanguage();
layOut();
holdFiles();
attend(async () => {
  requireTrustedTypes();
  begin(...await prepare(WORDS));
  isThere();
});
