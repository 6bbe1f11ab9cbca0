// New builds of the site: how an open page hears of one from the service worker (web/offline.js), and lets it in.
import { keepSite } from './trusted.js';

// The page has settled after so many milliseconds.
const SETTLED = 2000;
// How often a page that stays open looks for a new build.
const HOUR = 3600e3;
// So long a new build may take to come into its place.
const PATIENCE = 3000;

const workers = navigator.serviceWorker;
let registration;

// Lets the page need no network from the second visit on, where the connection is secure; calls `tell` when another build than
// the page's own is there. A page is known by its script and its style sheet, which name all that it may ask for.
export function watch(tell) {
  if (!workers) return;
  const find = (selector) => document.querySelector(selector);
  const files = [find('script[blocking]').src, find('[rel=stylesheet]').href];
  const ask = (worker) => worker && worker.postMessage(files);
  const follow = () => {
    const { installing } = registration;
    if (installing) installing.onstatechange = () => ask(registration.waiting);
  };
  workers.onmessage = () => tell();
  workers.oncontrollerchange = () => ask(workers.controller);
  setTimeout(async () => {
    registration = await keepSite().catch(() => {});
    if (!registration) return; // Some browsers keep nothing.
    registration.onupdatefound = follow;
    follow();
    ask(registration.waiting);
    setInterval(() => registration.update().catch(() => {}), HOUR);
  }, SETTLED);
}

// Loads the page again, with the newest build that is there.
export function renew() {
  const again = () => location.reload();
  const { waiting } = registration || {};
  if (!waiting) return again();
  workers.oncontrollerchange = again;
  waiting.postMessage('take over');
  return setTimeout(again, PATIENCE);
}
