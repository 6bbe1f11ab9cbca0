// Import and export: what the buttons of the game desk do. Fetched when one of them is pressed, or a file is dropped.
import { copy } from './copy.js';
import { writeOne } from './export.js';
import { download } from './html.js';
import { openImport } from './import.js';
import { onBoard } from './list.js';
import { words } from './words.js';

// Does what a button asks for; `page` is what the page can be asked. `files` are those that were dropped.
export async function act(action, page, files) {
  const text = await words(page.language);
  const acts = {
    import: () => openImport(page, text),
    drop: () => openImport(page, text, new Blob(files)),
    'copy-fen': () => copy(document.documentElement.dataset.position, text.fenCopied, page, text),
    'copy-pgn': () => copy(writeOne(page), text.pgnCopied, page, text),
    'download-pgn': () => save(page, text),
  };
  await acts[action]();
}

async function save(page, text) {
  download(`${onBoard(page).file}.pgn`, await writeOne(page));
  page.tell(text.pgnSaved);
}
