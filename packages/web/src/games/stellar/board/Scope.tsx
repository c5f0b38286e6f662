// A telescope in its true shape: twelve slots in three sections.
import type { Seat } from '@planisphere/core';
import { breakdownOf, type Card, NONE, SECTION_SLOTS, SECTIONS, sideOf } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { targetKey } from '../../../table/input.ts';
import type { Desk } from '../desk.ts';
import type { Place } from '../input.ts';
import { lastMoveOf } from '../last-move.ts';
import { sectionPlace, slotPlace } from '../places.ts';
import { isFaceDown, isReal, signed } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { CardFace } from './CardFace.tsx';
import { dropAt } from './drag.ts';
import { look } from './looking.ts';
import { pressHandlers } from './press.ts';
import styles from './scope.module.css';
import { Tubes } from './Tubes.tsx';
import { SECTION_SPANS, SLOT_SPOTS } from './tubes.ts';

export function Scope({ desk, seat }: { desk: Desk; seat: Seat }) {
  const own = seat === desk.session.viewer.value;
  const label = boardWords().telescopeOf(desk.session.titleOf(seat));
  return (
    <div class={styles.scope}>
      <Tubes />
      {SECTIONS.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame into the drawing
        <div
          key={section}
          role="group"
          aria-label={`${label}, ${boardWords().sections[section]}`}
          class={styles.group}
        >
          {SECTION_SLOTS[section].map((slot) => (
            <Slot key={slot} desk={desk} seat={seat} slot={slot} own={own} />
          ))}
        </div>
      ))}
      <Sections desk={desk} seat={seat} />
    </div>
  );
}

interface SlotProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly slot: number;
  readonly own: boolean;
}

function Slot({ desk, seat, slot, own }: SlotProps) {
  const view = desk.session.view.value;
  const card = sideOf(view, seat).telescope[slot - 1] as Card;
  const { x, y } = SLOT_SPOTS[slot - 1] as (typeof SLOT_SPOTS)[number];
  const style = `--x:${x};--y:${y}`;
  if (card === NONE) return <FreeSlot desk={desk} seat={seat} slot={slot} own={own} />;
  const down = isFaceDown(view, seat, slot);
  const last =
    !own && view.phase !== 'over' && lastMoveOf(desk.session).some((placed) => placed.slot === slot);
  const name = isReal(card) ? boardWords().cardLabel(card) : boardWords().faceDownCard;
  const spoken =
    down && isReal(card)
      ? boardWords().faceDownOwn(boardWords().card(card))
      : down
        ? boardWords().faceDownCard
        : name;
  return (
    <button
      type="button"
      class={`${styles.slot} ${last ? styles.last : ''}`}
      style={style}
      data-place={slotPlace(seat, slot)}
      data-nav
      aria-label={`${boardWords().slot(slot)}: ${spoken}${last ? `, ${boardWords().lastMove}` : ''}`}
      onClick={() => look(desk, isReal(card) ? card : undefined)}
      {...(own ? dropAt({ at: 'slot', slot }) : {})}
    >
      <CardFace card={card} down={down} />
      {down && isReal(card) && (own || view.phase === 'over') ? <Peek card={card} /> : undefined}
      {last ? (
        <i class={styles.comet}>
          <Glyph name="ui-comet" />
        </i>
      ) : undefined}
    </button>
  );
}

/** Type and number, small, of a face-down card: for its owner, and at the end for everybody. */
function Peek({ card }: { card: Card }) {
  return (
    <i class={styles.peek} aria-hidden="true">
      <Glyph name="ui-eye" />
      {boardWords().card(card)}
    </i>
  );
}

function FreeSlot({ desk, seat, slot, own }: SlotProps) {
  const { x, y } = SLOT_SPOTS[slot - 1] as (typeof SLOT_SPOTS)[number];
  const style = `--x:${x};--y:${y}`;
  const place: Place = { at: 'slot', slot };
  const drop = own ? dropAt({ at: 'slot', slot }) : {};
  const lit = own && desk.targets.value.has(targetKey(place));
  if (own && !lit && desk.placing.value) {
    return (
      <button
        type="button"
        class={`${styles.slot} ${styles.empty}`}
        style={style}
        data-place={slotPlace(seat, slot)}
        tabindex={-1}
        aria-disabled="true"
        aria-label={boardWords().slotFree(slot)}
        onClick={() => desk.press(place)}
        {...drop}
      >
        <span class={styles.no} aria-hidden="true">
          {slot}
        </span>
      </button>
    );
  }
  if (!lit) {
    return (
      <div
        class={`${styles.slot} ${styles.empty}`}
        style={style}
        data-place={slotPlace(seat, slot)}
        {...drop}
      >
        <span class={styles.no} aria-hidden="true">
          {slot}
        </span>
        <span class={ui.hidden}>{boardWords().slotFree(slot)}</span>
      </div>
    );
  }
  const preview = desk.preview.value;
  const shown = preview !== undefined && 'to' in preview.action && preview.action.to.slot === slot;
  const starts =
    slot === 1 && desk.session.view.value.phase === 'start' && desk.holding.value.card !== undefined;
  const gain = desk.gains.value.get(targetKey(place)) ?? 0;
  const spoken =
    settings.value.gains && desk.session.view.value.phase !== 'start' ? boardWords().gain(gain) : undefined;
  return (
    <button
      type="button"
      class={`${styles.slot} ${styles.empty} ${styles.legal} ${shown || starts ? styles.shown : ''}`}
      style={style}
      data-place={slotPlace(seat, slot)}
      data-nav
      aria-label={boardWords().slotLegal(slot, spoken)}
      {...pressHandlers(desk, place)}
      {...drop}
    >
      {shown || starts ? (
        <>
          <CardFace card={desk.card.value} down={desk.face.value === 'down'} ghost />
          {spoken === undefined ? undefined : <b class={styles.gain}>{signed(gain)}</b>}
        </>
      ) : (
        <>
          <span class={styles.no}>{slot}</span>
          {spoken === undefined ? undefined : <b class={styles.points}>{signed(gain)}</b>}
          <Glyph name="ui-plus" class={styles.plus} />
        </>
      )}
    </button>
  );
}

function Sections({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { sections } = breakdownOf(desk.session.view.value);
  return (
    <>
      {sections.map(({ section, totals, points }) => {
        const [a, b] = SECTION_SPANS[section];
        const leads = points[seat as 0 | 1] > 0;
        return (
          <div
            key={section}
            class={`${styles.section} ${leads ? styles.lead : ''}`}
            style={`--a:${a};--b:${b}`}
            data-place={sectionPlace(section)}
          >
            <span class={ui.caps}>{boardWords().sections[section]}</span>
            <b>{totals[seat as 0 | 1]}</b>
            {leads ? (
              <i class={styles.crown}>
                <Glyph name="ui-crown" />
                10
                <span class={ui.hidden}>{boardWords().sectionLeads}</span>
              </i>
            ) : undefined}
          </div>
        );
      })}
    </>
  );
}
