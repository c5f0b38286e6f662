// The Outpost: four docks in the fixed order of the types; with the Biodomes as many as there are cards.
import { type Card, cardOf, GALAXIES, type Galaxy, galaxyOf } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { galaxyMark, typeMark } from '../marks.ts';
import { OUTPOST_PLACE, outpostPlace } from '../places.ts';
import { EVERY_TYPE, homeOf, stationedCards } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { dragHandlers } from './drag.ts';
import { Mark } from './Mark.tsx';
import { pickCard } from './press.ts';
import styles from './sky.module.css';

const PLANET = 3;

export function Outpost({ desk, lit }: { desk: Desk; lit: readonly number[] }) {
  const scene = desk.session.view.value;
  const cards = stationedCards(scene);
  const free = scene.discovery === PLANET;
  const galaxy = cards.length > 0 && !free ? galaxyOf(cards[0]!) : undefined;
  return (
    <section class={styles.outpost} data-galaxy={galaxy === undefined ? undefined : GALAXIES[galaxy]}>
      <h3 class={ui.caps}>
        {boardWords().outpost}
        {galaxy === undefined ? undefined : (
          <Mark name={galaxyMark(galaxy)} class={styles.only} label={boardWords().onlyGalaxy(galaxy)} />
        )}
      </h3>
      <div class={`${styles.mast} ${free ? styles.many : ''}`} data-place={OUTPOST_PLACE}>
        {docksOf(cards, galaxy, free).map(({ card, type }) => (
          <Dock key={card ?? `type-${type}`} desk={desk} card={card} type={type} lit={lit} />
        ))}
      </div>
      <p class={styles.note}>
        {galaxy === undefined ? (
          free ? (
            boardWords().anyGalaxy
          ) : (
            boardWords().noGalaxyYet
          )
        ) : (
          <>
            <Mark name={galaxyMark(galaxy)} />
            {boardWords().onlyGalaxy(galaxy)}
          </>
        )}
      </p>
    </section>
  );
}

interface DockPlace {
  readonly card: Card | undefined;
  readonly type: number;
}

function docksOf(cards: readonly Card[], galaxy: Galaxy | undefined, free: boolean): readonly DockPlace[] {
  if (free) {
    const filled = cards.map((card) => ({ card, type: card & 3 }));
    const empty = Array.from({ length: Math.max(0, 4 - cards.length) }, (_, type) => ({
      card: undefined,
      type,
    }));
    return [...filled, ...empty];
  }
  return EVERY_TYPE.map((type) => {
    const card = galaxy === undefined ? undefined : cardOf(galaxy, type);
    return { card: card !== undefined && cards.includes(card) ? card : undefined, type };
  });
}

interface DockProps {
  readonly desk: Desk;
  readonly card: Card | undefined;
  readonly type: number;
  readonly lit: readonly number[];
}

function Dock({ desk, card, type, lit }: DockProps) {
  if (card === undefined) {
    return (
      <div class={`${styles.dock} ${styles.vacant}`}>
        <Mark name={typeMark(type)} label={boardWords().dockFree(type)} />
      </div>
    );
  }
  const source = 8 + card;
  const picked = desk.holding.value.picked.includes(source) && desk.holding.value.plan.length === 0;
  return (
    <div class={styles.dock}>
      <button
        type="button"
        class={`${styles.card} ${picked ? styles.picked : ''} ${lit.includes(source) ? styles.lit : ''}`}
        data-source={source}
        data-lit={lit.includes(source) || undefined}
        data-place={outpostPlace(card)}
        data-nav
        aria-pressed={picked}
        aria-disabled={!desk.mayPick.value}
        aria-label={boardWords().outpostLabel(card)}
        onClick={() => pickCard(desk, source)}
        {...dragHandlers(desk, source)}
      >
        <CardFace card={card} home={homeOf(desk.session.view.value, card)} />
      </button>
      {picked ? (
        <i class={styles.tick}>
          <Glyph name="ui-check" />
        </i>
      ) : undefined}
    </div>
  );
}
