// The compiled page.
import compiled from 'rochade-web.wasm';

// Waits until all has been drawn and no touch waits for its answer, but never long: where nobody looks, nothing is drawn.
export const rest = () => new Promise((come) => {
  setTimeout(come, 300);
  requestAnimationFrame(() => (window.requestIdleCallback || setTimeout)(come)); // Safari knows no idle callbacks.
});

// Fetches and compiles it, with the priority that the browser gives to what is fetched, or another one.
export async function load(priority) {
  const module = fetch(compiled, { priority });
  const page = await import('rochade-web');
  await page.default({ module_or_path: module });
  return page;
}
