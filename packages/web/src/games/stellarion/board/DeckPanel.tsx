// The dialog of ships, nebulae and stars: first the deck, then the card in it.
import { type Deck, odds, type Position, planOdds, shown } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { deckMark, galaxyOfDeck } from '../marks.ts';
import { facePlace, tilePlace } from '../places.ts';
import { contentsOfDeck, discardOf, EVERY_DECK, readDeck } from '../reading.ts';
import { boardWords, percent } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import styles from './dialog.module.css';
import { IfYouConfirm } from './IfYouConfirm.tsx';
import { Mark } from './Mark.tsx';
import { NextCards } from './Odds.tsx';

type Kind = 'search' | 'recover' | 'scan';

export function DeckPanel({ desk, panel }: { desk: Desk; panel: Kind }) {
  const { deck } = desk.holding.value;
  return (
    <div class={styles.body}>
      <div class={styles.left}>
        <section class={styles.decks}>
          <h3 class={ui.caps}>{panel === 'recover' ? boardWords().discard : boardWords().deck}</h3>
          <div class={styles.tiles}>
            {EVERY_DECK.map((each) => (
              <DeckTile key={each} desk={desk} deck={each} panel={panel} />
            ))}
          </div>
        </section>
        <IfYouConfirm desk={desk} />
      </div>
      <div class={styles.right} data-galaxy={deck === undefined ? undefined : galaxyOfDeck(deck)}>
        {deck === undefined ? (
          <p class={styles.hint}>{boardWords().dialog.chooseDeck(panel)}</p>
        ) : (
          <Inside desk={desk} deck={deck} panel={panel} />
        )}
      </div>
    </div>
  );
}

function DeckTile({ desk, deck, panel }: { desk: Desk; deck: Deck; panel: Kind }) {
  const scene = desk.scene.value;
  const rule = desk.ruleAgainst({ at: 'deck', deck });
  const count =
    panel === 'recover'
      ? discardOf(scene, deck).reduce((sum, each) => sum + each.count, 0)
      : readDeck(scene, deck).size;
  const chosen = desk.holding.value.deck === deck;
  const reason = rule === undefined ? '' : `, ${boardWords().reason({ rule })}`;
  return (
    <button
      type="button"
      class={`${styles.tile} ${chosen ? styles.on : ''}`}
      data-galaxy={galaxyOfDeck(deck)}
      data-nav
      data-deck={rule === undefined ? deck : undefined}
      data-place={tilePlace(deck)}
      aria-pressed={chosen}
      aria-disabled={rule !== undefined}
      title={rule === undefined ? undefined : boardWords().reason({ rule })}
      aria-label={`${boardWords().deckTile(deck, count)}${reason}`}
      onClick={() => desk.press({ at: 'deck', deck })}
    >
      <Mark name={deckMark(deck)} />
      <b>{count}</b>
      <small>{boardWords().decks[deck]}</small>
    </button>
  );
}

function Inside({ desk, deck, panel }: { desk: Desk; deck: Deck; panel: Kind }) {
  const scene = desk.scene.value;
  const kinds = panel === 'recover' ? discardOf(scene, deck) : contentsOfDeck(scene, deck);
  const listed = kinds.filter(({ count }) => count > 0);
  const { size } = readDeck(scene, deck);
  return (
    <>
      <header>
        <Mark name={deckMark(deck)} class={styles.emblem} />
        <h3>{panel === 'recover' ? boardWords().discardOf(deck) : boardWords().deckOf(deck)}</h3>
        <span class={styles.count}>
          {panel === 'recover'
            ? boardWords().cards(listed.reduce((sum, { count }) => sum + count, 0))
            : boardWords().cardsInOrder(size)}
        </span>
      </header>
      <ul class={styles.kinds} style={{ '--n': Math.max(4, listed.length) }}>
        {listed.map(({ card, count }) => (
          <KindCard key={card} desk={desk} deck={deck} card={card} count={count} panel={panel} />
        ))}
      </ul>
      {panel === 'search' ? <Under desk={desk} deck={deck} /> : undefined}
    </>
  );
}

interface KindProps {
  readonly desk: Desk;
  readonly deck: Deck;
  readonly card: number;
  readonly count: number;
  readonly panel: Kind;
}

function KindCard({ desk, deck, card, count, panel }: KindProps) {
  const scene = desk.scene.value;
  const { step } = desk.holding.value;
  const chosen =
    step?.kind === 'search'
      ? step.card === card
        ? 1
        : 0
      : step?.kind === 'recover'
        ? step.cards.filter((each) => each === card).length
        : 0;
  const rule = desk.ruleAgainst({ at: 'face', card });
  const top = shown(scene, deck) === card && panel !== 'recover';
  const chance = panel === 'recover' ? undefined : chanceOf(scene, deck, { card, panel });
  return (
    <li>
      <div class={styles.kind}>
        {panel === 'scan' || rule !== undefined ? (
          <span class={`${styles.face} ${rule === undefined ? '' : styles.off}`}>
            <CardFace card={card} />
          </span>
        ) : (
          <button
            type="button"
            class={`${styles.face} ${chosen > 0 ? styles.chosen : ''}`}
            data-nav
            data-face={card}
            data-place={facePlace(card)}
            aria-pressed={chosen > 0}
            aria-label={boardWords().kindLabel(card, count, chosen)}
            onClick={() => desk.press({ at: 'face', card })}
          >
            <CardFace card={card} />
          </button>
        )}
        <i class={styles.times} aria-hidden="true">
          ×{count}
        </i>
        {chosen > 0 ? (
          <i class={styles.tick} aria-hidden="true">
            {chosen > 1 ? chosen : <Glyph name="ui-check" />}
          </i>
        ) : undefined}
        {top ? <i class={styles.tag}>{boardWords().onTop}</i> : undefined}
      </div>
      <div class={styles.odds}>
        {rule === undefined ? undefined : <small>{boardWords().reason({ rule })}</small>}
        {chance === undefined ? undefined : (
          <>
            <span class={styles.meter}>
              <u
                class={top && panel === 'search' ? styles.full : undefined}
                style={{ width: `${(100 * chance.weight) / chance.total}%` }}
              />
            </span>
            <small>
              {top && panel === 'search'
                ? boardWords().thereAlready
                : boardWords().byChance(percent(chance), panel === 'scan')}
            </small>
          </>
        )}
      </div>
    </li>
  );
}

/** The chance that the card is turned up next, or is one of the two that a scan shows. */
function chanceOf(scene: Position, deck: Deck, { card, panel }: { card: number; panel: Kind }) {
  if (panel === 'scan') return planOdds(scene, { wanted: [card], looks: [{ by: 'scan', deck }] });
  const { next, total } = odds(scene)[deck]!;
  const weight = next.find((each) => each.card === card)?.weight ?? 0;
  if (shown(scene, deck) === card) return { weight: 1, total: 1 };
  return total === 0 ? undefined : { weight, total };
}

/** What lies below the found card: the rest, shuffled. */
function Under({ desk, deck }: { desk: Desk; deck: Deck }) {
  const { step } = desk.holding.value;
  if (step?.kind !== 'search' || step.deck !== deck) return undefined;
  const { next, total } = odds(desk.preview.value)[deck]!;
  return (
    <div class={styles.under}>
      <h4 class={ui.caps}>{boardWords().under}</h4>
      <NextCards deck={deck} next={next} total={total} />
    </div>
  );
}
