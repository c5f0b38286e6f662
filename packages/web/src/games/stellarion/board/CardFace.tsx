// A card on the table: engraving, type, galaxy, name, and the pattern of its galaxy at the foot.
import { type Card, galaxyOf, isTyped } from '@planisphere/stellarion';
import { deckMark, galaxyMark, kindOf, typeMark } from '../marks.ts';
import { boardWords } from '../words/index.ts';
import styles from './card.module.css';
import './galaxies.css';
import type { Deck } from '@planisphere/stellarion';
import { Mark } from './Mark.tsx';
import { plateOf } from './plates.ts';

interface Props {
  /** Undefined for its back. */
  readonly card: Card | undefined;
  /** The deck of a card that lies elsewhere. */
  readonly home?: Deck;
}

export function CardFace({ card, home }: Props) {
  if (card === undefined) {
    return (
      <span class={`${styles.card} ${styles.back}`}>
        <img class={styles.art} src={plateOf(undefined)} alt="" />
      </span>
    );
  }
  return (
    <span class={styles.card} data-galaxy={kindOf(card)}>
      <img class={styles.art} src={plateOf(card)} alt="" />
      {isTyped(card) ? (
        <>
          <Mark name={typeMark(card & 3)} class={styles.type} />
          <Mark name={galaxyMark(galaxyOf(card))} class={styles.emblem} />
        </>
      ) : (
        <Mark name={kindOf(card) === 'hole' ? 'sn-hole' : 'sn-mirror'} class={styles.type} />
      )}
      <span class={styles.name}>
        {isTyped(card) ? boardWords().types[card & 3] : boardWords().card(card)}
      </span>
      {home === undefined ? undefined : (
        <i class={styles.home}>
          <Mark name={deckMark(home)} />
        </i>
      )}
      <span class={styles.strip} />
    </span>
  );
}
