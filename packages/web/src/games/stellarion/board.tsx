// Stellarion as the app knows it.
import type { Stellarion } from '@planisphere/stellarion';
import type { Board } from '../../table/board.ts';
import type { Found } from '../../table/found.ts';
import { fetchParts } from './board/parts.ts';
import { fetchPlates } from './board/plates.ts';
import { Still } from './board/Still.tsx';
import { Table } from './board/Table.tsx';
import { StellarionSession } from './session.ts';

export const board: Board = {
  open: (found) => new StellarionSession(found as Found<Stellarion>),
  Table: ({ session, coach }) => <Table session={session as unknown as StellarionSession} coach={coach} />,
  Still: ({ session }) => <Still session={session as unknown as StellarionSession} />,
  fetchRest: () => {
    fetchParts();
    fetchPlates();
  },
};
