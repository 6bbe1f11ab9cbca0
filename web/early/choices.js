// What is chosen stands with the root element: `board=green` as `data-board`. Whatever else is kept or asked for means nothing.
import { LANGUAGES } from 'languages';

// The values of every setting (web/src/settings/setting.rs), except its default.
export const CHOICES = `board=green board=blue board=grey pieces=mirrored coordinates=outside coordinates=off marks=shapes notation=figurine
  notation=en notation=de notation=nl board-side=right clock-side=left animation=on animation=off sound=off why=off huff-hint=off input=tap input=drag
  release=on ghost=off lift=off queen=on tenths=never tenths=always haptics=on language=de language=en language=nl`.split(/\s+/);
const root = document.documentElement;

// What the user has chosen on this device, by lines like `board=green`. Some browsers keep nothing for pages in frames.
export function keptChoices() {
  try {
    return (localStorage.getItem('rochade.settings') || '').split('\n');
  } catch (forbidden) {
    return [];
  }
}

// Applies what is chosen by such lines.
export function applyChoices(lines) {
  CHOICES.filter((line) => lines.includes(line)).forEach((line) => root.setAttribute(...`data-${line}`.split('=')));
}

// Of the language that the page is asked for and those that the user wants, the first one that there are words in.
export function chooseLanguage(asked) {
  const wanted = [asked, root.dataset.language].concat(navigator.languages || navigator.language);
  root.lang = wanted.map((tag) => String(tag).slice(0, 2).toLowerCase()).find((tag) => LANGUAGES.includes(tag)) || 'en';
}

// The style sheet gives a square a whole number of device pixels; zooming changes their size.
export function followPixels() {
  const setPixel = () => root.style.setProperty('--pixel', `${1 / devicePixelRatio}px`);
  setPixel();
  addEventListener('resize', setPixel);
}
