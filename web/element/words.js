// What the element says itself, where there is no frame that could.
import { LOST } from 'known';

// The language that the element has, or the visitor wants, as a tag.
export function spoken(language) {
  const isKnown = (tag) => LOST[`${tag}`.slice(0, 2).toLowerCase()];
  return [language, ...(navigator.languages || [])].find(isKnown) || 'en';
}

export const lost = (language) => LOST[spoken(language).slice(0, 2).toLowerCase()];
