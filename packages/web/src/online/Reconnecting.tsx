// A quiet banner while the connection is gone. What was played meanwhile is sent when it is back.
import { Glyph } from '../ui/Glyph.tsx';
import styles from './online.module.css';
import type { OnlineTable } from './online-table.ts';
import { o } from './words/index.ts';

export function Reconnecting({ table }: { table: OnlineTable }) {
  return (
    <div class={styles.banner} role="status">
      {table.connection.value === 'down' ? (
        <p>
          <Glyph name="ui-unplug" />
          {o().reconnecting}
        </p>
      ) : undefined}
    </div>
  );
}
