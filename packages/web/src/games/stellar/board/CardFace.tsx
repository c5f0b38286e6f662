// A card's face at any size: number, type, stars, picture, and the pattern that repeats the type. Hidden from screen
// readers: the surrounding element names the card.
import { type Card, makeCard, STARS_OF } from '@planisphere/stellar';
import { lineOfKind, nameOfKind } from '@planisphere/stellar/voice';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { familyOf, isReal, numberText } from '../reading.ts';
import styles from './card.module.css';
import { plateOf } from './plates.ts';

/** Characters: a longer name is left out on a small card, never shrunk or cut. */
const LONG_NAME = 15;

interface Props {
  readonly card: Card | undefined;
  /** The card is face down; its owner still knows it. */
  readonly down?: boolean;
  readonly ghost?: boolean;
  readonly selected?: boolean;
}

export function CardFace({ card, down = false, ghost = false, selected = false }: Props) {
  const look = [styles.card, ghost && styles.ghost, selected && styles.selected].filter(Boolean).join(' ');
  if (!isReal(card) || down) {
    return (
      <span class={`${look} ${styles.back}`} aria-hidden="true">
        <img class={styles.art} src={plateOf(undefined)} alt="" />
        {down ? <b class={`${styles.number} ${styles.dim}`}>3</b> : undefined}
      </span>
    );
  }
  const family = familyOf(card);
  const stars = STARS_OF[card] ?? 0;
  const text = numberText(card);
  const name = nameOfKind(makeCard(card), settings.value.locale);
  return (
    <span class={look} data-type={family} aria-hidden="true">
      <img class={styles.art} src={plateOf(card)} alt="" draggable={false} />
      <b class={`${styles.number} ${text.length > 1 ? styles.pair : ''}`}>{text}</b>
      <Glyph name={`t-${family}`} class={styles.type} />
      <span class={styles.foot}>
        <span class={styles.stars}>
          {stars === 0 ? (
            <Glyph name="star-pip-empty" class={`${styles.star} ${styles.none}`} />
          ) : (
            Array.from({ length: stars }, (_, index) => (
              <Glyph key={index} name="star-pip" class={styles.star} />
            ))
          )}
        </span>
        <span class={`${styles.name} ${name.length > LONG_NAME ? styles.long : ''}`}>{whole(name)}</span>
        <span class={styles.line}>{lineOfKind(makeCard(card), settings.value.locale)}</span>
      </span>
      <i class={styles.strip} />
    </span>
  );
}

/** A designation such as X-1 does not break at its hyphen. */
const whole = (name: string): string => name.replaceAll('-', '\u2011');
