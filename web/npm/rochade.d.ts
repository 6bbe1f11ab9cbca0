// Types for <rochade-board>, the element that rochade/rochade.js defines, and for the messages by which a page and the board in a
// frame speak with each other. What each word means stands in rochade/docs/contract.html, sections 7 and 10 to 12.
// TypeScript 5.1 or newer.

/** What is played: chess and draughts for two, chess for four and for three. */
export type RochadeGame = 'chess' | 'draughts' | 'four' | 'three';

/** A number, as attributes have it. */
export type RochadeNumber = number | `${number}`;

/** Something that is so, or not. */
export type RochadeSwitch = boolean | '' | '1' | 'true' | 'yes' | '0' | 'false' | 'no';

/** The attributes of the element; also the words of the address of embed.html, but for `title` and `src`. */
export interface RochadeAttributes {
  /** The position to begin with: FEN, in draughts PDN's. */
  fen?: string;
  /** The moves that solve the position, the replies among them: `1. Qd8+ Rxd8 2. Rxd8#`. */
  solution?: string;
  /** A game whose rules are learnt on the board, or a lesson of it: `chess`, `chess:rook`. */
  learn?: RochadeGame | `${RochadeGame}:${string}`;
  /** An article of a rule set that is tried on the board: `gustavus:18`. */
  try?: string;
  /** Games as text, or the address of a file with games. */
  pgn?: string;
  /** The address of a file with games, from the page around, on the same host as embed.html. */
  url?: string;
  /** A game as a saved text: what stands after the `#` of a shared link. */
  link?: string;
  /** What is played; or which game of the file is shown, counted from 0. */
  game?: RochadeGame | RochadeNumber;
  /** Which game of the file is shown first, counted from 0, where the list of all stays. */
  open?: RochadeNumber;
  /** With `start`, which line of the game that is: 0 is the game itself, then its variations. */
  line?: RochadeNumber;
  /** The laws: the name of a set, and single laws behind commas: `club,take-back:agreement`. */
  laws?: string;
  /** A time control, in minutes and seconds a move: `5+3`. */
  clock?: string;
  /** The level, 1 to 10, of the computer, which has all seats but the near one. */
  computer?: RochadeNumber;
  /** The seat at the near side, by its letter or its word: `white`, `b`, `gold`. */
  orientation?: string;
  /** Whether the board is seen from the opposite side. */
  flip?: RochadeSwitch;
  /** The parts that are shown, with commas between: `board`, `players`, `clock`, `moves`, `menu`. */
  ui?: string;
  /** The language; otherwise the visitor's. */
  lang?: 'de' | 'en' | 'nl';
  /** Light or dark; `auto` follows the page around. */
  theme?: 'auto' | 'light' | 'dark';
  /** What is behind the parts: paper, or nothing, so that the page around is seen there. */
  ground?: 'paper' | 'none';
  /** With `url`, after how many seconds the file is asked for again, at least 10. */
  refresh?: RochadeNumber;
  /** Whether a game is played, looked at, a picture, or played where the page has a say. */
  interactive?: 'play' | 'replay' | 'none' | 'api';
  /** The place with which a game opens: a number of plies, `10w`, `10b`, or `last`. */
  start?: RochadeNumber | string;
  /** The same as `start`. */
  ply?: RochadeNumber | string;
  /** Whether games and settings are kept on the visitor's device. */
  keep?: RochadeSwitch;
  /** Whether the height follows the width, or the board fits the box that styles give it. */
  size?: 'fit' | 'flow';
  /** Whether readers are offered to look back at the game with the computer, on its own page. */
  analyse?: 'on' | 'off';
  /** The name of the frame for those who hear the page; otherwise the players' names. */
  title?: string;
  /** The address of embed.html, only where the script can't know it; not for `<pre class="rochade">`. */
  src?: string;
  /** How the chess pieces look. */
  pieces?: 'staunton' | 'mirrored';
  /** The colours of the board. */
  board?: 'wood' | 'green' | 'blue' | 'grey';
  /** Where the coordinates stand. */
  coordinates?: 'inside' | 'outside' | 'off';
  /** How squares are marked. */
  marks?: 'colours' | 'shapes';
  /** How moves are written. */
  notation?: 'long' | 'figurine' | 'en' | 'de' | 'nl';
  /** Whether pieces glide. */
  animation?: 'system' | 'on' | 'off';
  /** How a move is made. */
  input?: 'either' | 'tap' | 'drag';
  /** Whether there are sounds. */
  sound?: 'on' | 'off';
  /** Whether it is told why a move is not possible. */
  why?: 'on' | 'off';
  /** Whether a faint piece stays where a drag began. */
  ghost?: 'on' | 'off';
  /** Whether the piece under the finger is enlarged. */
  lift?: 'on' | 'off';
  /** Whether a target counts only when it is let go. */
  release?: 'off' | 'on';
  /** Whether pawns always become queens. */
  queen?: 'off' | 'on';
  /** When the clock shows tenths of a second. */
  tenths?: 'last' | 'never' | 'always';
  /** Whether the device vibrates. */
  haptics?: 'off' | 'on';
  /** Whether men that can be huffed are shown, in draughts. */
  'huff-hint'?: 'on' | 'off';
  /** Where the board is on wide screens. */
  'board-side'?: 'left' | 'right';
  /** Where the clock is. */
  'clock-side'?: 'right' | 'left';
}

/** What `load` puts on the board, by the words of the attributes. */
export interface RochadeLoad {
  fen?: string;
  pgn?: string;
  url?: string;
  link?: string;
  game?: string;
  laws?: string;
  clock?: string;
  start?: string;
  ply?: string;
  line?: string;
  orientation?: string;
  flip?: string;
}

/** A place in a game, as methods answer it. */
export interface RochadePlace {
  /** The position, as FEN; in draughts PDN's, for four and three players a text of Rochade's own. */
  position: string;
  /** After how many plies it is. */
  ply: number;
  /** How many plies the game has. */
  plies: number;
  /** The letter of the seat at the near side. */
  near: string;
}

/** A man that was taken in hand. */
export interface RochadeLifted {
  /** Its square: `e2`. */
  from: string;
  /** Its seat and its letter: `wP`, `bN`; men of draughts are `wM`. */
  piece: string;
}

/** A move that was finished. */
export interface RochadeMove {
  /** The square where the man stood. */
  from: string;
  /** The square where it goes. */
  to: string;
  /** The move in the game's own notation. */
  san: string;
}

/** A move that was made. */
export interface RochadeMoveMade extends RochadeMove {
  /** The position after it. */
  position: string;
  /** How many plies stand. */
  ply: number;
}

/** How a game ended. */
export interface RochadeEnd {
  /** `1-0`, `0-1`, `1/2-1/2`; for four and three players, words. */
  result: string;
  /** Why: `checkmate`, `agreement` … */
  termination: string;
}

/** Where a reader of a game is. */
export interface RochadeStep {
  /** Which game of the file it is, counted from 0. */
  game: number;
  /** Which line of that game: 0 is the game itself. */
  line: number;
  /** After how many plies. */
  ply: number;
  /** The position there. */
  position: string;
  /** The move that was made last, `--` for a null move; not before the first one. */
  san?: string;
}

/** That a puzzle was solved. */
export interface RochadeSolved {
  /** How many moves were wrong before. */
  wrong: number;
}

/** The moves of the game that is shown, as they are printed; all empty where there is no game. */
export interface RochadeMoves {
  /** The players. */
  title: string;
  /** Where and when. */
  about: string;
  /** All moves, with comments and the result, a line for the game and for each variation. */
  text: string;
}

/** Why something was not done: the message of the error with which a promise is broken. */
export type RochadeFault =
  | 'illegal'
  | 'unreadable'
  | 'ambiguous'
  | 'promotion'
  | 'over'
  | 'earlier-position'
  | 'paused'
  | 'answer-first'
  | 'not-waiting'
  | 'no-such-ply'
  | 'orientation'
  | 'position'
  | 'link'
  | 'game'
  | 'laws'
  | 'clock'
  | 'games'
  | 'nothing'
  | 'unwritable'
  | 'ill-formed'
  | 'too-many'
  | 'gone'
  | 'late';

/** The events of the element, with their details. All bubble. */
export interface RochadeEvents {
  /** What the attributes ask for is to be seen. */
  ready: Record<string, never>;
  /** A man was taken in hand. */
  movestart: RochadeLifted;
  /** A move is finished; with `interactive="api"`, `preventDefault()` puts it back. */
  moveend: RochadeMove;
  /** A move was made. */
  movefinished: RochadeMoveMade;
  /** The game is over. */
  gameend: RochadeEnd;
  /** A game that is looked at is shown elsewhere. */
  step: RochadeStep;
  /** The reader has found all moves of the `solution`. */
  solved: RochadeSolved;
  /** The moves that are shown beside the board are others. */
  moves: RochadeMoves;
}

/** The events of any element, and those as `CustomEvent`. */
export interface RochadeEventMap extends HTMLElementEventMap, OwnEvents {}

type OwnEvents = {
  [Type in keyof RochadeEvents]: CustomEvent<RochadeEvents[Type]>;
};

/** What embed.html tells the page around by `postMessage`: types and details. */
export interface RochadeTells {
  /** It can hear, and waits for `greet`. */
  hello: undefined;
  ready: Record<string, never>;
  /** With `size=flow`, how many CSS pixels the frame has to be high. */
  resize: { height: number };
  movestart: RochadeLifted;
  /** With `interactive=api` the move waits for `may` with this number. */
  moveend: RochadeMove & { id?: number };
  movefinished: RochadeMoveMade;
  gameend: RochadeEnd;
  solved: RochadeSolved;
  step: RochadeStep;
  /** All that brings the game back as it stands. */
  state: { link?: string; ply: number; plies: number; near: string; game?: number; line?: number };
  /** To whoever has greeted with `prints`. */
  moves: RochadeMoves;
  /** The answer to what was asked under an `id`. */
  answer: RochadePlace | { pgn: string } | { error: RochadeFault };
}

/** What embed.html hears from the page around: types and details. */
export interface RochadeHears {
  /** The first message: from then on the board tells the rest, to that origin only. */
  greet: { prints?: boolean; link?: string } | undefined;
  load: RochadeLoad;
  /** A move: SAN with English letters, or from and to. */
  move: { move: string };
  /** The board turned to the next side, or to that of a seat. */
  flip: { orientation?: string } | undefined;
  goto: { ply: number };
  position: Record<string, never> | undefined;
  pgn: Record<string, never> | undefined;
  theme: { theme: 'light' | 'dark' | 'auto' };
  /** Whether the move that waits is made. */
  may: { id: number; yes: boolean };
}

/** What an answer belongs to: a whole number, or a text of less than 40 characters. */
export type RochadeId = number | string;

type Message<Details> = {
  [Type in keyof Details]: {
    /** The version of the messages. */
    rochade: 1;
    type: Type;
    id?: RochadeId;
  } & (undefined extends Details[Type] ? { detail?: Details[Type] } : { detail: Details[Type] });
}[keyof Details];

/** A message from embed.html to the page around it. */
export type RochadeMessageFromBoard = Message<RochadeTells>;

/** A message from the page around to embed.html. */
export type RochadeMessageToBoard = Message<RochadeHears>;

type InCamelCase<Name extends string> = Name extends `${infer Before}-${infer After}`
  ? `${Before}${Capitalize<After>}`
  : Name;

// All but those that are methods, too, and those that every element has.
type Plain = Exclude<keyof RochadeAttributes, 'flip' | 'pgn' | 'lang' | 'title'>;

// `board-side` is `boardSide`. What is not there is read as an empty text; `null` takes it away.
type Properties = {
  [Name in Plain as InCamelCase<Name>]-?: RochadeAttributes[Name] | '' | null;
};

/** The element. A promise is broken with an `Error` whose message is a `RochadeFault`. */
export interface RochadeBoard extends HTMLElement, Properties {
  /** Makes a move: SAN with English letters, or from and to. What a pawn becomes has to be said. */
  move(move: string): Promise<RochadePlace>;
  /** Shows the position after this number of plies. */
  goto(ply: number): Promise<RochadePlace>;
  /** Puts another position or game on the board. */
  load(what: Partial<Record<keyof RochadeLoad, string | number>>): Promise<RochadePlace>;
  /** Gives the position that is shown. */
  position(): Promise<string>;
  /** Turns the board to the next side. Set, it is the attribute. */
  get flip(): () => Promise<RochadePlace>;
  set flip(value: RochadeSwitch | null | undefined);
  /** Gives the game as PGN or PDN. Set, it is the attribute. */
  get pgn(): () => Promise<string>;
  set pgn(value: string | null | undefined);

  addEventListener<Type extends keyof RochadeEventMap>(
    type: Type,
    listener: (this: RochadeBoard, event: RochadeEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof RochadeEventMap>(
    type: Type,
    listener: (this: RochadeBoard, event: RochadeEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'rochade-board': RochadeBoard;
  }
}
