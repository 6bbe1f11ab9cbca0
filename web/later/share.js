// The panel with the link that holds the whole game (play.md, section 9).
import sheet from './kept.later.css';
import { style } from './html.js';
import { openPanel } from './panel.js';
import { words } from './words.js';

const { dataset } = document.documentElement;

// Opens the panel.
export async function share(page) {
  const [text] = await Promise.all([words(page.language), style(sheet)]);
  const saved = page.saved_game();
  if (!saved) {
    page.tell(text.refusedLong);
    return;
  }
  const turn = dataset.turn === 'w' ? text.shareWhite : text.shareBlack;
  const panel = openPanel('share', text.share, `<p>${dataset.result ? text.shareOver : `${turn} ${text.shareWhy}`}</p>
    <input name="link" readonly aria-label="${text.link}">
    <div class="row"><button type="button" class="main" data-action="copy-link" autofocus>${text.copyLink}</button>
    ${navigator.share ? `<button type="button" data-action="share-sheet">${text.shareSheet}</button>` : ''}</div>
    <p class="said" role="status"></p>
    <div class="row others"><button type="button" data-action="copy-pgn">${text.copyPgn}</button>
    <button type="button" data-action="download-pgn">${text.downloadPgn}</button>
    <button type="button" data-action="copy-fen">${text.copyFen}</button></div>`, text.close);
  panel.querySelector('footer .main').className = '';
  const field = panel.querySelector('input');
  field.value = `${location.href.split('#')[0]}#${saved}`;
  const said = panel.querySelector('.said');
  const say = (words) => {
    said.dataset.notice = 'share';
    said.textContent = words;
  };
  const acts = {
    'copy-link': () => copy(field, text, say),
    // Whoever changes his mind in the system's sheet has not failed.
    'share-sheet': () => navigator.share({ url: field.value }).catch(() => {}),
    // What these have to say stands beside the board.
    'copy-pgn': () => panel.close(),
    'download-pgn': () => panel.close(),
    'copy-fen': () => panel.close(),
  };
  panel.addEventListener('click', ({ target }) => {
    const button = target.closest('[data-action]');
    if (button && acts[button.dataset.action]) acts[button.dataset.action]();
  });
  field.addEventListener('focus', () => field.select());
}

async function copy(field, text, say) {
  try {
    await navigator.clipboard.writeText(field.value);
    say(text.linkCopied);
  } catch (refused) {
    field.focus();
    field.select();
    say(text.copyByHand);
  }
}
