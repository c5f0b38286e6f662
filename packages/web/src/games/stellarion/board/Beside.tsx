// On a phone held upright, beside the Outpost: the orbits, the two victory piles, or for players the powers of the
// types.
import type { Desk } from '../desk.ts';
import { Orbits } from './Orbits.tsx';
import { Piles } from './Piles.tsx';
import { ShortPowers } from './Powers.tsx';
import styles from './sky.module.css';

export function Beside({ desk }: { desk: Desk }) {
  const { spectating, view } = desk.session;
  const { mirrors, players } = view.value.table;
  return (
    <div class={styles.beside}>
      {mirrors ? (
        <Orbits desk={desk} />
      ) : players === 2 ? (
        <Piles desk={desk} />
      ) : spectating.value ? undefined : (
        <ShortPowers />
      )}
    </div>
  );
}
