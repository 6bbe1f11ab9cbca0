// Light or dark, as the page is around an element: by its colour scheme, or else by the colour of its letters.
export const prefersDark = matchMedia('(prefers-color-scheme: dark)');

export function themeOf(element) {
  const wanted = element.getAttribute('theme');
  if (/light|dark/.test(wanted)) return wanted;
  const { colorScheme, color } = getComputedStyle(element);
  const isLight = /light/.test(colorScheme);
  const isDark = /dark/.test(colorScheme);
  if (isLight !== isDark) return isDark ? 'dark' : 'light';
  return (isLight ? prefersDark.matches : isBright(color)) ? 'dark' : 'light';
}

// Of red, green and blue, green tells most; other notations begin with the brightness. Names of spaces of colours have figures, too.
export function isBright(color) {
  const [first, green] = color.replace(/^color\(\S+/, '').match(/[\d.]+/g) || [0, 0];
  if (/^rgb/.test(color)) return green > 140;
  const bright = /^color\(/.test(color) ? green : first;
  return bright > (bright > 1 ? 60 : 0.6);
}
