// What is shown of an embedded page (contract.md, section 10): its parts, as `ui` lists them or else as is usual for what can be done.
const PARTS = ['board', 'players', 'clock', 'moves'];

export function partsOf(ui, interactive, hasClock) {
  const listed = PARTS.filter((part) => `${ui}`.split(',').some((word) => word.trim() === part));
  const isPlayed = interactive !== 'none';
  const isUsual = { board: true, players: isPlayed, clock: isPlayed && hasClock, moves: interactive === 'replay' };
  return listed.length ? listed : PARTS.filter((part) => isUsual[part]);
}
