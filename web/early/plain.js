// What blog software makes of a game's text: round quotes, dashes, crosses, one sign for three dots.
export const plain = (text) => text.replace(/\u00a0/g, ' ')
  .replace(/^([ \t]*\[\w+\s+)["“”„″«»](.*)["“”„″«»](\s*\])/gm, '$1"$2"$3')
  .replace(/([\dO½])[‐-―−](?=[\dO½])/g, '$1-')
  .replace(/(\d)×(?=\d)/g, '$1x')
  .replace(/…/g, '...');

