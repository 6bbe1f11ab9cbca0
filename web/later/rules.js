// The rules, in a panel that scrolls.
import { openPanel } from './panel.js';
import { words } from './words.js';

// Opens the rules.
export async function act(_, { language, looks }) {
  const [text] = await Promise.all([words(language), looks()]);
  const answer = await fetch(`rules/${language}.html`);
  if (!answer.ok) throw new Error(`the rules did not load: ${answer.status}`);
  const leaf = `<div class="leaf" tabindex="0" role="region" aria-labelledby="book-title">${await answer.text()}</div>`;
  openPanel('book', text.rules, leaf, text.close).querySelector('.leaf').focus();
}
