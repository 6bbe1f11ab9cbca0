// Where the site is whose page is framed: the folder of `rochade.js`. Plugins that make pages faster merge scripts, write them into the
// page or keep copies elsewhere; then others tell it.
import { address, findAll, running } from './own.js';

// Only a script that is no module is told which one runs; but what is thrown knows where it was.
const ran = (running && running.src) || (/\w+:\/\/[^\s()]+?(?=:\d+:\d)/.exec(Error().stack) || [])[0] || '';

const isScript = (text) => /^https?:[^?#]*\/rochade\.js([?#]|$)/.test(text);
// The copies of cache plugins lie in such folders, alone.
const isInPlace = (text) => isScript(text) && !/\/cache\//.test(text);
let known;

function absolute(text) {
  try {
    return new URL(text, address()).href;
  } catch (unreadable) {
    return '';
  }
}

// What scripts and links of the page name. Texts of authors have none of these: software that filters anything takes them out.
function named(selector) {
  const values = [...findAll(selector)].flatMap(({ attributes }) => [...attributes].map(({ value }) => value));
  return values.filter((value) => value.length < 2000 && value.includes('rochade.js')).map(absolute).find(isInPlace);
}

// What a link in an element leads to, if that is this site's folder for Rochade. An author may have written it, so it must be a plain folder
// of the same host: no name of another host, and no address, fits in.
function linked(element) {
  const links = [...element.querySelectorAll('a')].map(({ href }) => absolute(href));
  const is = links.find((link) => link.startsWith(`${location.origin}/`));
  const [folder] = (is && /^(\/[\w~-]+)*\/(?=embed\.html$)|^(\/[\w~-]+)*\/rochade[\w-]*\/(?=(index\.html)?$)/.exec(new URL(is).pathname)) || [];
  return folder && absolute(folder);
}

// The address from which `embed.html` counts; nothing, if nothing tells it.
export function siteFor(element) {
  known = known || named('link[rel~=rochade]') || (isInPlace(ran) && ran) || named('script,link');
  return known || linked(element) || (isScript(ran) && ran);
}
