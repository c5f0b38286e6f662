// A table by its URL: opens it in the worker, then shows it. Back and reload find it again.
import { totalsOf } from '@planisphere/stellar';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { noteDaily } from '../home/daily.ts';
import { t } from '../locales/index.ts';
import { Notice } from '../ui/Notice.tsx';
import { fetchPlates } from './board/plates.ts';
import { Table } from './board/Table.tsx';
import { Session } from './session.ts';

export function StellarPage({ id }: { id: string }) {
  const session = useSignal<Session | undefined>(undefined);
  const failed = useSignal<'missing' | 'error' | undefined>(undefined);
  useEffect(() => {
    let opened: Session | undefined;
    let left = false;
    session.value = undefined;
    failed.value = undefined;
    Session.open(id)
      .then((found) => {
        if (left) return;
        opened = found;
        session.value = found;
        failed.value = found === undefined ? 'missing' : undefined;
        void found?.run();
        setTimeout(fetchPlates, 400);
      })
      .catch(() => {
        failed.value = 'error';
      });
    return () => {
      left = true;
      opened?.close();
    };
  }, [id, session, failed]);
  const open = session.value;
  useEffect(() => {
    if (open?.standing.value.over)
      noteDaily(open.table, totalsOf(open.view.value)[open.viewer.value as 0 | 1]);
  }, [open, open?.standing.value.over]);
  if (failed.value === 'missing') return <Notice title={t().missing.title} text={t().missing.table} />;
  if (failed.value === 'error') return <Notice title={t().error.title} text={t().error.text} />;
  return open === undefined ? (
    <Notice title={t().loading} quiet />
  ) : (
    <Table key={open.table.id} session={open} />
  );
}
