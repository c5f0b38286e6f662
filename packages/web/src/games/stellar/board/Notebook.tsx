// The notebook: one stack for each type, in the order of the numbers, the longest run marked at the edge.
import type { Seat } from '@planisphere/core';
import { type SeatScore, TYPES } from '@planisphere/stellar';
import { settings } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { appWords } from '../../../base/words/index.ts';
import { targetKey } from '../../../table/input.ts';
import type { Desk } from '../desk.ts';
import type { Place } from '../input.ts';
import { lastMoveOf } from '../last-move.ts';
import { leafPlace, notebookPlace, stackPlace } from '../places.ts';
import { familyOf, type Leaf, leavesOf, numberText, scoreOf, signed, stackFor } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { dropAt } from './drag.ts';
import styles from './notebook.module.css';
import { plateOf } from './plates.ts';
import { pressHandlers } from './press.ts';

const NOTE: Place = { at: 'note' };
const NOTE_KEY = targetKey(NOTE);

export function Notebook({ desk, seat }: { desk: Desk; seat: Seat }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of the board, not of a form
    <div
      class={styles.wrap}
      data-place={notebookPlace(seat)}
      role="group"
      aria-label={`${boardWords().notebook}, ${desk.session.titleOf(seat) ?? appWords().you}`}
      {...(seat === desk.session.viewer.value ? dropAt({ at: 'note' }) : {})}
    >
      <h3 class={ui.caps}>{boardWords().notebook}</h3>
      <div class={styles.stacks}>
        {TYPES.map((type, index) => (
          <Stack key={type} desk={desk} seat={seat} type={index} />
        ))}
      </div>
    </div>
  );
}

interface StackProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly type: number;
}

function Stack({ desk, seat, type }: StackProps) {
  const view = desk.session.view.value;
  const family = TYPES[type] as (typeof TYPES)[number];
  const leaves = leavesOf(view, seat, type);
  const score = scoreOf(view, seat).types[type] as SeatScore['types'][number];
  const numbers = leaves.map(({ card }) => numberText(card)).join(', ') || boardWords().empty;
  const label = boardWords().notebookStack(boardWords().families[family], numbers);
  const own = seat === desk.session.viewer.value;
  const card = own && desk.targets.value.has(NOTE_KEY) ? desk.noted.value : undefined;
  const lit = card !== undefined && stackFor(view, seat, card) === type;
  const shown = lit && desk.preview.value?.place.at === 'note';
  const inner = (
    <>
      <span class={styles.head}>
        <Glyph name={`t-${family}`} class={styles.type} />
        <Product stars={score.stars} run={score.multiplier} />
      </span>
      <span class={styles.cards}>
        {leaves.map((leaf) => (
          <LeafView key={`${leaf.card}-${leaf.copy}`} desk={desk} seat={seat} leaf={leaf} />
        ))}
        {lit ? <Coming card={card} ghost={shown} /> : undefined}
      </span>
    </>
  );
  if (!lit) {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a stack is a group of cards, not of fields
      <div
        class={`${styles.stack} ${leaves.length === 0 ? styles.void : ''}`}
        data-type={family}
        data-place={stackPlace(seat, family)}
        role="group"
        aria-label={label}
      >
        {inner}
      </div>
    );
  }
  const gain = view.phase === 'start' ? undefined : desk.gains.value.get(NOTE_KEY);
  const spoken = gain !== undefined && settings.value.gains ? boardWords().gain(gain) : undefined;
  return (
    <button
      type="button"
      class={`${styles.stack} ${styles.legal}`}
      data-type={family}
      data-place={stackPlace(seat, family)}
      data-nav
      aria-label={`${boardWords().stackLegal(boardWords().family[family], spoken)}. ${label}`}
      {...pressHandlers(desk, NOTE)}
    >
      {inner}
      {gain !== undefined && settings.value.gains ? (
        <b class={`${styles.gain} ${shown ? '' : styles.before}`}>{signed(gain)}</b>
      ) : undefined}
    </button>
  );
}

/** The place of the coming card: a sign, or its ghost while the player aims there. */
function Coming({ card, ghost }: { card: number; ghost: boolean }) {
  if (!ghost)
    return (
      <span class={`${styles.leaf} ${styles.add}`}>
        <Glyph name="ui-plus" />
      </span>
    );
  return (
    <span class={`${styles.leaf} ${styles.add} ${styles.ghost}`} data-type={familyOf(card)}>
      <img class={styles.art} src={plateOf(card)} alt="" />
      <b>{numberText(card)}</b>
    </span>
  );
}

function Product({ stars, run }: { stars: number; run: number }) {
  if (stars === 0 && run === 0) return undefined;
  return (
    <span class={`${styles.product} ${stars * run === 0 ? styles.zero : ''}`} data-product>
      {stars}
      <Glyph name="star-pip" class={styles.star} />
      <em>×</em>
      {run}
    </span>
  );
}

function LeafView({ desk, seat, leaf }: { desk: Desk; seat: Seat; leaf: Leaf }) {
  const last =
    seat !== desk.session.viewer.value &&
    lastMoveOf(desk.session).some((placed) => placed.slot === undefined && placed.card === leaf.card);
  return (
    <span
      class={[styles.leaf, leaf.inRun && styles.run, last && styles.last].filter(Boolean).join(' ')}
      data-type={familyOf(leaf.card)}
      data-place={leafPlace(seat, leaf.card, leaf.copy)}
    >
      <img class={styles.art} src={plateOf(leaf.card)} alt="" />
      <b class={numberText(leaf.card).length > 1 ? styles.pair : undefined}>{numberText(leaf.card)}</b>
      {familyOf(leaf.card) === 'satellite' ? <Glyph name="t-satellite" class={styles.mark} /> : undefined}
    </span>
  );
}
