// A game that came in the page's address (play.md, section 9): one more move of the game on the board, or another game.
import sheet from './kept.later.css';
import { style } from './html.js';
import { refusal } from './refusal.js';
import { mayReplace } from './replace.js';
import { words } from './words.js';

const root = document.documentElement;
let watch;

// Opens the game that a link holds.
export async function link(page, saved) {
  // The address forgets it, so that loading the page again brings back what was played since.
  history.replaceState(history.state, '', location.pathname + location.search);
  const found = page.weigh_saved(saved);
  if (!['same', 'ahead', 'other'].includes(found)) {
    const text = await words(page.language);
    page.tell(found === 'behind' ? text.linkBehind : refusal(text, found));
    return;
  }
  if (found === 'other' && !await mayReplace(page)) return;
  if (found !== 'same') {
    page.open_saved(saved, true);
    await new Promise(setTimeout); // It is on the board at the end of this task.
  }
  offerAnswer(page, saved);
}

// When the move that answers is made, the new link is offered.
function offerAnswer(page, saved) {
  if (watch) watch.disconnect();
  watch = new MutationObserver(() => {
    watch.disconnect();
    if (page.weigh_saved(saved) === 'behind') offer(page);
  });
  watch.observe(root, { attributeFilter: ['data-turn', 'data-result'] });
}

async function offer(page) {
  const [text] = await Promise.all([words(page.language), style(sheet)]);
  const hint = document.createElement('div');
  hint.className = 'hint';
  hint.dataset.notice = 'share';
  hint.setAttribute('role', 'status');
  hint.innerHTML = `<p>${text.hint}</p><button type="button" class="main" data-action="share">${text.hintShare}</button>
    <button type="button" data-action="dismiss" aria-label="${text.close}">×</button>`;
  hint.addEventListener('click', ({ target }) => {
    if (target.closest('button')) hint.remove();
  });
  document.querySelectorAll('.hint').forEach((old) => old.remove());
  document.querySelector('main').append(hint);
}
