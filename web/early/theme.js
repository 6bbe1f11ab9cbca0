// Light or dark, whatever the system wants.
const root = document.documentElement;

// Sets the theme: `light`, `dark`, or with anything else the system's own.
export function setTheme(theme) {
  if (/^(light|dark)$/.test(theme)) root.dataset.theme = theme;
  else delete root.dataset.theme;
}

// The browser's own bars have the colour of the paper, whenever another theme is chosen.
export function dyeBars() {
  const bars = ['light', 'dark'].map((scheme) => ({ scheme, meta: document.querySelector(`[name=theme-color][media*=${scheme}]`) }));
  const dye = () => bars.forEach(({ scheme, meta }) => {
    const { theme } = root.dataset;
    meta.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
  });
  new MutationObserver(dye).observe(root, { attributeFilter: ['data-theme'] });
  dye();
}
