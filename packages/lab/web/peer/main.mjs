// The example client of boardgame.io's tutorial, tic-tac-toe with React: `npm run bench:web` measures it
// beside our page.
import { Client } from 'boardgame.io/react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
};

function Board({ G, moves }) {
  const cell = (id) =>
    createElement(
      'button',
      {
        key: id,
        type: 'button',
        'data-cell': id,
        'aria-label': `Cell ${id + 1}`,
        style: { width: 60, height: 60, fontSize: 24 },
        onClick: () => moves.clickCell(id),
      },
      G.cells[id] === null ? '' : G.cells[id] === '0' ? 'O' : 'X',
    );
  const style = { display: 'grid', gridTemplateColumns: 'repeat(3, 60px)' };
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Tic-tac-toe'),
    createElement(
      'div',
      { style },
      G.cells.map((_, id) => cell(id)),
    ),
  );
}

const App = Client({ game: TicTacToe, board: Board, debug: false });
createRoot(document.getElementById('root')).render(createElement(App));
