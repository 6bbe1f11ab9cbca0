// Holds a lock for as long as the page is open, so that a newer build (web/offline.js) leaves it the files that it may still ask for.
// The names of its script and its style sheet, of which the lock's name is made, tell which build that is.
export function holdFiles() {
  const [script, sheet] = ['script[blocking]', '[rel=stylesheet]'].map((part) => document.querySelector(part));
  // Some frames may hold no locks, and keep no files either.
  navigator.locks?.request(`${script.src} ${sheet.href}`, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}
