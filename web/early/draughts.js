// How a game of draughts begins, and the laws with which one is played (crates/table/src/laws/draughts/presets.rs).
const LAWS = /^(noris|schlagzwang|german|russian|brazilian|english|czech|pool)\b/;
export const DRAUGHTS = {
  game: 'draughts',
  position: 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8',
  men: '-bM-bM-bM-bM/bM-bM-bM-bM-/-bM-bM-bM-bM/--------/--------/wM-wM-wM-wM-/-wM-wM-wM-wM/wM-wM-wM-wM-',
};

// Whether the page is asked for draughts; where it is asked for laws, they say it.
export const asksForDraughts = (laws, game) => (laws ? LAWS.test(laws) : game === 'draughts');
