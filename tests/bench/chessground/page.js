// A board to play on with chessground and chessops.
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.brown.css';
import 'chessground/assets/chessground.cburnett.css';

import { Chessground } from 'chessground';
import { Chess } from 'chessops/chess';
import { chessgroundDests } from 'chessops/compat';
import { makeFen } from 'chessops/fen';
import { parseSquare } from 'chessops/util';

const position = Chess.default();
const movable = () => ({ free: false, color: position.turn, dests: chessgroundDests(position), showDests: true });
let plies = 0;

function play(from, to) {
  position.play({ from: parseSquare(from), to: parseSquare(to) });
  board.set({ fen: makeFen(position.toSetup()), turnColor: position.turn, check: position.isCheck(), lastMove: [from, to], movable: movable() });
  plies += 1;
  document.documentElement.dataset.ply = plies;
}

const board = Chessground(document.querySelector('#board'), { movable: { ...movable(), events: { after: play } } });
