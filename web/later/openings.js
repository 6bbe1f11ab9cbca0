// The names of openings (play.md, section 4): the move table shows the last one that the game has reached, up to the position
// that is looked at.
import de from 'later-words/openings-de.tsv';
import en from 'later-words/openings-en.tsv';
import nl from 'later-words/openings-nl.tsv';

const FILES = { de, en, nl };
const root = document.documentElement;
let watch; // Follows the game, once there are names.

export async function nameOpenings({ language, positions }) {
  if (watch) return;
  watch = new MutationObserver(() => show(positions));
  try {
    await load(FILES[language]);
  } catch (missed) {
    watch = undefined; // No name is worth a message; the table tries again when it is opened next.
    return;
  }
  watch.observe(root, { attributeFilter: ['data-position', 'data-moves'] });
  show(positions);
}

// The names by their positions, which are FEN without counters.
let names;
async function load(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`the openings did not load: ${answer.status}`);
  names = new Map((await answer.text()).split('\n').map((line) => line.split('\t')));
}

function show(positions) {
  const place = document.querySelector('[data-opening]');
  if (!place) return;
  const reached = positions().split('\n').map((fen) => names.get(fen.split(' ', 4).join(' ')));
  place.textContent = reached.filter(Boolean).pop() || '';
}
