// A ticket per voyage of a galaxy: flown or still to fly.
import { countOf, type Galaxy, type Position } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { boardWords } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './rail.module.css';

export function Tickets({ view, galaxy }: { view: Position; galaxy: Galaxy }) {
  const flown = view.won.reduce((sum, pile) => sum + countOf(pile, galaxy), 0);
  const all = flown + countOf(view.voyages, galaxy);
  return (
    <span class={styles.tickets} role="img" aria-label={boardWords().flownOf(flown, all)}>
      {Array.from({ length: all }, (_, index) => (
        <i key={`ticket-${index + 1}`} class={index < flown ? styles.won : undefined}>
          {index < flown ? <Glyph name="ui-check" /> : <Mark name="sn-voyage" />}
        </i>
      ))}
    </span>
  );
}
