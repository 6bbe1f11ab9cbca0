// The preview: the embedded page itself, at the address that the lines have. Games that are too long for an address come to it by
// message, as the element gives them; and so does the game in which a solution is played, whose moves it tells.
const VERSION = 1;
const find = (selector) => document.querySelector(selector);
let [shown, games, game, isOpen, hear] = ['', '', '', false, null];

const tell = (type, detail) => find('.shown iframe').contentWindow.postMessage({ rochade: VERSION, type, detail }, location.origin);

// Shows what is at an address in a frame of this size. `listen` is told of the game that is played there, which comes as a link.
export function preview(address, byMessage, link, [width, height], isThere, listen) {
  const frame = find('.shown iframe');
  if (frame) Object.assign(frame, { width, height });
  const isSame = shown === address && games === byMessage;
  if (isSame && isOpen && !isThere && game !== link) tell('load', { link });
  [shown, games, game, isOpen, hear] = [address, byMessage, link, isSame && isOpen, listen];
  if (isSame) return;
  // A frame of its own each time: browsers would remember each address as a page to go back to.
  const next = Object.assign(document.createElement('iframe'), { src: address, title: find('.preview h2').textContent, width, height });
  find('.shown').replaceChildren(next);
}

addEventListener('message', ({ source, data }) => {
  const frame = find('.shown iframe');
  if (source !== frame?.contentWindow || data?.rochade !== VERSION) return;
  if (game && data.type === 'state') hear(data.detail.link);
  if (!games && !game || data.type !== 'hello') return;
  isOpen = true;
  tell('greet', { link: game });
  if (games) tell('load', { pgn: games, ...Object.fromEntries([...new URL(frame.src).searchParams].filter(([name]) => /^(game|start)$/.test(name))) });
});
