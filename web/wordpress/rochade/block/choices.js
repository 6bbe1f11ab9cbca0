// What can be chosen for a board: lists of values, each with what it is called.
(function ({ i18n: { __ } }, rochade) {
  // What a board can show: the values of `source`.
  rochade.SOURCES = [
    ['usual', __('A new game', 'rochade')],
    ['position', __('A position', 'rochade')],
    ['puzzle', __('A puzzle', 'rochade')],
    ['games', __('Games to paste here', 'rochade')],
    ['file', __('Games in a file', 'rochade')],
    ['learn', __('A lesson', 'rochade')],
    ['try', __('An article of the rules', 'rochade')],
  ];

  rochade.GAMES = [
    ['chess', __('Chess', 'rochade')],
    ['draughts', __('Draughts', 'rochade')],
    ['four', __('Chess for four', 'rochade')],
    ['three', __('Chess for three', 'rochade')],
  ];

  // The rule sets of each game, the usual one first.
  rochade.LAWS = {
    chess: [
      ['modern', __('Modern', 'rochade')],
      ['club', __('Club rules', 'rochade')],
      ['leaflet', __('Rules from the box', 'rochade')],
      ['handbuch-early', __('Handbuch, earlier text', 'rochade')],
      ['handbuch-late', __('Handbuch, later text', 'rochade')],
      ['gustavus', __('Gustavus', 'rochade')],
    ],
    draughts: [
      ['noris', __('Rules from the box (Noris)', 'rochade')],
      ['schlagzwang', __('Compulsory capture', 'rochade')],
      ['german', __('German', 'rochade')],
      ['russian', __('Russian', 'rochade')],
      ['brazilian', __('Brazilian', 'rochade')],
      ['english', __('English (checkers)', 'rochade')],
      ['czech', __('Czech', 'rochade')],
      ['pool', __('Pool checkers', 'rochade')],
    ],
    four: [
      ['four', __('Chess for four', 'rochade')],
      ['gustavus-four', __('Gustavus, four players', 'rochade')],
    ],
    three: [
      ['three', __('Chess for three', 'rochade')],
      ['gustavus-three', __('Gustavus, three players', 'rochade')],
    ],
  };

  // Who can sit at the near side, the usual one first.
  const [white, black] = [['white', __('White', 'rochade')], ['black', __('Black', 'rochade')]];
  rochade.SIDES = {
    chess: [white, black],
    draughts: [white, black],
    four: [white, ['blue', __('Blue', 'rochade')], ['gold', __('Gold', 'rochade')], black],
    three: [black, ['red', __('Red', 'rochade')], white],
  };

  rochade.CLOCKS = ['1+0', '3+2', '5+0', '10+0', '15+10', '30+0', '90+30', '40/90:30'].map((clock) => [clock, clock]);
  rochade.LEVELS = Array.from({ length: 10 }, (_, index) => [`${index + 1}`, `${index + 1}`]);

  rochade.WAYS = [
    ['play', __('play a game', 'rochade')],
    ['replay', __('replay the moves', 'rochade')],
    ['none', __('only look', 'rochade')],
  ];
  rochade.PARTS = [
    ['players', __('Players', 'rochade')],
    ['clock', __('Clocks', 'rochade')],
    ['moves', __('Moves', 'rochade')],
    ['menu', __('Menu', 'rochade')],
  ];

  // Each look with what it is called and its values, the usual one first: nothing is written for that.
  rochade.LOOKS = [
    ['board', __('Board', 'rochade'), [
      ['wood', __('Wood', 'rochade')],
      ['green', __('Green', 'rochade')],
      ['blue', __('Blue', 'rochade')],
      ['grey', __('Grey', 'rochade')],
    ]],
    ['pieces', __('Chess pieces', 'rochade'), [
      ['staunton', __('Staunton', 'rochade')],
      ['mirrored', __('Same from both sides', 'rochade')],
    ]],
    ['coordinates', __('Coordinates', 'rochade'), [
      ['inside', __('On the board', 'rochade')],
      ['outside', __('Beside the board', 'rochade')],
      ['off', __('Off', 'rochade')],
    ]],
    ['notation', __('Notation', 'rochade'), [
      ['long', __('Long (♞ g1–f3)', 'rochade')],
      ['figurine', __('Figurines (♞f3)', 'rochade')],
      ['en', 'English (KQRBN)'],
      ['de', 'Deutsch (KDTLS)'],
      ['nl', 'Nederlands (KDTLP)'],
    ]],
    ['theme', __('Light or dark', 'rochade'), [
      ['auto', __('As your page is', 'rochade')],
      ['light', __('Light', 'rochade')],
      ['dark', __('Dark', 'rochade')],
    ]],
    ['ground', __('Behind the board', 'rochade'), [
      ['paper', __('Light or dark ground', 'rochade')],
      ['none', __('Nothing: your page is seen', 'rochade')],
    ]],
    ['lang', __('Language', 'rochade'), [
      ['', __('The reader’s own', 'rochade')],
      ['de', 'Deutsch'],
      ['en', 'English'],
      ['nl', 'Nederlands'],
    ]],
  ];
}(window.wp, window.rochade));
