// A dialog above the page, gone when it is closed. `title` is its heading, `close` the text of the button that closes it.
export function openPanel(kind, title, content, close) {
  const dialog = document.createElement('dialog');
  dialog.className = `panel ${kind}`;
  dialog.setAttribute('aria-labelledby', `${kind}-title`);
  dialog.setAttribute('closedby', 'any');
  dialog.innerHTML = `<section><h2 id="${kind}-title">${title}</h2>${content}<footer>
    <button type="button" class="main" data-action="close">${close}</button></footer></section>`;
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
