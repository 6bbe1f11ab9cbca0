// A tablet that lies at a club for everyone (`?kiosk=1`): the page fills the screen and keeps it awake, and no gesture leads out of
// it. What can be pressed that would, the style sheet takes away (web/style/kiosk.css). web/start.js fetches this where it is wanted.
const root = document.documentElement;

// What would let the browser show something of its own, or leave the page for what is dropped on it.
const WAYS_OUT = ['contextmenu', 'dragstart', 'dragover', 'drop', 'gesturestart', 'beforeinstallprompt', 'wheel'];
// What lets browsers fill the screen.
const TOUCHES = ['pointerup', 'keydown'];
// What the page's place in the history remembers, so that the way back ends there.
const HERE = 'kiosk';
// What the browser refuses, it may grant after the next touch.
const regardless = () => {};

function refuse(event) {
  if (event.type === 'wheel' && !event.ctrlKey) return; // With Ctrl, it is two fingers on a touchpad.
  event.preventDefault();
  event.stopImmediatePropagation();
}

function fillScreen() {
  const isFilled = document.fullscreenElement || matchMedia('(display-mode: fullscreen)').matches;
  if (document.fullscreenEnabled && !isFilled) root.requestFullscreen({ navigationUI: 'hide' }).catch(regardless);
}

let lock;
// One thing after the other, or the lock would be asked for twice.
let asking = false;

async function stayAwake() {
  if (!navigator.wakeLock || asking || document.hidden || (lock && !lock.released)) return;
  asking = true;
  lock = await navigator.wakeLock.request('screen').catch(regardless);
  asking = false;
}

root.dataset.kiosk = 'yes';
WAYS_OUT.forEach((name) => addEventListener(name, refuse, { capture: true, passive: false }));
TOUCHES.forEach((name) => addEventListener(name, () => {
  fillScreen();
  stayAwake();
  // The way back passes by the places that came without a touch.
  if (history.state !== HERE) history.pushState(HERE, '');
}, true));
addEventListener('popstate', () => history.state !== HERE && history.forward());
document.addEventListener('visibilitychange', stayAwake);
stayAwake();
