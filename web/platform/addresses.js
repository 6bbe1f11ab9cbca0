// The addresses of files that are fetched when they are asked for.
import { HANDBOOKS, OPENINGS } from 'files';

export const handbook = (language) => HANDBOOKS[language];
export const openings = (language) => OPENINGS[language];
