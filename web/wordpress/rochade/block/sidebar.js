// The sidebar: what authors can choose for a board.
(function ({ blockEditor, components, element, i18n: { __, sprintf } }, rochade) {
  const { createElement: el, Fragment } = element;
  const { InspectorControls, MediaUpload, MediaUploadCheck } = blockEditor;
  const { Button, CheckboxControl, ExternalLink, PanelBody, SelectControl, TextControl, TextareaControl } = components;

  const NUMBER = /^\d+$/;

  // A list. What was written by hand and is not in it stays.
  function Choice({ label, value = '', of, usual, onChange, help }) {
    const first = usual === undefined ? [] : [['', usual]];
    const known = [...first, ...of];
    const all = known.some(([each]) => each === value) ? known : [...known, [value, value]];
    const options = all.map(([each, text]) => ({ value: each, label: text }));
    return el(SelectControl, { label, value, options, onChange, help, __nextHasNoMarginBottom: true });
  }

  function Text({ label, value = '', onChange, help, isLong, ...more }) {
    return el(isLong ? TextareaControl : TextControl, { label, value, onChange, help, spellCheck: false, __nextHasNoMarginBottom: true, ...more });
  }

  // A button that opens the media library, for a file with games.
  rochade.FileButton = function FileButton({ onChange, variant = 'secondary' }) {
    // Of an address of this host its path stays valid when the site's name changes.
    const take = ({ url }) => onChange(url.replace(`${window.location.origin}/`, '/'));
    const render = ({ open }) => el(Button, { variant, onClick: open }, __('Choose or upload a file', 'rochade'));
    return el(MediaUploadCheck, null, el(MediaUpload, { allowedTypes: ['text'], onSelect: take, render }));
  };

  // What is on the board, after its source.
  function Content({ source, words, set, content }) {
    const game = rochade.gameOf(words);
    const text = (name, label, more) => el(Text, { label, value: words[name], onChange: (value) => set({ [name]: value.trim() }), ...more });
    const hasGame = /^(usual|position|puzzle)$/.test(source);
    const games = source === 'puzzle' ? rochade.GAMES.slice(0, 2) : rochade.GAMES;
    // Another game has other rules, other seats and other positions.
    const setGame = (value) => set({ game: value === 'chess' ? '' : value, laws: '', orientation: '', fen: '', solution: '' });
    return el(
      Fragment,
      null,
      hasGame && el(Choice, { label: __('Game', 'rochade'), value: game, of: games, onChange: setGame }),
      /^(position|puzzle)$/.test(source) && text('fen', __('Position (FEN)', 'rochade')),
      source === 'puzzle' && text('solution', __('Solution', 'rochade'), {
        isLong: true,
        onChange: (solution) => set({ solution }),
        help: __('The moves of both sides, with English letters for the pieces: 1. Qd8+ Rxd8 2. Rxd8#', 'rochade'),
      }),
      hasGame && el(Choice, {
        label: __('Rules', 'rochade'),
        value: words.laws || rochade.LAWS[game][0][0],
        of: rochade.LAWS[game],
        onChange: (laws) => set({ laws: laws === rochade.LAWS[game][0][0] ? '' : laws }),
      }),
      /^(usual|position)$/.test(source) && el(Choice, {
        label: __('Clock', 'rochade'), value: words.clock, of: rochade.CLOCKS, usual: __('none', 'rochade'), onChange: (clock) => set({ clock }),
      }),
      /^(usual|position)$/.test(source) && el(Choice, {
        label: __('Computer’s level', 'rochade'), value: words.computer, of: rochade.LEVELS, usual: __('People play', 'rochade'), onChange: (computer) => set({ computer }),
      }),
      source === 'games' && el(Text, {
        label: __('Games (PGN, or PDN for draughts)', 'rochade'), value: content, isLong: true, rows: 8, onChange: (value) => set({ content: value }), className: 'rochade-games',
      }),
      source === 'file' && el('div', { className: 'components-base-control' }, el(rochade.FileButton, { onChange: (url) => set({ url }) })),
      source === 'file' && text('url', __('Address of the file', 'rochade'), { help: __('A file of this website.', 'rochade') }),
      /^(games|file)$/.test(source) && el(Text, {
        label: __('Which game', 'rochade'),
        // Authors count from 1.
        value: NUMBER.test(words.game || '') ? `${+words.game + 1}` : '',
        type: 'number',
        min: 1,
        onChange: (number) => set({ game: NUMBER.test(number) && +number > 0 ? `${+number - 1}` : '' }),
        help: __('Empty: all, as a list.', 'rochade'),
      }),
      /^(games|file)$/.test(source) && el(Choice, {
        label: __('Begin', 'rochade'), value: words.start, of: [['last', __('After the last move', 'rochade')]], usual: __('Before the first move', 'rochade'), onChange: (start) => set({ start, ply: '' }),
      }),
      source === 'file' && el(Choice, {
        label: __('A round that is being played', 'rochade'), value: words.refresh, of: [['60', __('Ask for new moves every minute', 'rochade')]], usual: __('No', 'rochade'), onChange: (refresh) => set({ refresh }),
      }),
      source === 'learn' && el(Choice, {
        label: __('Game', 'rochade'), value: (words.learn || 'chess').split(':')[0], of: rochade.GAMES, onChange: (learn) => set({ learn }),
      }),
      source === 'learn' && el(Text, {
        label: __('Lesson', 'rochade'),
        value: (words.learn || '').split(':')[1],
        placeholder: 'rook',
        onChange: (lesson) => set({ learn: [(words.learn || 'chess').split(':')[0], lesson.trim()].filter(Boolean).join(':') }),
        help: __('Empty: all lessons, one after the other.', 'rochade'),
      }),
      source === 'try' && text('try', __('Rule set and article', 'rochade'), { placeholder: 'gustavus:18' }),
      el('p', null, el(ExternalLink, { href: `${rochade.site}author.html` }, __('Set up positions and puzzles on a board', 'rochade'))),
    );
  }

  // What readers see and do.
  function Readers({ source, words, set }) {
    const usual = source === 'games' || source === 'file' ? 'replay' : 'play';
    const way = words.interactive || usual;
    const parts = words.ui ? words.ui.split(',') : rochade.usualParts(words, way);
    const sides = rochade.SIDES[rochade.gameOf(words)];
    const toggle = (name, isOn) => {
      const next = rochade.PARTS.map(([each]) => each).filter((each) => (each === name ? isOn : parts.includes(each)));
      set({ ui: ['board', ...next].join() });
    };
    const isExercise = /^(puzzle|learn|try)$/.test(source);
    return el(
      Fragment,
      null,
      !isExercise && el(Choice, {
        label: __('Readers can', 'rochade'), value: way, of: rochade.WAYS, onChange: (value) => set({ interactive: value === usual ? '' : value, ui: '' }),
      }),
      el(Choice, {
        label: __('Seen from', 'rochade'), value: words.orientation || sides[0][0], of: sides, onChange: (side) => set({ orientation: side === sides[0][0] ? '' : side }),
      }),
      el('fieldset', null, el('legend', { className: 'blocks-base-control__label' }, __('Beside the board', 'rochade')), rochade.PARTS.map(([name, label]) => el(CheckboxControl, {
        key: name, label, checked: parts.includes(name), onChange: (isOn) => toggle(name, isOn), __nextHasNoMarginBottom: true,
      }))),
    );
  }

  rochade.Sidebar = function Sidebar(props) {
    const { source, setSource, words, set, content } = props;
    const panel = (title, isOpen, ...inside) => el(PanelBody, { title, initialOpen: isOpen }, ...inside);
    return el(
      InspectorControls,
      null,
      panel(__('What is on the board', 'rochade'), true, el(Choice, { label: __('Content', 'rochade'), value: source, of: rochade.SOURCES, onChange: setSource }), el(Content, props)),
      panel(__('What readers see and do', 'rochade'), false, el(Readers, props)),
      panel(__('Look', 'rochade'), false, rochade.LOOKS.map(([name, label, of]) => el(Choice, {
        key: name, label, value: words[name] || of[0][0], of, onChange: (value) => set({ [name]: value === of[0][0] ? '' : value }),
      }))),
      source !== 'games' && panel(__('Where there is no board', 'rochade'), false, el(Text, {
        label: __('Text of the link', 'rochade'), value: content, onChange: (value) => set({ content: value }), help: __('In feeds, without scripts, and where the plugin was removed.', 'rochade'),
      })),
    );
  };

  // Which game is played.
  rochade.gameOf = ({ game, laws }) => {
    const named = Object.keys(rochade.LAWS).find((each) => each === game);
    const name = (laws || '').split(',')[0];
    return named || Object.keys(rochade.LAWS).find((each) => rochade.LAWS[each].some(([law]) => law === name)) || 'chess';
  };

  // What is shown beside a board of which nothing is said.
  rochade.usualParts = ({ clock }, way) => {
    if (way === 'none') return [];
    return ['players', clock && 'clock', way === 'replay' && 'moves'].filter(Boolean);
  };

  // What a link to a board says, if its author says nothing.
  rochade.titleFor = (source, words) => {
    const game = rochade.GAMES.find(([name]) => name === rochade.gameOf(words))[1];
    const titles = {
      usual: sprintf(/* translators: %s: the name of a game */ __('Play: %s', 'rochade'), game),
      position: __('A position', 'rochade'),
      puzzle: __('A puzzle', 'rochade'),
      file: __('The games', 'rochade'),
      learn: __('A lesson', 'rochade'),
      try: __('An article of the rules', 'rochade'),
    };
    return titles[source] || '';
  };
}(window.wp, window.rochade));
