// What the user must know about games that could not be kept, or not be read again.
import { download } from './html.js';
import { openPanel } from './panel.js';
import { refusal } from './refusal.js';
import { words } from './words.js';

// The game on the board can't be kept; `reason` is the browser's name for why.
export async function unkept(page, reason) {
  const text = await words(page.language);
  page.tell(reason === 'QuotaExceededError' ? text.unkeptFull : text.unkeptForbidden);
}

// The game that was kept under this name can't be read; `why` is the page's word for the reason.
export async function lost(page, { name, why }) {
  const value = page.store.setAside(name);
  const text = await words(page.language);
  const panel = openPanel('lost', text.lost, `<p data-notice="lost" role="status">${refusal(text, why)} ${text.lostStays}</p>
    <button type="button" data-action="download-damaged">${text.download}</button>`, text.close);
  panel.querySelector('[data-action=download-damaged]').addEventListener('click', () => download(`${name}.txt`, value));
}
