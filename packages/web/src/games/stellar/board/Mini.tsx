// On a phone the rival's board folds into a strip: a map of the telescope and the notebook in numbers. A tap unfolds it.
import type { Seat } from '@planisphere/core';
import { type Card, NONE, NUMBER_OF, SLOTS, sideOf, TYPES, totalsOf } from '@planisphere/stellar';
import { useState } from 'preact/hooks';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Sheet } from '../../../base/ui/Sheet.tsx';
import ui from '../../../base/ui/ui.module.css';
import { emblemOf } from '../../../table/emblem.ts';
import type { Desk } from '../desk.ts';
import { familyOf, isFaceDown, leavesOf, numberText } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import styles from './mini.module.css';
import { Side } from './Side.tsx';
import { SLOT_SPOTS } from './tubes.ts';

export function Mini({ desk, seat }: { desk: Desk; seat: Seat }) {
  const [open, setOpen] = useState(false);
  const view = desk.session.view.value;
  const name = desk.session.nameOf(seat);
  const level = desk.session.seats.levelOf(seat);
  return (
    <div class={styles.mini}>
      <button
        type="button"
        class={styles.strip}
        data-place={`side-${seat}`}
        data-player={emblemOf(desk.session, seat)}
        data-nav
        aria-label={boardWords().board(name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span class={ui.avatar}>
          <Glyph name={`p-${emblemOf(desk.session, seat)}`} />
        </span>
        <span class={styles.who}>
          <b>{name}</b>
          <small>{level ?? boardWords().cards(sideOf(view, seat).hand.length)}</small>
          {settings.value.estimate ? <b class={styles.score}>{totalsOf(view)[seat as 0 | 1]}</b> : undefined}
        </span>
        <span class={styles.map}>
          {Array.from({ length: SLOTS }, (_, index) => (
            <Cell key={`slot-${index + 1}`} desk={desk} seat={seat} slot={index + 1} />
          ))}
        </span>
        <span class={styles.book}>
          {TYPES.map((type, index) => {
            const numbers = leavesOf(view, seat, index).map(({ card }) => numberText(card));
            return (
              <span key={type} data-type={type} class={numbers.length === 0 ? styles.void : undefined}>
                <Glyph name={`t-${type}`} />
                <b>{numbers.join(' ') || '–'}</b>
              </span>
            );
          })}
        </span>
        <Glyph name="ui-next" class={styles.chevron} />
      </button>
      {open ? (
        <Sheet title={boardWords().board(name)} onClose={() => setOpen(false)}>
          <div class={styles.unfolded}>
            <Side desk={desk} seat={seat} />
          </div>
        </Sheet>
      ) : undefined}
    </div>
  );
}

function Cell({ desk, seat, slot }: { desk: Desk; seat: Seat; slot: number }) {
  const view = desk.session.view.value;
  const card = sideOf(view, seat).telescope[slot - 1] as Card;
  const { x, row } = SLOT_SPOTS[slot - 1] as (typeof SLOT_SPOTS)[number];
  const style = `--x:${x};--r:${row}`;
  if (card === NONE) return <i class={styles.empty} style={style} />;
  if (isFaceDown(view, seat, slot)) {
    return (
      <i class={styles.down} style={style}>
        <Glyph name="t-facedown" />3
      </i>
    );
  }
  return (
    <i data-type={familyOf(card)} style={style}>
      <Glyph name={`t-${familyOf(card)}`} />
      {NUMBER_OF[card]}
    </i>
  );
}
