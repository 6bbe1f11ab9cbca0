// The addresses of files that are fetched when they are asked for.
import { HANDBOOKS, LESSONS, OPENINGS, TRIES } from 'files';

export const handbook = (language) => HANDBOOKS[language];
export const lessons = (language) => LESSONS[language];
export const openings = (language) => OPENINGS[language];
export const tries = (language) => TRIES[language];
