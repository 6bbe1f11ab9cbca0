// The words of what comes later, in the user's language: one file for all of it, fetched once.
import de from 'later-words/later-de.json';
import en from 'later-words/later-en.json';
import nl from 'later-words/later-nl.json';

const FILES = { de, en, nl };
let loaded;

// The texts by their keys, written as one word: `fen-copied` is `fenCopied`.
export async function words(language) {
  loaded = loaded || fetch(FILES[language]).then((answer) => answer.json());
  try {
    return await loaded;
  } catch (error) {
    loaded = undefined; // The network may be back next time.
    throw error;
  }
}

// Puts values into the `{names}` of a text.
export function fill(template, values) {
  return template.replace(/\{([\w-]+)\}/g, (_, name) => values[name]);
}
