// What is chosen stands with the root element: `board=green` as `data-board`. Whatever else is kept or asked for means nothing.
import { CHOICES } from 'known';

const root = document.documentElement;

// What is chosen on this device, by lines like `board=green`, under the first of these keys; some browsers keep nothing for pages in frames.
export function keptChoices(start = '', names = ['settings']) {
  try {
    return (names.map((name) => localStorage.getItem(`${start}rochade.${name}`)).find((kept) => kept !== null) || '').split('\n');
  } catch (forbidden) {
    return [];
  }
}

// Applies what is chosen by such lines. What holds anyway may be among them, to no effect.
export function applyChoices(lines) {
  Object.entries(CHOICES).forEach(([name, choices]) => choices.forEach((choice) => {
    if (lines.includes(`${name}=${choice}`)) root.setAttribute(`data-${name}`, choice);
  }));
}

// Of the language that the page is asked for and those that the user wants, the first one that there are words in.
export function chooseLanguage(asked) {
  const wanted = [asked, root.dataset.language].concat(navigator.languages || navigator.language);
  root.lang = wanted.map((tag) => String(tag).slice(0, 2).toLowerCase()).find((tag) => CHOICES.language.includes(tag)) || 'en';
}
