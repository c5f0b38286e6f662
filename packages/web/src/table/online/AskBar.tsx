// What somebody asks of the others: to take back, to stop, to play again. Shown above the table until it is answered.

import { makeSeat } from '@planisphere/core';
import type { TableInfo } from '@planisphere/protocol';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import styles from './online.module.css';
import type { OnlineTable } from './online-table.ts';
import { onlineWords } from './words/index.ts';

export function AskBar({ table, info }: { table: OnlineTable; info: TableInfo }) {
  const { ask } = info;
  const own = table.seat.value === undefined ? undefined : makeSeat(table.seat.value);
  if (ask === undefined || own === undefined) return undefined;
  const asker = info.seats.find(({ seat }) => seat === ask.by);
  const name = asker?.guest?.name ?? appWords().botNames[asker?.bot ?? ''] ?? '';
  const answer = (yes: boolean) => void table.send({ type: 'answer', yes, what: ask.what });
  return (
    <div
      class={`${styles.ask} ${ask.what === 'rematch' ? styles.again : ''}`}
      role="alertdialog"
      aria-label={ask.by === own ? onlineWords().asked[ask.what] : onlineWords().asks[ask.what](name)}
    >
      <p>{ask.by === own ? onlineWords().asked[ask.what] : onlineWords().asks[ask.what](name)}</p>
      {(ask.waiting as readonly string[]).includes(own) ? (
        <>
          <button type="button" class={ui.button} onClick={() => answer(true)}>
            {onlineWords().yes}
          </button>
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => answer(false)}>
            {onlineWords().no}
          </button>
        </>
      ) : undefined}
    </div>
  );
}
