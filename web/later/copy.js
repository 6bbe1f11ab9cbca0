// Copying to the clipboard. Where the browser does not allow it, the user gets the text selected.
import sheet from './desk.later.css';
import { escape, style } from './html.js';
import { openPanel } from './panel.js';

// Copies what comes, and says so.
export async function copy(coming, said, page, text) {
  try {
    await put(coming);
    page.tell(said);
  } catch (refused) {
    await show(await coming, text);
  }
}

// What is still to come has to be promised while the browser still knows of the tap.
async function put(coming) {
  const { clipboard } = navigator;
  if (typeof coming === 'string' || typeof ClipboardItem !== 'function') {
    await clipboard.writeText(await coming);
    return;
  }
  const blob = Promise.resolve(coming).then((content) => new Blob([content], { type: 'text/plain' }));
  blob.catch(() => {}); // Whoever waits for what comes hears of it.
  await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

async function show(content, text) {
  await style(sheet);
  const panel = openPanel('copy', text.copyTitle, `<p>${text.copyWhy}</p>
    <textarea readonly rows="8" aria-label="${text.copyTitle}" autofocus>${escape(content)}</textarea>`, text.close);
  const field = panel.querySelector('textarea');
  field.dataset.notice = 'copy';
  field.select();
}
