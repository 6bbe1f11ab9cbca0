// The addresses of files that are fetched when they are asked for. The bundler puts in what it has named them.
import handbookDe from 'handbook/rules-de.html';
import handbookEn from 'handbook/rules-en.html';
import handbookNl from 'handbook/rules-nl.html';
import openingsDe from 'openings/openings-de.tsv';
import openingsEn from 'openings/openings-en.tsv';
import openingsNl from 'openings/openings-nl.tsv';

export function handbook(language) {
  return { de: handbookDe, en: handbookEn, nl: handbookNl }[language];
}

export function openings(language) {
  return { de: openingsDe, en: openingsEn, nl: openingsNl }[language];
}
