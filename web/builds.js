// New builds of the site: how an open page hears of one from the service worker (web/offline.js), and lets it in.

// How often a page that stays open looks for a new build, in milliseconds.
const HOUR = 3600e3;
// How long, in milliseconds, a new build may take to come into its place.
const PATIENCE = 3000;

const { serviceWorker } = navigator;
let registration;

// Calls `tell` when another build than the page's own is there: each says which files it has, and a page is known by its script and
// its style sheet.
export async function watch(keepSite, tell) {
  const own = [...document.querySelectorAll('script[blocking], [rel=stylesheet]')].map(({ src, href }) => src || href);
  serviceWorker.onmessage = ({ data }) => own.every((file) => data.includes(file)) || tell();
  registration = await keepSite();
  if (registration.waiting) registration.waiting.postMessage('which');
  keepRest();
  setInterval(() => registration.update().catch(() => {}), HOUR);
}

// Lets the computer be kept, too, which no visitor waits for, and not everybody plays against.
async function keepRest() {
  const { active } = await serviceWorker.ready;
  const { saveData } = navigator.connection || {};
  if (!saveData) (window.requestIdleCallback || setTimeout)(() => active.postMessage('idle'));
}

// Loads the page again, with the newest build that is there.
export function renew() {
  const again = () => location.reload();
  const waiting = registration && registration.waiting;
  if (!waiting) return again();
  serviceWorker.oncontrollerchange = again;
  waiting.postMessage('take over');
  return setTimeout(again, PATIENCE);
}
