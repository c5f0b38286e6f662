// Who is at the table without a seat: a few by name, the rest by number.
import type { TableInfo } from '@planisphere/protocol';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from './online.module.css';
import type { OnlineTable } from './online-table.ts';
import { onlineWords } from './words/index.ts';

const MOST_NAMED = 6;

export function Watching({ table, info }: { table: OnlineTable; info: TableInfo }) {
  const { here, people } = table.present.value;
  const seated = info.seats.map(({ guest }) => guest?.id);
  const watchers = here.filter(({ id }) => !seated.includes(id));
  if (watchers.length === 0) return undefined;
  const named = watchers.slice(0, MOST_NAMED).map(({ name }) => name);
  const more = people - (here.length - watchers.length) - named.length;
  return (
    <p class={styles.small}>
      <Glyph name="ui-eye" />
      {onlineWords().watching(named, more)}
    </p>
  );
}
