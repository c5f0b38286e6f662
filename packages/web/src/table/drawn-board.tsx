// The board of a game that has one of its own, for the app: its session, and the components that draw its desk.
import type { GameTypes } from '@planisphere/core';
import type { ComponentType } from 'preact';
import type { Board, OpenBoard, TableProps } from './board.ts';
import type { Session } from './session.ts';
import type { SessionStart } from './session-start.ts';

interface Parts<G extends GameTypes, D> {
  openSession(found: SessionStart<G>): Session<G, D>;
  readonly Table: ComponentType<TableProps & { readonly desk: D }>;
  readonly Still: ComponentType<{ readonly desk: D }>;
  fetchRest(): void;
}

export function drawnBoard<G extends GameTypes, D extends Required<Pick<OpenBoard, 'hints'>>>({
  openSession,
  Table,
  Still,
  fetchRest,
}: Parts<G, D>): Board {
  return {
    open(found: SessionStart<G>) {
      const session = openSession(found);
      const { desk } = session;
      return {
        session,
        Table: (props) => <Table desk={desk} {...props} />,
        Still: () => <Still desk={desk} />,
        hints: desk.hints,
      };
    },
    fetchRest,
  };
}
