// The build that the page is of, and what it lets run.

// As long as it is open, a newer build that takes its place (web/offline.js) leaves it the files that it may still ask for: all
// of them are named by its script and its style sheet.
export function holdFiles() {
  if (!navigator.locks) return;
  const { src } = document.querySelector('script[blocking]');
  const { href } = document.querySelector('[rel=stylesheet]');
  // Some frames may hold no locks, and keep no files either.
  navigator.locks.request(`${src} ${href}`, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
}

// From now on only the compiled page's own policy makes markup of a text, or lets a script run (web/platform/trusted.js). Stood
// this in the page, engines that know no trusted types would complain of unknown words.
export function requireTrustedTypes() {
  if (!window.trustedTypes) return;
  const content = "require-trusted-types-for 'script'; trusted-types rochade";
  document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy', content }));
}
