// New builds of the site: how an open page hears of one from the service worker (web/offline.js), and lets it in.
import { keepSite } from './trusted.js';

// The page has settled after so many milliseconds.
const SETTLED = 2000;
// How often a page that stays open looks for a new build.
const HOUR = 3600e3;
// So long a new build may take to come into its place.
const PATIENCE = 3000;

const { serviceWorker } = navigator;
let registration;

// Lets the page need no network from the second visit on, where the connection is secure. Calls `tell` when another build than
// the page's own is there: each says which files it has, and a page is known by its script and its style sheet.
export function watch(tell) {
  if (!serviceWorker) return;
  const own = [...document.querySelectorAll('script[blocking], [rel=stylesheet]')].map(({ src, href }) => src || href);
  serviceWorker.onmessage = ({ data }) => own.every((file) => data.includes(file)) || tell();
  setTimeout(async () => {
    registration = await keepSite().catch(() => {});
    if (!registration) return; // Some browsers keep nothing.
    if (registration.waiting) registration.waiting.postMessage('which');
    setInterval(() => registration.update().catch(() => {}), HOUR);
  }, SETTLED);
}

// Loads the page again, with the newest build that is there.
export function renew() {
  const again = () => location.reload();
  const { waiting } = registration || {};
  if (!waiting) return again();
  serviceWorker.oncontrollerchange = again;
  waiting.postMessage('take over');
  return setTimeout(again, PATIENCE);
}
