// Which game the page is asked for; where it is asked for laws, they say it.
import { BLACK_BEGINS, DRAUGHTS_LAWS, MANY_LAWS } from 'known';

const LAWS = { draughts: DRAUGHTS_LAWS, ...MANY_LAWS };

export const gameAsked = (laws, word) => Object.keys(LAWS).find((game) => (laws ? LAWS[game].includes(laws.split(',')[0]) : game === word)) || 'chess';

// The position with which a game begins under these laws, of that with which it usually does.
export const startUnder = (laws, position) => (BLACK_BEGINS.includes(laws) ? position.replace('W', 'B') : position);
