// Chances: the next card of each deck, counted exactly; and, if a bot can judge the position, the chance to win.
import { type Deck, odds, type Position } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { deckMark, faceMark, galaxyOfDeck, kindOf } from '../marks.ts';
import { boardWords, percent } from '../words/index.ts';
import { Mark } from './Mark.tsx';
import styles from './odds.module.css';
import rail from './rail.module.css';

export function Odds({ desk, onOpen }: { desk: Desk; onOpen: () => void }) {
  return (
    <section class={`${rail.panel} ${styles.odds}`} aria-label={boardWords().odds}>
      {desk.session.allowsHints ? <Chance chance={desk.chance.value} /> : undefined}
      <div class={styles.ways}>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          aria-label={boardWords().oddsOfDecks}
          onClick={onOpen}
        >
          <Mark name="sn-deck" />
          {boardWords().odds}
        </button>
        <HintButton desk={desk} />
      </div>
    </section>
  );
}

export function HintButton({ desk }: { desk: Desk }) {
  const busy = desk.hints.thinking.value;
  if (!desk.session.allowsHints) return undefined;
  return (
    <button
      type="button"
      class={`${ui.button} ${ui.quiet}`}
      data-nav
      data-hint
      aria-label={busy ? boardWords().thinkingAboutIt : boardWords().hint}
      aria-busy={busy}
      aria-disabled={!desk.hints.mayAsk}
      onClick={() => void desk.hints.ask()}
    >
      <Glyph name="ui-hint" />
      <span>{busy ? boardWords().thinkingAboutIt : boardWords().hint}</span>
    </button>
  );
}

/** The chance to win. Its place is reserved before it is known, so that nothing moves. */
export function Chance({ chance }: { chance: number | undefined }) {
  const known = chance === undefined ? undefined : { weight: Math.round(chance * 1000), total: 1000 };
  return (
    <p class={styles.win} data-chance={chance}>
      <svg class={styles.dial} viewBox="-50 -48 100 54" aria-hidden="true">
        <path d="M-42 0A42 42 0 0 1 42 0" />
        {chance === undefined ? undefined : (
          <>
            <path
              class={styles.won}
              d="M-42 0A42 42 0 0 1 42 0"
              pathLength="100"
              stroke-dasharray={`${chance * 100} 200`}
            />
            <path class={styles.hand} d="M0 0V-34" transform={`rotate(${chance * 180 - 90})`} />
          </>
        )}
        <circle r="4" />
      </svg>
      <span>
        <b class={styles.percent}>{known === undefined ? undefined : percent(known)}</b>
        <small>{known === undefined ? boardWords().chanceUnknown : boardWords().chanceToWin}</small>
      </span>
    </p>
  );
}

/** All eight decks: the possible next cards, each as wide as it is likely. */
export function OddsTable({ view }: { view: Position }) {
  return (
    <table class={styles.table}>
      <caption class={ui.hidden}>{boardWords().oddsOfDecks}</caption>
      <tbody>
        {odds(view).map(({ deck, next, total }) => (
          <tr key={deck} data-galaxy={galaxyOfDeck(deck)}>
            <th scope="row">
              <Mark name={deckMark(deck)} />
              {boardWords().decks[deck]}
            </th>
            <td>
              <NextCards deck={deck} next={next} total={total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NextProps {
  readonly deck: Deck;
  readonly next: readonly { readonly card: number; readonly weight: number }[];
  readonly total: number;
}

export function NextCards({ deck, next, total }: NextProps) {
  if (total === 0) return <span class={styles.none}>{boardWords().noCardBelow}</span>;
  return (
    <span class={styles.bar}>
      {next.map(({ card, weight }) => (
        <span key={card} style={{ flexGrow: weight }} data-galaxy={kindOf(card)}>
          <Mark name={faceMark(deck, card)} />
          {percent({ weight, total })}
          <span class={ui.hidden}>{boardWords().card(card)}</span>
        </span>
      ))}
    </span>
  );
}
