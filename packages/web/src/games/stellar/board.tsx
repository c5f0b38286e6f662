// Stellar as the app knows it.
import type { Stellar } from '@planisphere/stellar';
import type { Board } from '../../table/board.ts';
import type { Found } from '../../table/found.ts';
import { fetchParts } from './board/parts.ts';
import { fetchPlates } from './board/plates.ts';
import { Still } from './board/Still.tsx';
import { Table } from './board/Table.tsx';
import { StellarSession } from './session.ts';

export const board: Board = {
  open: (found) => new StellarSession(found as Found<Stellar>),
  Table: ({ session, coach }) => <Table session={session as unknown as StellarSession} coach={coach} />,
  Still: ({ session }) => <Still session={session as unknown as StellarSession} />,
  fetchRest: () => {
    fetchParts();
    fetchPlates();
  },
};
