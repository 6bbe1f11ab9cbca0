// The addresses of files that are fetched when they are asked for. The bundler puts in what it has named them.
import de from 'openings/openings-de.tsv';
import en from 'openings/openings-en.tsv';
import nl from 'openings/openings-nl.tsv';

export function openings(language) {
  return { de, en, nl }[language];
}
