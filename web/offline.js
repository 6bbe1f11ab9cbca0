// Lets the page work without a network after the first visit (play.md, section 8). The build writes before it the site's FILES and
// those that come LATER, once the page is idle or asks for them, each with how many bytes it has if its name says what is in it, and
// a BUILD that is another one when any of them changed.
const OURS = `rochade ${registration.scope} `; // There may be more than one Rochade on a server.
// The page keeps its name from build to build, so it is asked for anew.
const PAGE = /\/(index\.html)?$/;
// What is in every build's page, and in no other.
const START = /start-[0-9A-Z]{8}\.js/;
// What is in a page of ours, to its end, or in the rules.
const OWN = /(start|embed|author)-[0-9A-Z]{8}\.js[^]*<\/html>|^<div class="rules"/;
// How many milliseconds a server may take to answer when its page is here already.
const PATIENCE = 3000;
// Such a name says what is in the file.
const NAMED = /-[0-9A-Z]{8}\.\w+$/;

const KNOWN = new Map(Object.entries({ ...FILES, ...LATER }));

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('message', (event) => event.waitUntil(hear(event.data)));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(PAGE.test(new URL(request.url).pathname) ? page(request) : part(request));
});

function ours() {
  return caches.open(OURS + BUILD);
}

// Whatever is not of this build, because another one is just being put in its place, is not kept: the browser tries again.
async function fill() {
  await keep(await hadLater() ? { ...FILES, ...LATER } : FILES);
  const html = await (await (await ours()).match('./')).text();
  if (!Object.keys(FILES).some((file) => file.startsWith('start-') && html.includes(file))) throw new Error('the page is of another build');
  await tell();
}

// Keeps all of these files, or none.
async function keep(files) {
  const answers = await Promise.all(Object.keys(files).map(async (file) => [file, await right(file)]));
  const cache = await ours();
  await Promise.all(answers.map(([file, answer]) => cache.put(file, answer)));
}

// A file as it is on the server. What the browser has kept of it may be what somebody else has answered, so it is asked for past that, too.
async function right(file, ways = [NAMED.test(file) ? 'default' : 'no-cache', 'reload']) {
  for (const cache of ways) {
    const answer = await fetch(file, { cache });
    if (await isRight(file, answer)) return answer;
  }
  throw new Error(`what came is not ${file}`);
}

// Returns whether an answer is the file itself, and all of it: servers and networks answer with pages of their own, as if these were what is
// missing, and with half of a file that is just being uploaded.
async function isRight(file, answer) {
  if (!answer.ok || !isOfKind(file, answer)) return false;
  const content = await answer.clone().blob();
  return content.size >= KNOWN.get(file) && (!isHtml(file) || OWN.test(await content.text()));
}

function isHtml(file) {
  return /(\/|\.html)$/.test(file);
}

// Returns whether an answer may be this file by its content type: a page is no script and no module.
function isOfKind(file, answer) {
  return isHtml(file) || !/html/.test(answer.headers.get('content-type'));
}

// Whether a build before this one had what comes later: then it is needed without a network, too.
async function hadLater() {
  const plain = (file) => file.replace(NAMED, '').split('/').pop();
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => Object.keys(LATER).some((file) => plain(file) === plain(url)));
}

// An open page asks which build this is, is idle, or wants this build at once (web/builds.js). Else the browser starts it only when no page
// of the old one is open any more.
function hear(message) {
  if (message === 'take over') return skipWaiting();
  return message === 'idle' ? keepLater() : tell();
}

// What can't be kept now, is when it is asked for.
async function keepLater() {
  const kept = await Promise.all(Object.keys(LATER).map(async (file) => (await ours()).match(file)));
  if (!kept.every(Boolean)) await keep(LATER).catch(() => {});
}

// Tells all open pages what is in this build: so each knows whether it is of another one.
async function tell() {
  const files = Object.keys(FILES).map((file) => registration.scope + file);
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(files);
}

async function takeOver() {
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== OURS + BUILD);
  older.forEach(forget); // That may take as long as pages are open.
  await clients.claim();
  await tell();
}

// Lets go of an older build's files once no page of it is open any more: each holds a lock that is named by its files, and gets it when
// its script runs, so that one may still be on its way.
async function forget(name) {
  await new Promise((go) => setTimeout(go, 2 * PATIENCE));
  const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const { held } = navigator.locks ? await navigator.locks.query() : { held: [] };
  const open = held.find((lock) => lock.name.split(' ').every((file) => kept.includes(file)));
  if (!open) return caches.delete(name);
  await navigator.locks.request(open.name, () => {});
  return forget(name);
}

// The newest page, if the server gives it, and else the one that was kept; where a newer build has taken this one's place meanwhile, its own.
async function page(request) {
  const options = { ignoreSearch: true, ignoreVary: true };
  const kept = async () => await (await ours()).match(request, options) || caches.match(request, options);
  return await kept() ? newest(request).catch(kept) : fetch(request);
}

// What the server answers, if that comes in time and is the page: there are servers that hang, that are out of order, and
// networks that answer with a page of their own until somebody has logged in. The browser's cache may be older than the server's page.
async function newest(request) {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  const answer = await fetch(request, { cache: 'no-cache', signal: stop.signal });
  const html = await answer.clone().text();
  clearTimeout(timer);
  if (!answer.ok || answer.type !== 'basic' || !START.test(html)) throw new Error('this is not the page');
  return answer;
}

// What is of an older build is asked for by pages that were open before this one came, and the server may have lost it. What a page
// asks for past all that is kept, it could not run.
async function part(request) {
  const options = { ignoreVary: true };
  const kept = await (await ours()).match(request, options) || await caches.match(request, options);
  const isGood = kept && isOfKind(request.url, kept) && request.cache !== 'reload';
  return isGood ? kept : fresh(request, kept);
}

// A file from the server, which is kept from then on if it is one of this build. Where it is not to be had, what was kept is all there is.
async function fresh(request, kept) {
  const file = request.url.slice(registration.scope.length);
  const answer = await (KNOWN.has(file) ? right(file, request.cache === 'reload' ? ['reload'] : undefined) : fetch(request)).catch(() => null);
  if (!answer || kept && !(answer.ok && isOfKind(request.url, answer))) return kept || fetch(request);
  // Where there is no room for it, it does its work all the same.
  if (KNOWN.has(file)) await (await ours()).put(file, answer.clone()).catch(() => {});
  return answer;
}
