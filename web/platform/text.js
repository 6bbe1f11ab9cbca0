// The texts of the page in the user's language. They are asked for as soon as this script is there, and come while the page is being
// compiled.
import { WORDS } from 'files';

const coming = fetch(WORDS[document.documentElement.lang]).then((file) => file.text());

export function texts() {
  return coming;
}
