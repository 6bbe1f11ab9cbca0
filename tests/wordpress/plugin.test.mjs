// The plugin on a real WordPress, from the upload to the end of it. What one test leaves is what the next one finds.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { startBrowser } from '../browser.mjs';
import { address, boards, club, logIn, php, publish, text } from './club.mjs';
import { addBoards, blocks, find, openEditor, ready, save } from './editor.mjs';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const ENDING = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';
const PUZZLE = 'r5k1/5ppp/8/8/8/8/3Q1PPP/3R2K1 w - - 0 1';
const SOLUTION = '1. Qd8+ Rxd8 2. Rxd8#';
// All that filters and fine typography stumble over: quotes, `<`, `&`, dashes, dots, empty lines, brackets.
const GAME = `[White "Légal"]
[Black "Saint \\"Brie\\" & Co"]
[Result "1-0"]

1. e4 e5 2. Nf3 d6 {White is < better... -- or "not" & [%cal Gf3e5]}
3. Bc4 Bg4

4. Nc3 g6 5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5# 1-0`;

let browser;
let admin;
let author;
// The number of the author.
let writer;

const without = (file) => { try { rmSync(file); } catch { /* It was not there. */ } };
const log = () => (existsSync(join(club.www, 'wp-content/debug.log')) ? readFileSync(join(club.www, 'wp-content/debug.log'), 'utf8') : '');

// Another plugin, for as long as something is tried; `code` is PHP.
async function withPlugin(code, act) {
  const folder = join(club.www, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'other.php');
  writeFileSync(file, `<?php\n${code}`);
  try {
    await act();
  } finally {
    without(file);
  }
}

// Somebody who is not known to the site.
async function reader(post) {
  const page = await browser.visit();
  await page.go(address(post));
  return page;
}

before(async () => {
  browser = await startBrowser();
  admin = await browser.visit();
  author = await browser.visit();
  writer = php("return get_user_by( 'login', 'author' )->ID;");
});

after(() => browser.stop());

test('from the upload to the first board it takes fifteen clicks, and nothing is typed but a title', async () => {
  await logIn(admin, 'admin');
  await admin.follow('#menu-plugins a');
  await admin.follow('.page-title-action');
  await admin.click('.upload-view-toggle');
  await admin.choose('#pluginzip', club.plugin);
  // The button that opens the dialog for files, and the one that closes it.
  admin.clicks += 2;
  await admin.follow('#install-plugin-submit');
  await admin.follow('a.button-primary', 'Activate');
  assert.ok(php("require_once ABSPATH . 'wp-admin/includes/plugin.php'; return is_plugin_active( 'rochade/rochade.php' );"));
  await admin.follow('#menu-pages a');
  await admin.follow('.page-title-action');
  await ready(admin);
  await admin.click('.editor-post-title__input, .wp-block-post-title');
  await admin.type('Play');
  await admin.click('.edit-post-header-toolbar__inserter-toggle');
  await admin.click('.editor-block-list-item-rochade-board');
  await admin.until(() => document.querySelector('.rochade-preview iframe')?.contentDocument?.querySelector('[data-square=e4]'));
  await admin.click('.editor-post-publish-panel__toggle');
  await admin.click('.editor-post-publish-button');
  await admin.follow('.post-publish-panel__postpublish-buttons a');
  const [board] = await boards(admin, 1);
  assert.equal(board.position, START);
  assert.match(board.from, /\/plugins\/rochade\/site\/embed\.html$/);
  assert.equal(admin.clicks, 15);
});

test('the block has a category of its own, and is found by its games in three languages', async () => {
  await openEditor(admin, 'post');
  for (const word of ['chess', 'draughts', 'Schach', 'Dame', 'schaken', 'dammen', 'board']) {
    assert.ok((await find(admin, word)).some((name) => name === 'Chess board'), word);
  }
  const category = await admin.ask(() => wp.blocks.getBlockType('rochade/board').category);
  assert.ok(await admin.ask((slug) => wp.blocks.getCategories()[0].slug === slug, category));
});

test('a file of games goes into the media library, and nothing else under its name', async () => {
  const folder = join(club.www, '..');
  const upload = async (name, content) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    await author.go(`${club.at}/wp-admin/media-new.php?browser-uploader`);
    await author.choose('#async-upload', file);
    await author.follow('#html-upload');
    return php(`return wp_get_attachment_url( (int) $GLOBALS['wpdb']->get_var( "SELECT MAX(ID) FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'attachment'" ) );`);
  };
  await logIn(author, 'author');
  const games = `${GAME}\n\n${GAME.replace('Légal', 'Philidor')}\n`;
  assert.match(await upload('round.pgn', games), /\/round\.pgn$/);
  assert.match(await upload('old.pgn', Buffer.from(games, 'latin1')), /\/old\.pgn$/);
  assert.match(await upload('draughts.pdn', '[GameType "25"]\n\n1. c3-d4 d6-c5 *\n'), /\/draughts\.pdn$/);
  for (const [name, content] of [['page.pgn', '<!doctype html><html><script>alert(1)</script></html>'], ['code.pdn', '<?php phpinfo();']]) {
    assert.doesNotMatch(String(await upload(name, content)), new RegExp(name), name);
  }
});

const media = (name) => php(`return wp_get_attachment_url( (int) $GLOBALS['wpdb']->get_var( "SELECT ID FROM {$GLOBALS['wpdb']->posts} WHERE post_type = 'attachment' AND guid LIKE '%${name}'" ) );`);

// Boards of each kind, saved by the editor, read back by it, and seen by readers.
async function everyKind(page) {
  const file = media('round.pgn').replace(club.at, '');
  const given = [
    {},
    { fen: ENDING, orientation: 'black' },
    { fen: PUZZLE, solution: SOLUTION },
    { content: GAME },
    { url: file },
    { learn: 'chess:rook' },
    { computer: '4', ui: 'board,players,menu' },
    { game: 'draughts', laws: 'russian' },
  ];
  await openEditor(page, 'post');
  await addBoards(page, given);
  const post = await save(page);
  await openEditor(page, post);
  const found = await blocks(page);
  assert.equal(found.length, given.length);
  found.forEach(({ name, isValid, attributes }, index) => {
    assert.equal(name, 'rochade/board');
    assert.ok(isValid, JSON.stringify(attributes));
    Object.entries(given[index]).forEach(([word, value]) => assert.equal(attributes[word], value));
  });
  const visitor = await reader(post);
  const all = await boards(visitor, given.length);
  assert.deepEqual(all.map(({ position }) => position).slice(0, 3), [START, ENDING, PUZZLE]);
  assert.equal(all[2].puzzle, 'asked');
  assert.equal(all[3].interactive, 'replay');
  assert.match(all[3].text, /Légal/);
  assert.match(all[4].text, /2/);
  assert.match(all[7].position, /^W:/);
  // The game is whole: to the last move, and with all that stands in its comment.
  const pgn = await visitor.ask(() => document.querySelectorAll('rochade-board')[3].pgn());
  assert.match(pgn, /White is < better\.\.\. -- or "not" & \[%cal Gf3e5\]/);
  assert.match(pgn, /Nd5#/);
  assert.deepEqual(visitor.complaints, []);
  assert.ok(visitor.asked.every((each) => each.startsWith(club.at) || each.startsWith('data:')), visitor.asked.join('\n'));
  return post;
}

test('blocks of every kind are saved, valid when they are read, and seen', () => everyKind(admin));

test('an author who may write no HTML keeps the boards', async () => {
  assert.equal(php(`return user_can( ${writer}, 'unfiltered_html' );`), false);
  const post = await everyKind(author);
  // Written by hand, the element stays, too, but not what would frame something else.
  const element = `<rochade-board fen="${ENDING}" src="https://example.org/" onclick="alert(1)">a position</rochade-board>`;
  const byHand = publish(`<!-- wp:html -->${element}<!-- /wp:html -->`, { by: writer, filters: true });
  assert.equal(php(`return get_post( ${byHand} )->post_content;`), `<!-- wp:html --><rochade-board fen="${ENDING}">a position</rochade-board><!-- /wp:html -->`);
  const visitor = await reader(byHand);
  assert.equal((await boards(visitor, 1))[0].position, ENDING);
  // Feeds have the text, and a link that leads there from anywhere.
  const feed = await (await fetch(`${club.at}/?feed=rss2`)).text();
  assert.match(feed, /Légal/);
  assert.ok(feed.includes(`href="${club.at}/wp-content/plugins/rochade/site/embed.html?fen=`));
  // Excerpts have neither.
  assert.equal(php(`return get_the_excerpt( ${post} );`).includes('Légal'), false);
});

// Shortcodes in a text of the classic editor, and what has to be on their boards.
const SHORTCODES = [
  ['[rochade]', START],
  ['[rochade computer="4" orientation=black]', START],
  [`[rochade fen="${ENDING}"]`, ENDING],
  [`[rochade fen=“${ENDING}” orientation=“black”]`, ENDING],
  [`[rochade fen=&#8220;${ENDING.replaceAll('-', '–')}&#8221;]`, ENDING],
  [`[rochade]${ENDING}[/rochade]`, ENDING],
  [`[rochade]${GAME}[/rochade]`, START, /Nd5#/],
  [`[rochade]\n\n${GAME}\n\n[/rochade]`, START, /Nd5#/],
  [`[rochade]<p>[White “Légal”]<br />[Black „Saint Brie“]</p>\n<p>1.&nbsp;e4&nbsp;e5 2.&nbsp;Nf3 {so &#8211; so}</p><p>d6 3. Bc4 *</p>[/rochade]`, START, /Bc4/],
  [`In a sentence [rochade]1. e4 e5 {:) 8) &lt;b&gt; "so"} 2. Nf3 *[/rochade] it goes on.`, START, /:\) 8\) <b> "so"/],
];

test('shortcodes show what was pasted, however it was', async () => {
  const post = publish(SHORTCODES.map(([words]) => words).join('\n\n'));
  const visitor = await reader(post);
  const all = await boards(visitor, SHORTCODES.length);
  for (const [index, [words, position, moves]] of SHORTCODES.entries()) {
    assert.equal(all[index].position, position, words);
    if (moves) assert.match(await visitor.ask((at) => document.querySelectorAll('rochade-board')[at].pgn(), index), moves, words);
  }
  assert.ok(await visitor.ask(() => document.body.innerText.includes('it goes on.')));
  assert.deepEqual(visitor.complaints, []);
});

test('a shortcode brings nothing but a board', async () => {
  const words = ['src="https://example.org/"', 'onclick="alert(1)"', 'title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"', 'url="javascript:alert(1)"', `fen='"><script>alert(1)</script>'`, 'orientation="black'];
  const all = words.map((each) => php(`return do_shortcode( ${text(`[rochade ${each}]`)} );`));
  for (const html of all) {
    assert.doesNotMatch(html, /<script| src=| onclick=|javascript:/, html);
    assert.match(html, /^<span class="rochade-shortcode"><rochade-board[^<>]*><a href="[^"<>]*">[^<>]*<\/a><\/rochade-board><\/span>/, html);
  }
  assert.match(php(`return do_shortcode( ${text('[rochade]1. e4 {<script>alert(1)</script>} *[/rochade]')} );`), /&lt;script&gt;/);
  // As a feed has it.
  const feed = php(`$GLOBALS['wp_query']->is_feed = true; return apply_filters( 'the_content', ${text(`[rochade]${GAME}[/rochade] [rochade url="/games/a.pgn"]`)} );`);
  assert.doesNotMatch(feed, /rochade-board/);
  assert.match(feed, /1\. e4 e5/);
  assert.ok(feed.includes(`<a href="${club.at}/games/a.pgn">`), feed);
});

test('one shortcode without an end does not swallow the next one', async () => {
  const html = php(`return do_shortcode( ${text('[rochade] one [rochade fen="8/8/8/8/8/8/8/8 w - - 0 1"] two [rochade]1. e4 *[/rochade] three')} );`);
  assert.equal(html.split('<rochade-board').length, 4, html);
  ['one', 'two', 'three'].forEach((word) => assert.ok(html.replace(/<span.*?<\/span>/gs, '').includes(word), html));
});

test('shortcodes work in widgets, and the script is on no page without a board', async () => {
  const plain = publish('Nothing to see.');
  const visitor = await reader(plain);
  assert.ok(!visitor.asked.some((each) => each.includes('rochade.js')));
  const widget = php(`
    $html = apply_filters( 'widget_text_content', ${text(`[rochade fen="${ENDING}"]`)} );
    return $html . ( wp_script_is( 'rochade', 'enqueued' ) ? 'enqueued' : '' );
  `);
  assert.match(widget, /<rochade-board fen=.*enqueued$/s);
  const byHand = php(`do_blocks( '<!-- wp:html --><pre class="a rochade">1. e4 *</pre><!-- /wp:html -->' ); return wp_script_is( 'rochade', 'enqueued' );`);
  assert.equal(byHand, true);
});

test('boards find their folder where a plugin has merged the scripts', async () => {
  const post = publish(`<!-- wp:html --><pre class="rochade" data-fen="${ENDING}">a position</pre><!-- /wp:html -->`);
  const folder = join(club.www, 'wp-content/cache');
  mkdirSync(folder, { recursive: true });
  const script = readFileSync(join(club.www, 'wp-content/plugins/rochade/site/rochade.js'), 'utf8');
  writeFileSync(join(folder, 'all.js'), `window.merged = true;\n${script}`);
  const merged = `add_filter( 'script_loader_tag', function ( $tag, $handle ) {
    return 'rochade' === $handle ? '<script src="/wp-content/cache/all.js"></script>' : $tag;
  }, 99, 2 );`;
  const inline = `add_filter( 'script_loader_tag', function ( $tag, $handle ) {
    return 'rochade' === $handle ? '<script>window.merged = true;' . file_get_contents( WP_CONTENT_DIR . '/cache/all.js' ) . '</script>' : $tag;
  }, 99, 2 );`;
  for (const way of [merged, inline]) {
    await withPlugin(way, async () => {
      const visitor = await reader(post);
      assert.equal((await boards(visitor, 1))[0].position, ENDING);
      assert.ok(await visitor.ask(() => window.merged));
    });
  }
});

test('the plugin and the folder by hand stand side by side', async () => {
  cpSync(club.site, join(club.www, 'rochade'), { recursive: true });
  const line = '<script src="/rochade/rochade.js" defer></script>';
  const board = `<!-- wp:html -->${line}<rochade-board fen="${ENDING}"></rochade-board><!-- /wp:html -->`;
  const visitor = await reader(publish(`${board}\n\n[rochade fen="${PUZZLE}"]\n\n${board}`));
  assert.deepEqual((await boards(visitor, 3)).map(({ position }) => position), [ENDING, PUZZLE, ENDING]);
  assert.deepEqual(visitor.complaints, []);
});

test('the settings: old shortcodes, and the folder by hand', async () => {
  const old = [`[pgn flip=true initial_selection=end]${GAME}[/pgn]`, `[fen show_coordinates=false]${ENDING}[/fen]`, `[fen cal=Gd1d8]${ENDING}[/fen]`];
  const post = publish(old.join('\n\n'));
  assert.ok(php(`return apply_filters( 'the_content', get_post( ${post} )->post_content );`).includes('[pgn'));
  await admin.go(`${club.at}/wp-admin/plugins.php`);
  await admin.follow('tr[data-slug=rochade] .row-actions a', 'Settings');
  await admin.click('input[name="rochade[pgn]"]');
  await admin.click('input[name="rochade[fen]"]');
  await admin.ask((at) => { document.querySelector('#rochade-folder').value = `${at}/rochade/index.html`; }, club.at);
  await admin.follow('#submit');
  assert.deepEqual(php("return get_option( 'rochade' );"), { pgn: '1', fen: '1', folder: '/rochade/' });
  const visitor = await reader(post);
  const all = await boards(visitor, 3);
  assert.deepEqual(all.map(({ from }) => from), Array(3).fill('/rochade/embed.html'));
  assert.equal(all[0].interactive, 'replay');
  assert.deepEqual(all.map(({ position }) => position).slice(1), [ENDING, ENDING]);
  assert.deepEqual(all.map(({ interactive }) => interactive).slice(1), ['none', 'none']);
  // No other host is a folder of this site, and an author has no business there.
  assert.deepEqual(php("require_once ABSPATH . 'wp-admin/includes/template.php'; return rochade_sanitize( array( 'folder' => 'https://example.org/rochade/', 'x' => '1' ) );"), []);
  await author.go(`${club.at}/wp-admin/options-general.php?page=rochade`);
  assert.ok(!await author.ask(() => Boolean(document.querySelector('#rochade-folder'))));
  php("update_option( 'rochade', array() ); return 1;");
});

test('the classic editor keeps the element', async () => {
  const post = publish(`Before\n\n<rochade-board fen="${ENDING}">a position</rochade-board>\n\n<pre class="rochade" data-fen="${ENDING}">a position</pre>\n\nAfter`);
  await withPlugin("add_filter( 'use_block_editor_for_post', '__return_false' );", async () => {
    await admin.go(`${club.at}/wp-admin/post.php?post=${post}&action=edit`);
    await admin.until(() => window.tinymce?.activeEditor?.initialized && !tinymce.activeEditor.isHidden());
    await admin.follow('#publish');
  });
  const visitor = await reader(post);
  assert.deepEqual((await boards(visitor, 2)).map(({ position }) => position), [ENDING, ENDING]);
});

test('it speaks German and Dutch', async () => {
  for (const [locale, name, field] of [['de_DE', 'Schachbrett', 'Was auf dem Brett steht'], ['de_DE_formal', 'Schachbrett', 'Was auf dem Brett steht'], ['nl_NL', 'Schaakbord', 'Wat er op het bord staat']]) {
    php(`update_user_meta( 1, 'locale', '${locale}' ); return 1;`);
    await openEditor(admin, 'post');
    assert.ok((await find(admin, name)).includes(name));
    await admin.click('.editor-block-list-item-rochade-board');
    await admin.until((words) => document.querySelector('.interface-complementary-area')?.textContent.includes(words), field);
    await admin.go(`${club.at}/wp-admin/options-general.php?page=rochade`);
    assert.ok(await admin.ask(() => !document.querySelector('form').textContent.includes('Old boards')));
  }
  php("delete_user_meta( 1, 'locale' ); return 1;");
});

test('PHP had nothing to complain of', () => {
  assert.deepEqual(log().split('\n').filter((line) => line.includes('plugins/rochade/')), []);
});

test('after it was deleted nothing is left but texts', async () => {
  const post = publish(`<!-- wp:rochade/board -->\n<pre class="wp-block-rochade-board rochade" data-fen="${ENDING}"><a href="${club.at}/rochade/embed.html">A position</a></pre>\n<!-- /wp:rochade/board -->`);
  php("update_option( 'rochade', array( 'pgn' => '1' ) ); return 1;");
  await admin.go(`${club.at}/wp-admin/plugins.php`);
  await admin.follow('#deactivate-rochade');
  await admin.click('#delete-rochade');
  await admin.until(() => document.querySelector('tr.deleted[data-slug=rochade]'));
  assert.ok(!existsSync(join(club.www, 'wp-content/plugins/rochade')));
  const left = php(`global $wpdb; return array_merge(
    $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%rochade%' OR ( option_value LIKE '%rochade%' AND option_name NOT LIKE '%transient%' AND option_name NOT IN ( 'recently_activated', 'active_plugins' ) )" ),
    $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%rochade%'" ),
    $wpdb->get_col( "SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%rochade%'" )
  );`);
  assert.deepEqual(left, []);
  // The block is a link, and a board again where the folder by hand is.
  const visitor = await reader(post);
  assert.equal(await visitor.ask(() => document.querySelector('pre.rochade a').textContent), 'A position');
});
