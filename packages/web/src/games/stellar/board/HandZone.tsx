// One's own hand, within the thumb's reach, and the few buttons that belong to it. Cards can be tapped or dragged.
import type { Card } from '@planisphere/stellar';
import { isKnownHeld, sideOf } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { actionAt, cardInPlay, faceOf, flip, isAsked, letGo, type Target } from '../input.ts';
import { DRAWN_PLACE, handPlace } from '../places.ts';
import { drawnCard, otherSeat } from '../reading.ts';
import type { StellarSession } from '../session.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { dragHandlers, dropAt, followingHandlers } from './drag.ts';
import styles from './hand.module.css';
import { look } from './looking.ts';
import { handlersFor, pressTarget } from './press.ts';

export function HandZone({ session }: { session: StellarSession }) {
  const view = session.view.value;
  const seat = session.viewer.value;
  const { hand } = sideOf(view, seat);
  return (
    <section
      class={styles.zone}
      aria-label={boardWords().handOf(session.titleOf(seat))}
      {...dropAt({ at: 'hand' })}
    >
      <ul class={styles.fan}>
        {hand.map((card, index) => (
          <li key={index} data-place={handPlace(seat, index)}>
            <Held session={session} card={card} first={hand.indexOf(card) === index} />
          </li>
        ))}
        <Drawn session={session} />
      </ul>
      <Acts session={session} />
    </section>
  );
}

function Held({ session, card, first }: { session: StellarSession; card: Card; first: boolean }) {
  const view = session.view.value;
  const seat = session.viewer.value;
  const asked = session.mayAct && isAsked({ view, seat }) && ['start', 'play', 'keep'].includes(view.phase);
  const selected = asked && first && session.desk.holding.value.card === card;
  const known = isKnownHeld(sideOf(view, seat), card) && view.phase !== 'start';
  const label = `${boardWords().cardLabel(card)}${known ? `, ${boardWords().knownToOther(session.nameOf(otherSeat(seat)))}` : ''}`;
  const target: Target = { at: 'hand', card };
  const open = asked && session.desk.holding.value.card === undefined;
  return (
    <button
      type="button"
      class={`${styles.card} ${selected ? styles.selected : ''} ${open ? styles.open : ''}`}
      data-nav
      data-hand={card}
      aria-pressed={asked ? selected : undefined}
      aria-label={label}
      {...(asked
        ? { ...handlersFor(session, target), ...dragHandlers(session, card, { from: 'hand', card }) }
        : { onClick: () => look(session, card) })}
    >
      <CardFace card={card} selected={selected} />
      {known ? (
        <i class={styles.eye} title={boardWords().knownToOther(session.nameOf(otherSeat(seat)))}>
          <Glyph name="ui-eye" />
        </i>
      ) : undefined}
    </button>
  );
}

/** On a phone the card from the deck waits beside the hand; wider screens show it under the row. */
function Drawn({ session }: { session: StellarSession }) {
  const card = drawnCard(session.view.value);
  if (card === undefined) return undefined;
  return (
    <li class={styles.drawn}>
      <button
        type="button"
        class={`${styles.card} ${styles.selected}`}
        data-place={DRAWN_PLACE}
        data-nav
        aria-label={boardWords().cardLabel(card)}
        onClick={() => look(session, card)}
        {...followingHandlers(session, card)}
      >
        <CardFace card={card} selected />
      </button>
    </li>
  );
}

function Acts({ session }: { session: StellarSession }) {
  const view = session.view.value;
  const at = { view, seat: session.viewer.value };
  const holding = session.desk.holding.value;
  if (!session.mayAct || !isAsked(at)) return <div class={styles.acts} />;
  if (view.phase === 'offer') return <Offer session={session} />;
  const card = cardInPlay(at, holding);
  const note: Target = { at: 'note' };
  const canNote = actionAt(at, holding, note) !== undefined;
  const armed = holding.armed;
  const confirms = armed !== undefined && actionAt(at, holding, armed) !== undefined;
  const answers = view.phase === 'start' || view.phase === 'keep';
  return (
    <div class={styles.acts}>
      {confirms || (answers && card !== undefined) ? (
        <Act
          session={session}
          glyph="ui-check"
          sure
          text={boardWords().act.confirm}
          target={armed ?? { at: 'hand', card: card as Card }}
        />
      ) : canNote ? (
        <Act session={session} glyph="ui-notebook" text={boardWords().act.notebook} target={note} />
      ) : undefined}
      {card === undefined ||
      answers ||
      (view.phase === 'place' && view.area === 'note') ||
      faceOf(at, holding) !== holding.face ? undefined : confirms ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          onClick={() => (session.desk.holding.value = letGo(holding))}
        >
          <Glyph name="ui-back" />
          {boardWords().act.letGo}
        </button>
      ) : (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          aria-pressed={holding.face === 'down'}
          onClick={() => (session.desk.holding.value = flip(holding))}
        >
          <Glyph name="ui-flip" />
          {holding.face === 'up' ? boardWords().act.faceDown : boardWords().act.faceUp}
        </button>
      )}
      {card === undefined ? undefined : (
        <button type="button" class={styles.look} data-nav onClick={() => look(session, card)}>
          <Glyph name="ui-eye" />
          {boardWords().act.look}
        </button>
      )}
    </div>
  );
}

interface ActProps {
  readonly session: StellarSession;
  readonly glyph: string;
  readonly text: string;
  readonly target: Target;
  /** The press that confirms. */
  readonly sure?: boolean;
}

function Act({ session, glyph, text, target, sure = false }: ActProps) {
  return (
    <button
      type="button"
      class={ui.button}
      data-nav
      // What the button names is meant, unless the player wants to be asked again.
      onClick={() => pressTarget(session, target, { firm: !settings.value.confirm || sure })}
      onPointerEnter={handlersFor(session, target).onPointerEnter}
      onPointerLeave={handlersFor(session, target).onPointerLeave}
      onFocus={handlersFor(session, target).onFocus}
      onBlur={handlersFor(session, target).onBlur}
    >
      <Glyph name={glyph} />
      {text}
    </button>
  );
}

function Offer({ session }: { session: StellarSession }) {
  return (
    <div class={styles.acts}>
      <button
        type="button"
        class={ui.button}
        data-nav
        {...handlersFor(session, { at: 'offer', replace: true })}
      >
        <Glyph name="ui-rotate" />
        {boardWords().act.replace}
      </button>
      <button
        type="button"
        class={`${ui.button} ${ui.quiet}`}
        data-nav
        {...handlersFor(session, { at: 'offer', replace: false })}
      >
        <Glyph name="ui-check" />
        {boardWords().act.leave}
      </button>
    </div>
  );
}
