// The table of Star Explorer to look at: the tile, the sky, and who has what. Nothing here is pressed.
import type { StarExplorerSession } from '../session.ts';
import { Hand } from './Hand.tsx';
import { Ledger, You } from './Ledger.tsx';
import { Rivals } from './Rivals.tsx';
import { SkyZone } from './SkyZone.tsx';
import styles from './table.module.css';

export function Still({ session }: { session: StarExplorerSession }) {
  const { desk } = session;
  const seat = session.viewer.value;
  const { over } = session.standing.value;
  return (
    <div class={`${styles.table} ${styles.still}`}>
      <div class={styles.left}>{over ? undefined : <Hand desk={desk} seat={seat} />}</div>
      <SkyZone desk={desk} seat={seat} />
      <div class={styles.right}>
        <div class={styles.whose}>
          <You desk={desk} seat={seat} />
        </div>
        {over ? undefined : <Ledger desk={desk} seat={seat} />}
        <Rivals desk={desk} seat={seat} />
      </div>
    </div>
  );
}
