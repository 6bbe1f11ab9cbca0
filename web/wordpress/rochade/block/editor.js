// The block: it saves a `<pre class="rochade">`, which the element's script makes a board of, and reads all of it back from there.
(function ({ blockEditor: { useBlockProps }, blocks, components, element, i18n: { __ } }, rochade) {
  const { createElement: el, Fragment, useEffect, useState } = element;
  const { Placeholder, TextareaControl } = components;

  // Four squares of a board, dark where it is.
  const icon = el('svg', { viewBox: '0 0 24 24' }, el('path', { fillRule: 'evenodd', d: 'M3 3h18v18H3zM5 5v7h7V5zm7 7v7h7v-7z' }));

  // A board's words among the attributes of its block.
  const wordsOf = (attributes) => Object.fromEntries(rochade.words.map((name) => [name, attributes[name] || '']).filter(([, value]) => value));

  function sourceOf({ url, solution, fen, learn, content, href, pgn, link, ...words }) {
    if (url) return 'file';
    if (solution) return 'puzzle';
    if (fen) return 'position';
    if (learn) return 'learn';
    if (words.try) return 'try';
    return content && !href || pgn || link ? 'games' : 'usual';
  }

  // What another source has no use for.
  const BROUGHT = ['fen', 'solution', 'learn', 'try', 'pgn', 'url', 'link', 'game', 'laws', 'clock', 'computer', 'start', 'ply', 'refresh', 'interactive', 'ui', 'orientation'];

  // Where a link to a board leads: feeds want a whole address.
  function linkOf(words) {
    if (words.url) return new URL(words.url, window.location.origin).href;
    return rochade.address({ ...words, title: '' }).replace(/\?$/, '');
  }

  const isWhole = { position: 'fen', puzzle: 'fen', file: 'url', try: 'try' };

  function Edit({ attributes, setAttributes, isSelected }) {
    const [source, keepSource] = useState(() => sourceOf(attributes));
    const words = wordsOf(attributes);
    const { content } = attributes;

    // Changes attributes, and the link with them.
    function set(changes, from = source) {
      const next = { ...attributes, ...changes };
      const before = rochade.titleFor(source, words);
      const now = wordsOf(next);
      if (from === 'games') return setAttributes({ ...changes, href: undefined });
      const title = !next.content || next.content === before || from !== source ? rochade.titleFor(from, now) : next.content;
      return setAttributes({ ...changes, content: changes.content ?? title, href: linkOf(now) });
    }

    function setSource(value) {
      const gone = Object.fromEntries(BROUGHT.map((name) => [name, '']));
      const learn = value === 'learn' ? 'chess' : '';
      const isText = value === 'games' || source === 'games';
      keepSource(value);
      set({ ...gone, learn, ...(isText && { content: value === 'games' ? '' : rochade.titleFor(value, {}) }) }, value);
    }

    // A new block has its link from the start.
    useEffect(() => {
      if (!content && source !== 'games') set({});
    }, []);

    const isMissing = source === 'games' ? !content.trim() && !words.pgn && !words.link : isWhole[source] && !words[isWhole[source]];
    const shown = source === 'games' && !words.pgn && !words.link ? { ...words, pgn: `${content.trim()}\n` } : words;
    const title = __('Chess board', 'rochade');
    return el(
      Fragment,
      null,
      el(rochade.Sidebar, { source, setSource, words, set, content }),
      el(
        'div',
        useBlockProps(),
        isMissing && el(
          Placeholder,
          { label: title, icon, isColumnLayout: true },
          source === 'games' && el(TextareaControl, {
            label: __('Paste the games here (PGN, or PDN for draughts).', 'rochade'), value: content, rows: 8, onChange: (value) => set({ content: value }), className: 'rochade-games',
          }),
          source === 'file' && el(rochade.FileButton, { variant: 'primary', onChange: (url) => set({ url }) }),
          !/^(games|file)$/.test(source) && el('p', null, __('What is to be seen is said in the sidebar, under “What is on the board”.', 'rochade')),
        ),
        !isMissing && el(rochade.Preview, { words: shown, title, isSelected }),
      ),
    );
  }

  function save({ attributes }) {
    const { content, href } = attributes;
    const data = Object.fromEntries(Object.entries(wordsOf(attributes)).map(([name, value]) => [`data-${name}`, value]));
    return el('pre', useBlockProps.save({ className: 'rochade', ...data }), href ? el('a', { href }, content) : content.trim());
  }

  blocks.registerBlockType('rochade/board', { icon, edit: Edit, save });
}(window.wp, window.rochade));
