// The bar above the Stellarion table: how many voyages have flown.
import { voyageCount } from '@planisphere/stellarion';
import ui from '../../../base/ui/ui.module.css';
import { TableBar } from '../../../table/TableBar.tsx';
import type { Desk } from '../desk.ts';
import { voyagesInAll } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import styles from './bar.module.css';
import type { Drawer } from './drawer.ts';
import { turnOf } from './Log.tsx';

export function Bar({ desk, open }: { desk: Desk; open: (drawer: Drawer) => void }) {
  return (
    <TableBar
      session={desk.session}
      words={boardWords().tools}
      track={<Progress desk={desk} />}
      onOpen={open}
    />
  );
}

function Progress({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const all = voyagesInAll(view);
  const flown = all - voyageCount(view.voyages);
  // A puzzle, a lesson or an analysis may begin in the middle of a game: its turns cannot be counted.
  const counts = desk.session.lesson.value === undefined;
  return (
    <div class={styles.progress}>
      <span class={`${ui.caps} ${styles.flown} ${counts ? '' : styles.alone}`}>
        {boardWords().voyagesOf(flown, all)}
      </span>
      <span class={styles.dots} aria-hidden="true">
        {Array.from({ length: all }, (_, index) => (
          <i key={`voyage-${index + 1}`} class={index < flown ? styles.won : undefined} />
        ))}
      </span>
      {counts ? (
        <span class={`${ui.caps} ${styles.turn}`}>
          {boardWords().turn(turnOf(desk.session.history.value) + (view.stage.kind === 'turn' ? 1 : 0))}
        </span>
      ) : undefined}
    </div>
  );
}
