// Expansion 4, The Gloomy Sun (pages 20–23).
//
// Preparation: one advanced voyage is added; the sun starts on space 0, a meteor lies on each of four spaces.
// A Launch moves the sun 4 spaces on, a major power 2, a minor power 1, a Crossing none; it moves when the action is
// complete. Waiving an effect moves it back instead: up to 4 spaces for a minor, 8 for a major power.
// A meteor is collected by ending a retreat on its space. Two meteors buy a voyage: at any moment, by either player.
// The game is lost when the sun reaches the last space, unless that very Launch has won it.
import { type Seat, seatsOf } from '@planisphere/core';
import { type Action, spendOf, waiveOf } from '../actions.ts';
import { finish } from '../ending.ts';
import type { Draft, Position } from '../position.ts';
import { galaxyAt, hasRoom, slotsFor, takeVoyage } from '../voyages.ts';

const METEORS_FOR_A_VOYAGE = 2;
export const LAUNCH_ADVANCE = 4;
const MAJOR_ADVANCE = 2;
const MINOR_ADVANCE = 1;
export const MAJOR_RETREAT = 8;
const MINOR_RETREAT = 4;

/** SUN-2: how far a used effect moves the sun. */
export function effectAdvance(major: boolean): number {
  return major ? MAJOR_ADVANCE : MINOR_ADVANCE;
}

/** SUN-3: how far waiving moves the sun back at most; it stops at 0, so no retreat is longer than its way. */
export function longestRetreat({ table, stage, sun }: Position): number {
  return table.sun ? Math.min(stage.major ? MAJOR_RETREAT : MINOR_RETREAT, sun) : 0;
}

/** SUN-5: overshooting the last space is reaching it. */
export function advance(draft: Draft, spaces: number): void {
  if (!draft.table.sun) return;
  draft.sun = Math.min(draft.sun + spaces, draft.table.track.last);
  if (draft.sun === draft.table.track.last) finish(draft, 'sun');
}

/** SUN-3, METEOR-1: it stops at 0; a retreat of no space collects nothing. */
export function retreat(draft: Draft, spaces: number): void {
  if (spaces === 0 || draft.sun === 0) return;
  draft.sun = Math.max(draft.sun - spaces, 0);
  const meteor = draft.table.track.meteors.indexOf(draft.sun);
  if (meteor < 0 || ((draft.meteors >> meteor) & 1) === 0) return;
  draft.meteors &= ~(1 << meteor);
  draft.collected++;
}

export function retreats(position: Position): readonly Action[] {
  return retreatsUpTo[longestRetreat(position)]!;
}

const retreatsUpTo: readonly (readonly Action[])[] = Array.from({ length: MAJOR_RETREAT + 1 }, (_, longest) =>
  Array.from({ length: longest + 1 }, (_, spaces) => waiveOf(spaces)),
);

/** Meteors can be spent at any moment except between the voyages of one Crossing (METEOR-3). */
function isMoment({ stage }: Position): boolean {
  return stage.kind !== 'claim';
}

export function canSpend(position: Position, seat: Seat): boolean {
  return (
    position.collected >= METEORS_FOR_A_VOYAGE && isMoment(position) && slotsFor(position, seat).length > 0
  );
}

export function spenders(position: Position): readonly Seat[] {
  if (position.collected < METEORS_FOR_A_VOYAGE) return [];
  return seatsOf(position.table.players).filter((seat) => canSpend(position, seat));
}

export function spendings(position: Position, seat: Seat): Action[] {
  return canSpend(position, seat) ? slotsFor(position, seat).map(spendOf) : [];
}

export function checkSpend(
  position: Position,
  seat: Seat,
  { voyage }: Action & { kind: 'spend' },
): string | undefined {
  if (position.collected < METEORS_FOR_A_VOYAGE) return 'METEOR-2';
  if (!isMoment(position)) return 'METEOR-3';
  const galaxy = galaxyAt(position, voyage);
  if (galaxy === undefined) return position.table.mirrors ? 'MIRROR-3' : 'METEOR-4';
  return hasRoom(position, seat, galaxy) ? undefined : 'DUO-3';
}

/** METEOR-4: the voyage goes to the pile of the player who spends; the sun stays. */
export function spend(draft: Draft, seat: Seat, { voyage }: Action & { kind: 'spend' }): void {
  draft.collected -= METEORS_FOR_A_VOYAGE;
  takeVoyage(draft, voyage, seat);
}
