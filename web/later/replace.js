// The question before the game on the board is replaced by one that comes from elsewhere.
import { words } from './words.js';

// Whether it may be replaced: asked only if it goes on and has moves. Nothing is lost either way.
export async function mayReplace(page) {
  if (!page.unfinished()) return true;
  const text = await words(page.language);
  const dialog = document.createElement('dialog');
  dialog.className = 'panel';
  dialog.dataset.prompt = 'replace';
  dialog.setAttribute('aria-labelledby', 'replace-title');
  dialog.innerHTML = `<section><h2 id="replace-title">${text.replaceTitle}</h2><p>${text.replaceWhy}</p><footer>
    <button type="button" data-answer="decline" autofocus>${text.replaceDecline}</button>
    <button type="button" data-answer="accept" class="main">${text.replaceAccept}</button></footer></section>`;
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) => {
    let accepted = false;
    dialog.addEventListener('click', ({ target }) => {
      const button = target.closest('[data-answer]');
      if (!button) return;
      accepted = button.dataset.answer === 'accept';
      dialog.close();
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      answer(accepted);
    });
  });
}
