// Four dots for what a Launch to a galaxy has, always in the order ship, nebula, stars, planet.
import { cardOf, GALAXIES, type Galaxy, type Position, shown } from '@planisphere/stellarion';
import { typeMark } from '../marks.ts';
import { EVERY_DECK, EVERY_TYPE } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import styles from './dots.module.css';
import { Mark } from './Mark.tsx';

type State = 'top' | 'op' | 'no';

/** Where a Launch finds this card. */
export function stateOf(position: Position, galaxy: Galaxy, type: number): State {
  const card = cardOf(galaxy, type as 0);
  if (EVERY_DECK.some((deck) => shown(position, deck) === card)) return 'top';
  return (position.outpost >> card) & 1 ? 'op' : 'no';
}

interface Props {
  readonly position: Position;
  readonly galaxy: Galaxy;
  /** Types that an action would add. */
  readonly added?: readonly number[];
}

export function Dots({ position, galaxy, added = [] }: Props) {
  const states = EVERY_TYPE.map((type) => stateOf(position, galaxy, type));
  const label = EVERY_TYPE.map(
    (type) => `${boardWords().types[type]}: ${boardWords().dots[states[type]!]}`,
  ).join(', ');
  return (
    <span class={styles.dots} data-galaxy={GALAXIES[galaxy]} role="img" aria-label={label}>
      {EVERY_TYPE.map((type) => (
        <i key={type} class={`${styles[states[type]!]} ${added.includes(type) ? styles.added : ''}`}>
          <Mark name={typeMark(type)} />
        </i>
      ))}
    </span>
  );
}
