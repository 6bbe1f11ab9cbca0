// What the move table has beyond its moves: fetched when it is opened for the first time.
import { letStepsBeHeld } from './hold.js';
import { nameOpenings } from './openings.js';

let begun = false;

export async function act(_, page) {
  if (!begun) letStepsBeHeld();
  begun = true;
  await nameOpenings(page);
}
