// The board of Star Explorer for the app.
import type { StarExplorer } from '@planisphere/star-explorer';
import type { Board } from '../../table/board.ts';
import type { SessionStart } from '../../table/session-start.ts';
import { fetchParts } from './board/parts.ts';
import { Still } from './board/Still.tsx';
import { Table } from './board/Table.tsx';
import { openSession } from './session.ts';

export const board: Board = {
  open(found: SessionStart<StarExplorer>) {
    const session = openSession(found);
    const { desk } = session;
    return {
      session,
      Table: (props) => <Table desk={desk} {...props} />,
      Still: () => <Still desk={desk} />,
      hints: desk.hints,
    };
  },
  fetchRest: fetchParts,
};
