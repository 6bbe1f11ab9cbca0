// Lets the page work without a network after the first visit (play.md, section 8). The build writes before it the names of the
// site's FILES, of those that are only kept LATER, once they were asked for, and a BUILD that is another one when any of them changed.
const OURS = `rochade ${registration.scope} `; // There may be more than one Rochade on a server.
// The page keeps its name from build to build, so it is asked for anew.
const PAGE = /\/(index\.html)?$/;
// What is in every build's page, and in no other.
const START = /start-[0-9A-Z]{8}\.js/;
// So many milliseconds a server may take to answer when its page is here already.
const PATIENCE = 3000;
// Such a name says what is in the file.
const NAMED = /-[0-9A-Z]{8}\.\w+$/;

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('message', ({ data }) => hear(data));
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
  const cache = await ours();
  const files = await hadLater() ? [...FILES, ...LATER] : FILES;
  await cache.addAll(files.map((file) => new Request(file, { cache: NAMED.test(file) ? 'default' : 'no-cache' })));
  const html = await (await cache.match('./')).text();
  if (!FILES.some((file) => file.startsWith('start-') && html.includes(file))) throw new Error('the page is of another build');
  await tell();
}

// Whether a build before this one was asked for what is only kept later: then it is needed without a network, too.
async function hadLater() {
  const plain = (file) => file.replace(NAMED, '').split('/').pop();
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => LATER.some((file) => plain(file) === plain(url)));
}

// An open page asks which build this is, or wants it at once (web/platform/builds.js). Else the browser starts it only when no page
// of the old one is open any more.
function hear(message) {
  return message === 'take over' ? skipWaiting() : tell();
}

// Tells all open pages what is in this build: so each knows whether it is of another one.
async function tell() {
  const files = FILES.map((file) => registration.scope + file);
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(files);
}

async function takeOver() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== OURS + BUILD);
  older.forEach(forget); // That may take as long as pages are open.
  await clients.claim();
  await tell();
}

// Lets go of an older build's files as soon as no page of it is open any more: each holds a lock that is named by its files.
async function forget(name) {
  const kept = (await (await caches.open(name)).keys()).map(({ url }) => url);
  const { held } = navigator.locks ? await navigator.locks.query() : { held: [] };
  const open = held.find((lock) => lock.name.split(' ').every((file) => kept.includes(file)));
  if (!open) return caches.delete(name);
  await navigator.locks.request(open.name, () => {});
  return forget(name);
}

// The newest page, if the server gives it, and else the one that was kept.
async function page(request) {
  const kept = await (await ours()).match(request, { ignoreSearch: true, ignoreVary: true });
  return kept ? newest(request).catch(() => kept) : fetch(request);
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

// What is of an older build is asked for by pages that were open before this one came, and the server may have lost it.
async function part(request) {
  const options = { ignoreVary: true };
  return await (await ours()).match(request, options) || await caches.match(request, options) || later(request);
}

// What was asked for once is kept from then on, where it is to be.
async function later(request) {
  const answer = await fetch(request);
  const isLater = LATER.some((file) => request.url === registration.scope + file);
  // Where there is no room for it, it does its work all the same.
  if (answer.ok && isLater) await (await ours()).put(request, answer.clone()).catch(() => {});
  return answer;
}
