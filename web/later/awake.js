// Keeps the screen awake while a game is played: from its first move to its end, not while it is paused. Fetched when that is so
// for the first time. Where the browser can't, or doesn't want to, the screen sleeps when it likes: nobody is told.
const root = document.documentElement;
let held;
let settled = Promise.resolve();

// The browser lets go by itself when the page is hidden.
async function settle() {
  const wanted = root.dataset.playing === 'yes' && document.visibilityState === 'visible';
  if (wanted && (!held || held.released)) {
    held = await navigator.wakeLock.request('screen');
  } else if (!wanted && held) {
    const lock = held;
    held = undefined;
    await lock.release();
  }
}

// One thing after the other, or a lock that comes late would be kept for ever.
function look() {
  settled = settled.then(settle).catch(() => {});
}

if ('wakeLock' in navigator) {
  new MutationObserver(look).observe(root, { attributeFilter: ['data-playing'] });
  document.addEventListener('visibilitychange', look);
  look();
}
