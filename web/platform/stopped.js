// What the player is told when the compiled page has stopped with a trap. Its memory may hold anything by then, so none of its code may
// run again, and the message can't come from it.

// A stack that is full is an error of the engine's own: a RangeError in Chromium and Safari, an InternalError in Firefox.
const isTrap = (error) => error instanceof WebAssembly.RuntimeError || /call stack|recursion/.test(error);

// Looks out for that. The texts stand in the page, in each language, until the compiled page is drawn.
export function watch() {
  const dialog = document.querySelector('template[data-stopped]').content.firstElementChild;
  const { lang } = document.documentElement;
  // Nothing below the dialog can be touched, and it does not close.
  const stop = () => {
    if (dialog.open) return;
    dialog.querySelectorAll(`[lang]:not([lang=${lang}])`).forEach((text) => text.remove());
    dialog.setAttribute('role', 'alert');
    Object.assign(dialog, { onclick: ({ target }) => target.localName === 'button' && location.reload(), onclose: stop });
    document.body.append(dialog);
    dialog.showModal();
  };
  // When a page is left, it saves its game. One that has stopped must not, so it is not told that it is left: these listeners come
  // first, since they are added before the compiled page adds its own.
  const swallow = (event) => dialog.open && event.stopImmediatePropagation();
  ['pagehide', 'visibilitychange'].forEach((name) => addEventListener(name, swallow, true));
  addEventListener('error', ({ error }) => isTrap(error) && stop());
  addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && stop());
}
