// Light or dark, whatever the system wants.
const root = document.documentElement;

// Sets the theme: `light`, `dark`, or with anything else the system's own.
export function setTheme(theme) {
  if (/^(light|dark)$/.test(theme)) root.dataset.theme = theme;
  else delete root.dataset.theme;
}
