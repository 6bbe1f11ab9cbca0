// How new builds of the site are heard of (web/builds.js) is fetched when the page has settled, after this number of milliseconds.
import { keepSite } from './trusted.js';

const SETTLED = 2000;
let builds;

// Lets the page need no network from the second visit on, where the connection is secure. Calls `tell` when another build than the
// page's own is there.
export function watch(tell) {
  const fetchAndWatch = async () => {
    builds = await import('builds');
    await builds.watch(keepSite, tell);
  };
  // Some browsers keep nothing, and some networks give nothing.
  if (navigator.serviceWorker) setTimeout(() => fetchAndWatch().catch(() => {}), SETTLED);
}

// Loads the page again, with the newest build that is there.
export function renew() {
  if (builds) builds.renew();
  else location.reload();
}
