// The Star Explorer table to look at: the tile, the sky, and everybody's points. Nothing here can be pressed.
import type { Desk } from '../desk.ts';
import { Hand } from './Hand.tsx';
import { Ledger, You } from './Ledger.tsx';
import { Rivals } from './Rivals.tsx';
import { SkyZone } from './SkyZone.tsx';
import styles from './table.module.css';

export function Still({ desk }: { desk: Desk }) {
  const seat = desk.session.viewer.value;
  const { over } = desk.session.standing.value;
  const alone = desk.session.view.value.boards.length === 1;
  return (
    <div class={styles.room}>
      <div class={`${styles.table} ${styles.still}`} data-still data-alone={over && alone ? '' : undefined}>
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
    </div>
  );
}
