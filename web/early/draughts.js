import { DRAUGHTS_LAWS } from 'known';

// Whether the page is asked for draughts; where it is asked for laws, they say it.
export const asksForDraughts = (laws, game) => (laws ? DRAUGHTS_LAWS.includes(laws.split(',')[0]) : game === 'draughts');
