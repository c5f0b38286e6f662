// The player's hand, within the thumb's reach, and the few buttons that belong to it. Cards can be tapped or dragged.
import type { Card } from '@planisphere/stellar';
import { isKnownHeld, sideOf } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { GO_PLACE } from '../../../table/advice/mark.ts';
import { targetKey } from '../../../table/input.ts';
import type { Desk } from '../desk.ts';
import type { Place } from '../input.ts';
import { DRAWN_PLACE, handPlace, offerPlace } from '../places.ts';
import { drawnCard, otherSeat } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { dragHandlers, dropAt, followingHandlers } from './drag.ts';
import styles from './hand.module.css';
import { look } from './looking.ts';
import { aimHandlers, pressHandlers, pressPlace } from './press.ts';

export function HandZone({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const seat = desk.session.viewer.value;
  const { hand } = sideOf(view, seat);
  return (
    <section
      class={styles.zone}
      aria-label={boardWords().handOf(desk.session.titleOf(seat))}
      {...dropAt({ at: 'hand' })}
    >
      <ul class={styles.fan}>
        {hand.map((card, index) => (
          <li key={index} data-place={handPlace(seat, index)}>
            <Held desk={desk} card={card} first={hand.indexOf(card) === index} />
          </li>
        ))}
        <Drawn desk={desk} />
      </ul>
      <Acts desk={desk} />
    </section>
  );
}

function Held({ desk, card, first }: { desk: Desk; card: Card; first: boolean }) {
  const view = desk.session.view.value;
  const seat = desk.session.viewer.value;
  const asked = desk.asked.value && ['start', 'play', 'keep'].includes(view.phase);
  const selected = asked && first && desk.holding.value.card === card;
  const known = isKnownHeld(sideOf(view, seat), card) && view.phase !== 'start';
  const label = `${boardWords().cardLabel(card)}${known ? `, ${boardWords().knownToOther(desk.session.nameOf(otherSeat(seat)))}` : ''}`;
  const open = asked && desk.holding.value.card === undefined;
  return (
    <button
      type="button"
      class={`${styles.card} ${selected ? styles.selected : ''} ${open ? styles.open : ''}`}
      data-nav
      data-hand={card}
      aria-pressed={asked ? selected : undefined}
      aria-label={label}
      {...(asked
        ? {
            ...pressHandlers(desk, { at: 'hand', card }),
            ...dragHandlers(desk, card, { from: 'hand', card }),
          }
        : { onClick: () => look(desk, card) })}
    >
      <CardFace card={card} selected={selected} />
      {known ? (
        <i class={styles.eye} title={boardWords().knownToOther(desk.session.nameOf(otherSeat(seat)))}>
          <Glyph name="ui-eye" />
        </i>
      ) : undefined}
    </button>
  );
}

/** On a phone the card from the deck waits beside the hand; wider screens show it under the row. */
function Drawn({ desk }: { desk: Desk }) {
  const card = drawnCard(desk.session.view.value);
  if (card === undefined) return undefined;
  return (
    <li class={styles.drawn}>
      <button
        type="button"
        class={`${styles.card} ${styles.selected}`}
        data-place={DRAWN_PLACE}
        data-nav
        aria-label={boardWords().cardLabel(card)}
        onClick={() => look(desk, card)}
        {...followingHandlers(desk, card)}
      >
        <CardFace card={card} selected />
      </button>
    </li>
  );
}

function Acts({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const holding = desk.holding.value;
  if (!desk.asked.value) return <div class={styles.acts} />;
  if (view.phase === 'offer') return <Offer desk={desk} />;
  const card = desk.card.value;
  const note: Place = { at: 'note' };
  const canNote = desk.targets.value.has(targetKey(note));
  const armed = holding.armed;
  const confirms = armed !== undefined && desk.targets.value.has(targetKey(armed));
  const answers = view.phase === 'start' || view.phase === 'keep';
  return (
    <div class={styles.acts}>
      {confirms || (answers && card !== undefined) ? (
        <Act
          desk={desk}
          glyph="ui-check"
          sure
          text={boardWords().act.confirm}
          place={armed ?? { at: 'hand', card: card as Card }}
        />
      ) : canNote ? (
        <Act desk={desk} glyph="ui-notebook" text={boardWords().act.notebook} place={note} />
      ) : undefined}
      {card === undefined ||
      answers ||
      (view.phase === 'place' && view.area === 'note') ||
      desk.face.value !== holding.face ? undefined : confirms ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          onClick={() => desk.press({ at: 'back' })}
        >
          <Glyph name="ui-back" />
          {boardWords().act.letGo}
        </button>
      ) : (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          data-nav
          data-flip
          aria-pressed={holding.face === 'down'}
          onClick={() => desk.press({ at: 'flip' })}
        >
          <Glyph name="ui-flip" />
          {holding.face === 'up' ? boardWords().act.faceDown : boardWords().act.faceUp}
        </button>
      )}
      {card === undefined ? undefined : (
        <button type="button" class={styles.look} data-nav onClick={() => look(desk, card)}>
          <Glyph name="ui-eye" />
          {boardWords().act.look}
        </button>
      )}
    </div>
  );
}

interface ActProps {
  readonly desk: Desk;
  readonly glyph: string;
  readonly text: string;
  readonly place: Place;
  /** Whether this press confirms. */
  readonly sure?: boolean;
}

function Act({ desk, glyph, text, place, sure = false }: ActProps) {
  return (
    <button
      type="button"
      class={ui.button}
      data-place={sure ? GO_PLACE : undefined}
      data-nav
      // A named button acts at once, unless the player's settings ask for a second press.
      onClick={() => pressPlace(desk, place, { sure: !settings.value.confirm || sure })}
      {...aimHandlers(desk, place)}
    >
      <Glyph name={glyph} />
      {text}
    </button>
  );
}

function Offer({ desk }: { desk: Desk }) {
  return (
    <div class={styles.acts}>
      <button
        type="button"
        class={ui.button}
        data-place={offerPlace('replace')}
        data-nav
        {...pressHandlers(desk, { at: 'offer', replace: true })}
      >
        <Glyph name="ui-rotate" />
        {boardWords().act.replace}
      </button>
      <button
        type="button"
        class={`${ui.button} ${ui.quiet}`}
        data-place={offerPlace('leave')}
        data-nav
        {...pressHandlers(desk, { at: 'offer', replace: false })}
      >
        <Glyph name="ui-check" />
        {boardWords().act.leave}
      </button>
    </div>
  );
}
