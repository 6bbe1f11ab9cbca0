// What is seen and heard while the rules come to an embedded page: that they do, and after a while what may be the matter. The
// compiled page draws all of this anew.

// How long, in milliseconds, they may take before anything is said.
const PATIENCE = 10000;

// Tells it; `words` are those of the page in the user's language.
export function tellOfWaiting({ slow }) {
  const button = document.querySelector('[data-action=replay]');
  button?.setAttribute('aria-busy', 'true');
  button?.setAttribute('aria-disabled', 'true');
  // Screen readers hear what changes in what was there before.
  const said = Object.assign(document.createElement('p'), { className: 'waiting', role: 'status' });
  document.querySelector('.table').append(said);
  setTimeout(() => { said.textContent = slow; }, PATIENCE);
}
