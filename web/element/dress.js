// Gives a part a style that no sheet of the page around outdoes; what is hidden there stays hidden.
export function dress(part, text) {
  part.style.cssText = `all:initial;visibility:inherit;display:block;width:100%;${text}`.replace(/;|$/g, '!important;');
}
