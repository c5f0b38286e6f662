// The eight decks as a block: galaxies above, types below, discards outside; the Outpost beside it.
import ui from '../../../base/ui/ui.module.css';
import { keepStill } from '../../../table/drag/carry.ts';
import type { Desk } from '../desk.ts';
import { EVERY_DECK } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { Beside } from './Beside.tsx';
import { Deck } from './Deck.tsx';
import { Outpost } from './Outpost.tsx';
import styles from './sky.module.css';

export function Observatory({ desk, label = boardWords().observatory }: { desk: Desk; label?: string }) {
  const lit = desk.partners.value;
  return (
    <section ref={keepStill} class={styles.sky} aria-label={label}>
      {/* Without a panel beside it the names of the decks still follow a heading. */}
      <h2 class={ui.hidden}>{label}</h2>
      <div class={styles.block}>
        <div class={styles.grid}>
          {EVERY_DECK.map((deck) => (
            <Deck key={deck} desk={desk} deck={deck} lit={lit.includes(deck)} />
          ))}
          <Link desk={desk} />
        </div>
        <span class={`${styles.above} ${ui.caps}`} aria-hidden="true">
          {boardWords().discards}
        </span>
        <span class={`${styles.below} ${ui.caps}`} aria-hidden="true">
          {boardWords().discards}
        </span>
        <Outpost desk={desk} lit={lit} />
        <Beside desk={desk} />
      </div>
    </section>
  );
}

/** A dashed line between two picked cards that work together. */
function Link({ desk }: { desk: Desk }) {
  const { picked, plan } = desk.holding.value;
  const decks = picked.filter((source) => source < 8);
  if (picked.length !== 2 || decks.length !== 2 || plan.length > 0) return undefined;
  const [one, two] = decks as [number, number];
  const place = (deck: number) => ({ x: 12.5 + (deck % 4) * 25, y: deck < 4 ? 25 : 75 });
  const [a, b] = [place(one), place(two)];
  return (
    <svg class={styles.link} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} vector-effect="non-scaling-stroke" />
    </svg>
  );
}
