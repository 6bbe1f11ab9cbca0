// What is shown of an embedded page (contract.md, section 10): its parts, as `ui` lists them or else as is usual for what can be done.
const PARTS = ['board', 'players', 'clock', 'moves', 'menu'];

export function partsOf(ui, interactive, hasClock) {
  const listed = PARTS.filter((part) => `${ui}`.split(',').some((word) => word.trim() === part));
  const isPlayed = interactive !== 'none';
  const hasMenu = listed.includes('menu');
  const isUsual = { board: true, players: isPlayed, clock: isPlayed && hasClock, moves: interactive === 'replay', menu: hasMenu };
  // The menu comes with the other parts that are listed, or with those that are usual.
  return listed.some((part) => part !== 'menu') ? listed : PARTS.filter((part) => isUsual[part]);
}
