// The preview: the embedded page itself, at the address that the lines have. Games that are too long for an address come to it by
// message, as the element gives them.
const VERSION = 1;
const find = (selector) => document.querySelector(selector);
let [shown, games] = ['', ''];

// Shows what is at an address in a frame of this size.
export function preview(address, byMessage, [width, height]) {
  const frame = find('.shown iframe');
  if (frame) Object.assign(frame, { width, height });
  if (shown === address && games === byMessage) return;
  [shown, games] = [address, byMessage];
  // A frame of its own each time: browsers would remember each address as a page to go back to.
  const next = Object.assign(document.createElement('iframe'), { src: address, title: find('.preview h2').textContent, width, height });
  find('.shown').replaceChildren(next);
}

addEventListener('message', ({ source, origin, data }) => {
  const frame = find('.shown iframe');
  if (!games || source !== frame?.contentWindow || data?.rochade !== VERSION || data.type !== 'hello') return;
  const asked = [...new URL(frame.src).searchParams].filter(([name]) => /^(game|start)$/.test(name));
  const load = { pgn: games, ...Object.fromEntries(asked) };
  for (const [type, detail] of [['greet'], ['load', load]]) source.postMessage({ rochade: VERSION, type, detail }, origin);
});
