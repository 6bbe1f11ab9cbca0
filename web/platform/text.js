// The texts of the page in the user's language. They are asked for as soon as this script is there, and come while the page is being
// compiled.
import de from 'words/de.txt';
import en from 'words/en.txt';
import nl from 'words/nl.txt';

const coming = fetch({ de, en, nl }[document.documentElement.lang]).then((file) => file.text());

export function texts() {
  return coming;
}
