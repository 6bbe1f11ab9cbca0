// Links, and the games that are kept on this device: fetched when the first of these things is asked for.
import { games } from './games.js';
import { link } from './link.js';
import { lost, unkept } from './lost.js';
import { share } from './share.js';

const ACTS = { games, link, lost, share, unkept };

// Does what a button or the page asks for; `page` is what the page can be asked.
export function act(action, page, given) {
  return ACTS[action](page, given);
}
