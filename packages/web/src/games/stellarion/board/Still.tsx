// The Stellarion table to look at: voyages and research, the sun's track, the Observatory. A press opens a deck;
// nothing can be played.
import { useDrawer } from '../../../table/frame/drawer.ts';
import type { Desk } from '../desk.ts';
import { boardWords } from '../words/index.ts';
import { Chips } from './Chips.tsx';
import type { Drawer } from './drawer.ts';
import { Observatory } from './Observatory.tsx';
import { Orbits } from './Orbits.tsx';
import { Drawers } from './parts.ts';
import { Research } from './Research.tsx';
import { SunTrack } from './SunTrack.tsx';
import styles from './table.module.css';
import { Voyages } from './Voyages.tsx';

export function Still({ desk }: { desk: Desk }) {
  const { drawer, open } = useDrawer<Drawer>();
  const { sun, mirrors } = desk.session.view.value.table;
  return (
    <div class={styles.room}>
      <div class={`${styles.table} ${styles.still} ${sun ? styles.sunny : ''}`}>
        {/* Long content scrolls here: a keyboard must reach it. */}
        <section class={styles.left} aria-label={boardWords().rail} tabindex={0}>
          <Voyages desk={desk} />
          {mirrors ? <Orbits desk={desk} /> : undefined}
          <Research desk={desk} />
        </section>
        <div class={styles.middle}>
          <Chips desk={desk} onOpen={open} />
          <SunTrack desk={desk} />
          <Observatory desk={desk} />
        </div>
        <Drawers desk={desk} drawer={drawer} />
      </div>
    </div>
  );
}
