// The board of Stellarion for the app.
import { drawnBoard } from '../../table/drawn-board.tsx';
import { fetchParts } from './board/parts.ts';
import { fetchPlates } from './board/plates.ts';
import { Still } from './board/Still.tsx';
import { Table } from './board/Table.tsx';
import { openSession } from './session.ts';

export const board = drawnBoard({
  openSession,
  Table,
  Still,
  fetchRest: () => {
    fetchParts();
    fetchPlates();
  },
});
