// Planets station visible cards; with the Thrusters one of the paid ships returns. Both choose among whole cards.
import { type Deck, shown } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import type { Desk } from '../desk.ts';
import { deckMark, galaxyOfDeck } from '../marks.ts';
import { stepPlace } from '../places.ts';
import { EVERY_DECK } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import styles from './dialog.module.css';
import { IfYouConfirm } from './IfYouConfirm.tsx';
import { Mark } from './Mark.tsx';

export function ShowPanel({ desk, panel }: { desk: Desk; panel: 'station' | 'return' }) {
  return (
    <div class={styles.body}>
      <div class={styles.left}>
        <IfYouConfirm desk={desk} />
      </div>
      <div class={styles.right}>
        <p class={styles.lead}>
          {panel === 'station'
            ? boardWords().dialog.chooseShown(desk.scene.value.stage.major)
            : boardWords().dialog.chooseShip}
        </p>
        <ul class={styles.kinds} style={{ '--n': 4 }}>
          {panel === 'station'
            ? EVERY_DECK.map((deck) => <Showing key={deck} desk={desk} deck={deck} />)
            : desk.steps.value.map((action) =>
                action.kind === 'return' ? (
                  <Ship key={action.deck} desk={desk} deck={action.deck} card={action.card} />
                ) : undefined,
              )}
        </ul>
      </div>
    </div>
  );
}

function Showing({ desk, deck }: { desk: Desk; deck: Deck }) {
  const card = shown(desk.scene.value, deck);
  const { step } = desk.holding.value;
  const chosen = step?.kind === 'station' && step.decks.includes(deck);
  if (card === undefined) {
    return (
      <li>
        <Where deck={deck} />
        <div class={styles.covered}>
          <small>{boardWords().showsNothing}</small>
        </div>
      </li>
    );
  }
  const rule = desk.ruleAgainst({ at: 'source', source: deck });
  return (
    <li>
      <Where deck={deck} />
      <div class={styles.kind}>
        {rule === undefined ? (
          <button
            type="button"
            class={`${styles.face} ${chosen ? styles.chosen : ''}`}
            data-nav
            data-show={deck}
            data-place={stepPlace({ show: deck })}
            aria-pressed={chosen}
            aria-label={`${boardWords().deckOf(deck)}: ${boardWords().card(card)}`}
            onClick={() => desk.press({ at: 'source', source: deck })}
          >
            <CardFace card={card} />
          </button>
        ) : (
          <span class={`${styles.face} ${styles.off}`}>
            <CardFace card={card} />
          </span>
        )}
        {chosen ? (
          <i class={styles.tick} aria-hidden="true">
            <Glyph name="ui-check" />
          </i>
        ) : undefined}
      </div>
      {rule === undefined ? undefined : <small class={styles.why}>{boardWords().reason({ rule })}</small>}
    </li>
  );
}

function Ship({ desk, deck, card }: { desk: Desk; deck: Deck; card: number }) {
  const { step } = desk.holding.value;
  const chosen = step?.kind === 'return' && step.deck === deck && step.card === card;
  return (
    <li>
      <Where deck={deck} />
      <div class={styles.kind}>
        <button
          type="button"
          class={`${styles.face} ${chosen ? styles.chosen : ''}`}
          data-nav
          data-return={deck}
          data-place={stepPlace({ kind: 'return', deck, card })}
          aria-pressed={chosen}
          aria-label={`${boardWords().card(card)}: ${boardWords().deckOf(deck)}`}
          onClick={() => desk.press({ at: 'step', action: { kind: 'return', deck, card } })}
        >
          <CardFace card={card} />
        </button>
        {chosen ? (
          <i class={styles.tick} aria-hidden="true">
            <Glyph name="ui-check" />
          </i>
        ) : undefined}
      </div>
    </li>
  );
}

function Where({ deck }: { deck: Deck }) {
  return (
    <span class={styles.where} data-galaxy={galaxyOfDeck(deck)}>
      <Mark name={deckMark(deck)} />
      {boardWords().decks[deck]}
    </span>
  );
}
