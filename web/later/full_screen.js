// Fills the screen with the page, and gives it back. What the browser refuses stays as it is, and is seen to.
export async function act() {
  const root = document.documentElement;
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen({ navigationUI: 'hide' }));
  } catch (refused) { /* The screen shows it. */ }
}
