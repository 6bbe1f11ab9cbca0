// The block editor, as its users have it.
import { club } from './club.mjs';

// Opens the editor for a new page or post, or for one that is there.
export async function openEditor(page, what) {
  const isThere = typeof what === 'number';
  await page.go(`${club.at}/wp-admin/${isThere ? `post.php?post=${what}&action=edit` : `post-new.php?post_type=${what}`}`);
  await ready(page);
}

export async function ready(page) {
  await page.until(() => window.wp?.data?.select('core/editor')?.getCurrentPostId() && wp.data.select('core/blocks').getBlockType('rochade/board') && document.querySelector('.edit-post-header'));
}

// Adds boards, by what their blocks have been given.
export async function addBoards(page, all) {
  await page.ask((attributes) => {
    const blocks = attributes.map((each) => wp.blocks.createBlock('rochade/board', each));
    wp.data.dispatch('core/block-editor').resetBlocks(blocks);
    wp.data.dispatch('core/editor').editPost({ title: 'Boards' });
  }, all);
  await page.until(() => wp.data.select('core/block-editor').getBlocks().every(({ attributes: { content } }) => content));
}

// Publishes what is written, and returns the number of the post.
export async function save(page) {
  return page.ask(async () => {
    await wp.data.dispatch('core/editor').editPost({ status: 'publish' });
    await wp.data.dispatch('core/editor').savePost();
    const { select } = wp.data;
    if (!select('core/editor').didPostSaveRequestSucceed()) throw Error('it was not saved');
    return select('core/editor').getCurrentPostId();
  });
}

// The blocks, as the editor has read them.
export async function blocks(page) {
  return page.ask(() => wp.data.select('core/block-editor').getBlocks().map(({ name, isValid, attributes }) => ({ name, isValid, attributes })));
}

// Says a word in the inserter, and returns what it finds.
export async function find(page, word) {
  if (!await page.ask(() => Boolean(document.querySelector('.block-editor-inserter__search input')))) {
    await page.click('.edit-post-header-toolbar__inserter-toggle');
  }
  await page.until(() => document.querySelector('.block-editor-inserter__search input'));
  await page.ask(() => document.querySelector('.block-editor-inserter__search input').select());
  await page.type(word);
  return page.until((said) => {
    const field = document.querySelector('.block-editor-inserter__search input');
    const found = [...document.querySelectorAll('.block-editor-block-types-list__item')];
    return field.value === said && found.length < 30 && found.some((each) => each.matches('.editor-block-list-item-rochade-board')) && found.map((each) => each.textContent);
  }, word);
}
