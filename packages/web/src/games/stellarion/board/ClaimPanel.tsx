// Chooses voyages: three by a Crossing, for the player or as gifts; one for two meteors.
import { type Seat, seatsOf } from '@planisphere/core';
import { type Action, countOf, EVERY_SLOT, GALAXIES, type Slot, takersOf } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import type { Target } from '../input.ts';
import { galaxyMark } from '../marks.ts';
import { galaxyIn } from '../paying.ts';
import { stepPlace, voyagePlace } from '../places.ts';
import { boardWords } from '../words/index.ts';
import styles from './dialog.module.css';
import { IfYouConfirm } from './IfYouConfirm.tsx';
import { Mark } from './Mark.tsx';

export function ClaimPanel({ desk, panel }: { desk: Desk; panel: 'claim' | 'spend' }) {
  const scene = desk.scene.value;
  const slots = EVERY_SLOT.filter((slot) => galaxyIn(scene, slot) !== undefined);
  const taken = desk.holding.value.plan.filter((action) => action.kind === 'take').length;
  return (
    <div class={styles.body}>
      <div class={styles.left}>
        {panel === 'claim' ? (
          <p class={styles.lead} role="status">
            {boardWords().dialog.takenSoFar(taken, taken + scene.stage.left)}
          </p>
        ) : undefined}
        <IfYouConfirm desk={desk} />
      </div>
      <div class={styles.right}>
        <ul class={styles.voyages}>
          {slots.map((slot) => (
            <Voyage key={slot} desk={desk} slot={slot} panel={panel} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Voyage({ desk, slot, panel }: { desk: Desk; slot: Slot; panel: 'claim' | 'spend' }) {
  const scene = desk.scene.value;
  const galaxy = galaxyIn(scene, slot)!;
  const all = seatsOf(scene.table.players);
  const own = desk.session.viewer.value;
  const seats = panel === 'spend' && !desk.session.shared ? [own] : all.toSorted((a) => (a === own ? -1 : 1));
  const left = scene.table.mirrors
    ? boardWords().column(slot - 4)
    : boardWords().toFlyCount(countOf(scene.voyages, galaxy));
  return (
    <li data-galaxy={GALAXIES[galaxy]} class={styles.voyage} data-place={voyagePlace(galaxy)}>
      <Mark name={galaxyMark(galaxy)} />
      <span>
        <b>{boardWords().galaxies[galaxy]}</b>
        <small>{left}</small>
      </span>
      {seats.map((to) => (
        <Taker key={to} desk={desk} slot={slot} to={to} panel={panel} />
      ))}
      {takersOf(scene, galaxy).length === 0 ? <small>{boardWords().nobody}</small> : undefined}
    </li>
  );
}

interface TakerProps {
  readonly desk: Desk;
  readonly slot: Slot;
  readonly to: Seat;
  readonly panel: 'claim' | 'spend';
}

function Taker({ desk, slot, to, panel }: TakerProps) {
  const { step } = desk.holding.value;
  const target: Target & { readonly action: Action } =
    panel === 'spend'
      ? { at: 'spend', by: to, action: { kind: 'spend', voyage: slot } }
      : { at: 'step', action: { kind: 'take', voyage: slot, to } };
  const rule = desk.ruleAgainst(target);
  const chosen =
    step !== undefined &&
    (step.kind === 'take' || step.kind === 'spend') &&
    step.voyage === slot &&
    (step.kind === 'spend' ? desk.seat === to : step.to === to);
  const gift = to !== desk.session.viewer.value;
  if (rule !== undefined) {
    const why = boardWords().reason({ rule });
    return (
      <small class={styles.why}>
        {desk.scene.value.table.players === 1 ? why : boardWords().whyFor(desk.session.nameOf(to), why)}
      </small>
    );
  }
  return (
    <button
      type="button"
      class={`${ui.button} ${chosen ? '' : ui.quiet}`}
      data-nav
      data-step
      data-place={stepPlace(target.action)}
      aria-pressed={chosen}
      onClick={() => desk.press(target)}
    >
      <Glyph name={chosen ? 'ui-check' : gift ? 'ui-send' : 'ui-plus'} />
      {gift
        ? (panel === 'spend' ? boardWords().forWhom : boardWords().giveTo)(desk.session.nameOf(to))
        : boardWords().take}
    </button>
  );
}
