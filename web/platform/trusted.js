// The only places where a text becomes markup, or the address of a script. Where engines know trusted types, the page's
// content-security policy wants them (web/start.js) and allows this one policy, which nothing outside of this file gets hold of.
import { workers } from 'workers';
import { askAnew } from 'anew';

// How the squares of a board begin, the rules, and what is drawn for paper.
const MARKUP = /^<(div (role="row" class="line"|class="rules")|svg xmlns)/;
// The service worker, and the workers beside the page.
const SCRIPTS = /^(offline|\.\/[a-z]+_worker-[0-9A-Z]{8})\.js$/;

const only = (known) => (text) => {
  if (known.test(text)) return text;
  throw new TypeError('not a text of this site');
};
const rules = { createHTML: only(MARKUP), createScriptURL: only(SCRIPTS) };
const policy = window.trustedTypes ? window.trustedTypes.createPolicy('rochade', rules) : rules;

// Writes what an element holds.
export function write(element, html) {
  element.innerHTML = policy.createHTML(html);
}

// Starts the worker of this name: `desk` reads and writes PGN and PDN, `opponent` is the computer at the table.
export function startWorker(name) {
  return new Worker(policy.createScriptURL(workers[name]));
}

// Asks anew for the script of this worker; returns whether the server has it.
export async function fetchWorker(name) {
  return !!await askAnew(workers[name]);
}

// Lets the service worker keep the site.
export function keepSite() {
  return navigator.serviceWorker.register(policy.createScriptURL('offline.js'));
}
