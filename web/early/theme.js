// Light or dark, whatever the system wants: the rules for the dark look hold always, or never; on paper never.
const [root, sheet] = [document.documentElement, document.querySelector('[rel=stylesheet]')];
const DARK = 'screen and (prefers-color-scheme: dark)';
let dark;

// Sets the theme: `light`, `dark`, or with anything else the system's own.
export function setTheme(theme) {
  const media = { __proto__: null, light: 'not all', dark: 'screen' }[theme] || DARK;
  if (media === DARK) delete root.dataset.theme;
  else root.dataset.theme = theme;
  const set = () => {
    dark = dark || [...sheet.sheet.cssRules].map((rule) => rule.media).filter((found) => found && /color-scheme: ?dark/.test(found.mediaText));
    dark.forEach((found) => { found.mediaText = media; });
  };
  if (sheet.sheet) set();
  else sheet.addEventListener('load', set); // Safari runs the first script before the styles have come.
}
