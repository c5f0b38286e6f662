// Star Explorer as the app knows it.
import type { StarExplorer } from '@planisphere/star-explorer';
import type { Board } from '../../table/board.ts';
import type { Found } from '../../table/found.ts';
import { fetchParts } from './board/parts.ts';
import { Still } from './board/Still.tsx';
import { Table } from './board/Table.tsx';
import { StarExplorerSession } from './session.ts';

export const board: Board = {
  open: (found) => new StarExplorerSession(found as Found<StarExplorer>),
  Table: ({ session, coach }) => <Table session={session as unknown as StarExplorerSession} coach={coach} />,
  Still: ({ session }) => <Still session={session as unknown as StarExplorerSession} />,
  fetchRest: fetchParts,
};
