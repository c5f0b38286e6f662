// One deck of the Observatory: its pile with the visible card, its name, what is known of its order, its discard.
import { type Card, type Deck as DeckId, type Galaxy, readiness } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { deckMark, faceMark, galaxyOfDeck, kindOf } from '../marks.ts';
import { deckPlace, discardPlace } from '../places.ts';
import { pointAt, pointed } from '../pointing.ts';
import { type DeckReading, discardOf, readDeck } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { stateOf } from './Dots.tsx';
import { dragHandlers } from './drag.ts';
import { lookInto } from './looking.ts';
import { Mark } from './Mark.tsx';
import { pickCard } from './press.ts';
import styles from './sky.module.css';

export function Deck({ desk, deck, lit }: { desk: Desk; deck: DeckId; lit: boolean }) {
  const scene = desk.session.view.value;
  const reading = readDeck(scene, deck);
  return (
    <div
      class={`${styles.deck} ${deck < 4 ? styles.ofGalaxy : styles.ofType}`}
      data-galaxy={galaxyOfDeck(deck)}
      data-place={deckPlace(deck)}
    >
      <Pile desk={desk} reading={reading} lit={lit} />
      <h3 class={styles.title}>
        <Mark name={deckMark(deck)} />
        <span class={styles.name}>{boardWords().decks[deck]}</span>
        {deck < 4 ? <Left desk={desk} galaxy={deck as Galaxy} /> : undefined}
      </h3>
      <button
        type="button"
        class={styles.discard}
        data-place={discardPlace(deck)}
        data-nav
        aria-label={boardWords().discardLabel(deck, discardOf(scene, deck))}
        onClick={() => lookInto(deck)}
      >
        {discardOf(scene, deck).map(({ card, count }) => (
          <Slot
            key={card}
            deck={deck}
            card={card}
            count={count}
            state={deck < 4 && card < 16 ? stateOf(scene, deck as Galaxy, card & 3) : undefined}
          />
        ))}
      </button>
    </div>
  );
}

/** On a phone held upright: how many voyages of the galaxy are left, and who cannot take them. */
function Left({ desk, galaxy }: { desk: Desk; galaxy: Galaxy }) {
  const view = desk.session.view.value;
  const { voyagesLeft, accessible, takers } = readiness(view)[galaxy]!;
  const [only] = takers;
  return (
    <span class={styles.left}>
      {accessible || voyagesLeft === 0 ? undefined : (
        <i class={styles.lock} role="img" aria-label={boardWords().covered(galaxy)}>
          <Glyph name="ui-lock" />
        </i>
      )}
      {boardWords().leftCount(voyagesLeft)}
      {takers.length === 1 && view.table.players === 2 && only !== undefined ? (
        <i
          class={styles.taker}
          data-player={only + 1}
          role="img"
          aria-label={boardWords().onlyFor(desk.session.nameOf(only))}
        >
          <Glyph name={`p-${only + 1}`} />
        </i>
      ) : undefined}
    </span>
  );
}

interface SlotProps {
  readonly deck: DeckId;
  readonly card: Card;
  readonly count: number;
  /** Where a Launch to the deck's galaxy finds the card: a phone shows both in one line. */
  readonly state: ReturnType<typeof stateOf> | undefined;
}

function Slot({ deck, card, count, state }: SlotProps) {
  return (
    <i
      class={`${styles.slot} ${count === 0 ? styles.none : ''}`}
      data-galaxy={kindOf(card)}
      data-state={state}
      data-plain={card >= 16 || undefined}
    >
      <Mark name={faceMark(deck, card)} />
      {count === 0 ? undefined : (
        <em>
          {Array.from({ length: count }, (_, index) => (
            <u key={`copy-${index + 1}`} />
          ))}
        </em>
      )}
    </i>
  );
}

function Pile({ desk, reading, lit }: { desk: Desk; reading: DeckReading; lit: boolean }) {
  const { deck, size, top, bottom, next } = reading;
  const picked = desk.holding.value.picked.includes(deck) && desk.holding.value.plan.length === 0;
  const label = boardWords().deckLabel({ deck, size, top, bottom, next });
  return (
    <div class={styles.pile} data-size={Math.min(size, 6)}>
      {size === 0 ? (
        <button type="button" class={styles.empty} data-nav aria-label={label} onClick={() => lookInto(deck)}>
          <Mark name={deckMark(deck)} />
          <small>{boardWords().empty}</small>
        </button>
      ) : (
        <button
          type="button"
          class={`${styles.card} ${picked ? styles.picked : ''} ${lit ? styles.lit : ''} ${pointed.value?.deck === deck ? styles.pointed : ''}`}
          data-source={deck}
          data-lit={lit || undefined}
          data-pointed={pointed.value?.deck === deck || undefined}
          onContextMenu={(event) => {
            if (desk.session.online === undefined) return;
            event.preventDefault();
            pointAt(desk.session, deck);
          }}
          data-nav
          aria-label={label}
          aria-pressed={top === undefined ? undefined : picked}
          {...(top === undefined ? {} : dragHandlers(desk, deck))}
          aria-disabled={top === undefined ? undefined : !desk.mayPick.value}
          onClick={() => (top === undefined ? lookInto(deck) : pickCard(desk, deck))}
        >
          <CardFace card={top} />
          <b class={styles.count}>
            <Mark name="sn-deck" />
            {size}
          </b>
        </button>
      )}
      <Known reading={reading} />
      {pointed.value?.deck === deck ? (
        <span class={styles.pointer} aria-hidden="true">
          <Glyph name="ui-target" />
          {pointed.value.name}
        </span>
      ) : undefined}
      {picked ? (
        <i class={styles.tick}>
          <Glyph name="ui-check" />
        </i>
      ) : undefined}
    </div>
  );
}

/** What players have seen of the order: the next cards, and those at the bottom. */
function Known({ reading: { deck, next, bottom, top } }: { reading: DeckReading }) {
  if (next.length === 0 && bottom.length === 0) return undefined;
  const shownNext = next.slice(0, 1);
  const shownBottom = bottom.slice(-1);
  return (
    <span class={styles.seen} title={boardWords().knownTitle({ deck, next, bottom, top })}>
      <Glyph name="ui-eye" />
      {shownNext.map((card) => (
        <Mark key={`next-${card}`} name={faceMark(deck, card)} />
      ))}
      {shownBottom.map((card) => (
        <span key={`bottom-${card}`} class={styles.bottom}>
          <Mark name={faceMark(deck, card)} />
        </span>
      ))}
      <span class={ui.hidden}>{boardWords().knownTitle({ deck, next, bottom, top })}</span>
    </span>
  );
}
