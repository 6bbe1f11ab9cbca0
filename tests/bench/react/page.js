// A board to play on in React, with react-chessboard.
import { Chess } from 'chess.js';
import { createElement, useState } from 'react';
import { Chessboard } from 'react-chessboard';
import { createRoot } from 'react-dom/client';

const DOT = { background: 'radial-gradient(circle, rgb(0 0 0 / .3) 25%, transparent 26%)' };
const HAND = { background: 'rgb(255 255 0 / .4)' };

const game = new Chess();

function Game() {
  const [position, setPosition] = useState(game.fen());
  const [hand, setHand] = useState(null);
  const targets = hand ? game.moves({ square: hand, verbose: true }).map(({ to }) => to) : [];
  const onSquareClick = ({ square }) => {
    if (targets.includes(square)) {
      game.move({ from: hand, to: square, promotion: 'q' });
      setHand(null);
      setPosition(game.fen());
      document.documentElement.dataset.ply = game.history().length;
    } else {
      setHand(game.get(square)?.color === game.turn() ? square : null);
    }
  };
  const squareStyles = Object.fromEntries([...targets.map((to) => [to, DOT]), ...(hand ? [[hand, HAND]] : [])]);
  return createElement(Chessboard, { options: { position, onSquareClick, squareStyles, animationDurationInMs: 200 } });
}

createRoot(document.querySelector('#board')).render(createElement(Game));
