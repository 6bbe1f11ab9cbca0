// Games as PGN: the one on the board, or many from the list.
import { work } from './desk_work.js';
import { extrasOf } from './extras.js';
import { dayOf, onBoard } from './list.js';

// The game on the board.
export async function writeOne(page) {
  const { name, day } = onBoard(page);
  return (await write([[page.saved_game(), day]], [name])).pgn;
}

// Games of the list, and how many of them could be written. `hear` is told how much is done, from 0 to 1.
export function writeAll(games, hear) {
  return write(games.map(({ saved, written }) => [saved, dayOf(written)]), games.map(({ name }) => name), hear);
}

async function write(games, names, hear = () => {}) {
  const extras = await extrasOf(names);
  const task = games.map(([saved, day], index) => [saved, day, extras[index]]);
  const parts = [];
  let unreadable = 0;
  await work({ write: task }, (answer) => {
    if (answer.text) parts.push(answer.text);
    ({ unreadable } = answer);
    hear(answer.progress);
  }).done;
  return { pgn: parts.join('\n'), count: games.length - unreadable };
}
