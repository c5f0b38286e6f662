// A table by its URL: opens it in the worker, then shows it. Back and reload find it again.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { afterUrgent, goesFirst, painted } from '../../base/navigation/urgency.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import type { Board } from '../../table/board.ts';
import { findTable, host } from '../../table/client.ts';
import { noteDaily } from '../../table/daily/daily.ts';
import type { Session } from '../../table/session.ts';
import { fetchRestOf } from '../../table/warming.ts';
import { endGuided } from '../learn/guided.ts';

interface Shown {
  readonly board: Board;
  readonly session: Session;
}

async function openTable(id: string): Promise<Shown | undefined> {
  const found = await findTable(id);
  const board = found === undefined ? undefined : await SCREENS[found.table.game].board();
  return found === undefined || board === undefined ? undefined : { board, session: board.open(found) };
}

/** A finished night of the daily sky; what was helped along does not count. */
async function keepNight({ table, viewer, standing }: Session, scores: readonly number[]): Promise<void> {
  if (table.day === undefined || standing.value.assisted) return;
  const record = await host().record();
  const score = scores[viewer.value] ?? 0;
  noteDaily(table.game, table.day, { score, ...(record !== undefined && { record }) });
}

export function TablePage({ id }: { id: string }) {
  const shown = useSignal<Shown | undefined>(undefined);
  const failed = useSignal<'missing' | 'error' | undefined>(undefined);
  // Before the page is painted: a table that was just made is there at once.
  useLayoutEffect(() => {
    let opened: Shown | undefined;
    let left = false;
    shown.value = undefined;
    failed.value = undefined;
    const arrived = openTable(id)
      .then((found) => {
        if (left) return;
        opened = found;
        shown.value = found;
        failed.value = found === undefined ? 'missing' : undefined;
        void found?.session.run();
        if (found === undefined) return;
        fetchRestOf(found.board);
        afterUrgent(() => void host().prepareBots());
      })
      .catch(() => {
        failed.value = 'error';
      })
      .then(painted);
    goesFirst(arrived);
    return () => {
      left = true;
      opened?.session.close();
    };
  }, [id, shown, failed]);
  const session = shown.value?.session;
  const scores = session?.standing.value.scores;
  useEffect(() => {
    if (session === undefined || scores === undefined) return;
    void keepNight(session, scores);
    endGuided(session.table);
  }, [session, scores]);
  if (failed.value === 'missing')
    return <Notice title={appWords().missing.title} text={appWords().missing.table} />;
  if (failed.value === 'error') return <Notice title={appWords().error.title} text={appWords().error.text} />;
  if (shown.value === undefined) return <Notice title={appWords().loading} quiet />;
  const { Table } = shown.value.board;
  return <Table key={id} session={shown.value.session} />;
}
