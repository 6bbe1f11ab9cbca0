// The build that the page is of, and what it lets run.

// Holds a lock for as long as the page is open, so that a newer build (web/offline.js) leaves it the files that it may still ask for.
// The names of its script and its style sheet, of which the lock's name is made, tell which build that is.
export function holdFiles() {
  if (!navigator.locks) return;
  const { src } = document.querySelector('script[blocking]');
  const { href } = document.querySelector('[rel=stylesheet]');
  // Some frames may hold no locks, and keep no files either.
  navigator.locks.request(`${src} ${href}`, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}

// From now on only the compiled page's own policy makes markup of a text, or lets a script run (web/platform/trusted.js). This is
// added by script because engines without trusted types would complain about it if it stood in the page.
export function requireTrustedTypes() {
  if (!window.trustedTypes) return;
  const content = "require-trusted-types-for 'script'; trusted-types rochade";
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
}
