// A table by its URL: opens it in the worker, then shows it. Back and reload find it again.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { afterUrgent, goesFirst, painted } from '../../base/navigation/urgency.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import styles from '../../table/banner.module.css';
import { followTable } from '../../table/between-tabs.ts';
import type { Board, OpenBoard } from '../../table/board.ts';
import { boardOf } from '../../table/board-of.ts';
import { findTable, host, isFresh, watchTable } from '../../table/client.ts';
import { leadTable } from '../../table/leading.ts';
import { endGuided } from '../../table/learn/guided.ts';
import type { Session } from '../../table/session.ts';
import { fetchRestOf } from '../../table/warming.ts';

interface Shown extends OpenBoard {
  readonly board: Board;
  /** Whether this tab plays the table, instead of watching it. */
  readonly leads: boolean;
}

async function openTable(id: string, { leads }: { leads: boolean }): Promise<Shown | undefined> {
  const found = await (leads ? findTable(id) : watchTable(id));
  const board = found === undefined ? undefined : await boardOf(found.table.game);
  return found === undefined || board === undefined ? undefined : { board, leads, ...board.open(found) };
}

/** Shows each change that another tab makes at this table. */
function follow(id: string, { session }: Shown): () => void {
  return followTable(id, () => {
    void watchTable(id).then((found) => {
      if (found !== undefined) void session.stage.lay(found.standing, found.past);
    });
  });
}

/** Stores a finished night of the daily sky, unless it was assisted or given up. */
async function keepNight({ table, viewer, standing }: Session, scores: readonly number[]): Promise<void> {
  const { assisted, ended } = standing.value;
  if (table.day === undefined || assisted || ended !== undefined) return;
  const [record, { noteDaily }] = await Promise.all([host().record(), import('../../table/daily/daily.ts')]);
  const score = scores[viewer.value] ?? 0;
  noteDaily(table.game, table.day, { score, ...(record !== undefined && { record }) });
}

export function TablePage({ id }: { id: string }) {
  const shown = useSignal<Shown | undefined>(undefined);
  const failed = useSignal<'missing' | 'error' | undefined>(undefined);
  const lead = useMemo(() => leadTable(id, { isNew: isFresh(id) }), [id]);
  const leads = lead.isHere.value;
  useEffect(() => lead.leave, [lead]);
  // Before the first paint, so that a table just made is visible at once.
  useLayoutEffect(() => {
    let opened: Shown | undefined;
    let unfollow: (() => void) | undefined;
    let left = false;
    if (leads === undefined) return;
    failed.value = undefined;
    const arrived = openTable(id, { leads })
      .then((found) => {
        if (left) return;
        opened = found;
        shown.value = found;
        failed.value = found === undefined ? 'missing' : undefined;
        if (found === undefined) return;
        if (!leads) unfollow = follow(id, found);
        else {
          void found.session.run();
          afterUrgent(() => void host().prepareBots());
        }
        fetchRestOf(found.board);
      })
      .catch(() => {
        failed.value = 'error';
      })
      .then(painted);
    goesFirst(arrived);
    return () => {
      left = true;
      unfollow?.();
      opened?.session.close();
    };
  }, [id, leads, shown, failed]);
  const session = shown.value?.session;
  const scores = session?.standing.value.scores;
  useEffect(() => {
    if (session === undefined || scores === undefined || !leads) return;
    void keepNight(session, scores);
    endGuided(session.table);
  }, [session, scores, leads]);
  if (failed.value === 'missing')
    return <Notice title={appWords().missing.title} text={appWords().missing.table} />;
  if (failed.value === 'error') return <Notice title={appWords().error.title} text={appWords().error.text} />;
  if (shown.value?.session.table.id !== id) return <Notice title={appWords().loading} quiet />;
  const { Table } = shown.value;
  return (
    <>
      {shown.value.leads ? undefined : <Elsewhere onTake={lead.take} />}
      <Table key={`${id} ${shown.value.leads}`} />
    </>
  );
}

function Elsewhere({ onTake }: { onTake: () => void }) {
  const { elsewhere, playHere } = appWords().table;
  return (
    <div class={styles.banner} role="status">
      <p>
        <Glyph name="ui-copy" />
        {elsewhere}
        <button type="button" class={ui.button} onClick={onTake}>
          {playHere}
        </button>
      </p>
    </div>
  );
}
