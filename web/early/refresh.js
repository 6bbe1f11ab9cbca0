// A file that changes while it is looked at: it is asked for again and again, as long as it can be seen.
import { fetchGames } from './games.js';

// In seconds; a server is not asked more often.
const LEAST = 10;
let asking;

// Takes the text of a file whenever it is another one. Nothing is asked before the answer is there.
export function follow(address, seconds, text, take) {
  if (asking === 0) return;
  let [known, isSeen] = [text, true];
  new IntersectionObserver((seen) => { isSeen = seen.at(-1).isIntersecting; }).observe(document.body);
  const wait = () => { asking = setTimeout(ask, Math.max(seconds, LEAST) * 1000); };
  async function ask() {
    if (document.hidden || !isSeen) return wait();
    const { text: now } = await fetchGames(address, 'no-cache');
    if (asking === 0) return;
    wait();
    if (now && now !== known) take(known = now);
  }
  wait();
}

// What is on the board now does not come from that file, and neither will what comes.
export function stopFollowing() {
  clearTimeout(asking);
  asking = 0;
}
