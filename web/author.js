// Starts the authors' page (author.html).
import { begin } from './author/page.js';
import { load, rest } from './early/compiled.js';
import { holdFiles } from './early/files.js';
import { beginOrSayWhyNot, hideLateMessage } from './early/messages.js';
import { requireTrustedTypes } from './early/trusted_types.js';

const root = document.documentElement;

// The form stands in the page in each language.
function layOut() {
  const forms = [...document.querySelectorAll('template[lang]')];
  document.body.prepend(forms.find(({ lang }) => lang === root.lang).content);
  forms.forEach((form) => form.remove());
}

layOut();
holdFiles();
beginOrSayWhyNot(async () => {
  requireTrustedTypes();
  // The form is seen first.
  await rest();
  const page = await load();
  await page.author_begin();
  begin(page);
  hideLateMessage();
});
