// The club whose site the tests try the plugin on: its WordPress, and those who go in and out there.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const { ROCHADE_WORDPRESS: FOLDER, ROCHADE_WORDPRESS_AT: AT, ROCHADE_PLUGIN: PLUGIN, ROCHADE_SITE: SITE } = process.env;

// Where it is, as folders and as an address; the plugin's archive, and the folder of the built site.
export const club = { www: join(FOLDER, 'www'), at: AT, plugin: PLUGIN, site: SITE };

// What PHP returns in that WordPress.
export function php(code) {
  const script = fileURLToPath(new URL('ask.php', import.meta.url));
  const told = execFileSync('php', [script, club.www], { input: code, encoding: 'utf8', maxBuffer: 1e8 });
  return JSON.parse(told.slice(told.lastIndexOf('\n')));
}

// A text as PHP has it.
export const text = (words) => `base64_decode('${Buffer.from(words).toString('base64')}')`;

// Publishes a post that is written as a text, past all editors, and returns its number. `filters` are those of an author's texts.
export function publish(content, { by = 1, filters = false } = {}) {
  return php(`
    wp_set_current_user( ${by} );
    ${filters ? 'kses_init_filters();' : 'kses_remove_filters();'}
    return wp_insert_post( wp_slash( array( 'post_title' => 'A post', 'post_status' => 'publish', 'post_author' => ${by}, 'post_content' => ${text(content)} ) ) );
  `);
}

export const address = (post) => `${club.at}/?p=${post}`;

export async function logIn(page, name) {
  await page.go(`${club.at}/wp-login.php`);
  await page.ask((user) => {
    document.querySelector('#user_login').value = user;
    document.querySelector('#user_pass').value = user;
  }, name);
  await page.follow('#wp-submit');
  page.clicks = 0;
}

// The boards on a page, once all of them are seen: each with its position, its parts, and what was brought.
export function boards(page, count) {
  // A page says what can be done on it once it has drawn what its address asks for.
  return page.until((wanted) => {
    const all = [...document.querySelectorAll('rochade-board')];
    const roots = all.map((each) => each.shadowRoot?.querySelector('iframe')?.contentDocument?.documentElement);
    const missing = roots.findIndex((root) => !root?.dataset.interactive || !root.querySelector('[data-square]'));
    // What is far below comes only when it is near.
    all[missing]?.scrollIntoView();
    if (roots.length !== wanted || missing >= 0) return null;
    return all.map((each, index) => {
      const { position, interactive, parts, puzzle } = roots[index].dataset;
      return { position, interactive, parts, puzzle, from: roots[index].ownerDocument.location.pathname, text: roots[index].innerText };
    });
  }, count);
}
