// The board of Stellar for the app.
import type { Stellar } from '@planisphere/stellar';
import type { Board } from '../../table/board.ts';
import type { SessionStart } from '../../table/session-start.ts';
import { fetchParts } from './board/parts.ts';
import { fetchPlates } from './board/plates.ts';
import { Still } from './board/Still.tsx';
import { Table } from './board/Table.tsx';
import { openSession } from './session.ts';

export const board: Board = {
  open(found: SessionStart<Stellar>) {
    const session = openSession(found);
    const { desk } = session;
    return {
      session,
      Table: (props) => <Table desk={desk} {...props} />,
      Still: () => <Still desk={desk} />,
      hints: desk.hints,
    };
  },
  fetchRest: () => {
    fetchParts();
    fetchPlates();
  },
};
