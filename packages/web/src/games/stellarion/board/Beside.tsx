// On a phone held upright, beside the Outpost: the orbits, the victory piles of two, or what two cards of a type do.
import type { Desk } from '../desk.ts';
import { Orbits } from './Orbits.tsx';
import { Piles } from './Piles.tsx';
import { ShortPowers } from './Powers.tsx';
import styles from './sky.module.css';

export function Beside({ desk }: { desk: Desk }) {
  const { mirrors, players } = desk.session.view.value.table;
  return (
    <div class={styles.beside}>
      {mirrors ? <Orbits desk={desk} /> : players === 2 ? <Piles desk={desk} /> : <ShortPowers />}
    </div>
  );
}
