// Three cards as they look with the settings of this device, and the pattern of every type alone.
import { cardOf, TYPES } from '@planisphere/stellar';
import { CardFace } from './board/CardFace.tsx';
import card from './board/card.module.css';
import styles from './patterns.module.css';

const SHOWN = [
  { type: 'planet', number: 4 },
  { type: 'hole', number: 1 },
  { type: 'asteroid', number: 1 },
] as const;

export function Patterns() {
  return (
    <div class={styles.patterns} aria-hidden="true">
      {SHOWN.map(({ type, number }) => (
        <CardFace key={type} card={cardOf(TYPES.indexOf(type), number)} />
      ))}
      <div class={styles.strips}>
        {[...TYPES, 'satellite'].map((type) => (
          <span key={type} data-type={type}>
            <i class={card.strip} />
          </span>
        ))}
      </div>
    </div>
  );
}
