// A quiet banner while the connection is gone. What was played meanwhile is sent when it is back.
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../table/online/online.module.css';
import type { OnlineTable } from '../../table/online/online-table.ts';
import { onlineWords } from '../../table/online/words/index.ts';

export function Reconnecting({ table }: { table: OnlineTable }) {
  return (
    <div class={styles.banner} role="status">
      {table.connection.value === 'down' ? (
        <p>
          <Glyph name="ui-unplug" />
          {onlineWords().reconnecting}
        </p>
      ) : undefined}
    </div>
  );
}
