// What a finger or a mouse over the sky does to the ghost.
import type { Place } from '@planisphere/star-explorer';
import { type Ghost, ghostPlaces } from '@planisphere/star-explorer/text';
import { followPointer } from '../../../table/drag/pointer.ts';
import type { Desk } from '../desk.ts';
import { toLattice } from '../geometry.ts';
import {
  type At,
  type Gesture,
  ghostUnder,
  type Handled,
  move,
  NO_GESTURE,
  press,
  release,
} from '../gesture.ts';
import type { Measured } from './measured.ts';

/** Pixels that a finger lifts the ghost. */
const LIFT = 84;

type Step = (gesture: Gesture, at: At, ghost: Ghost) => Handled;

export function pointersOver(desk: Desk, measured: Measured) {
  const handle = (event: PointerEvent, step: Step) => {
    const ghost = desk.ghost.value;
    if (ghost === undefined) return;
    const { gesture, ghost: next, tapped } = step(desk.gesture, atOf(event, measured, desk.degrees), ghost);
    desk.gesture = gesture;
    if (next !== ghost) desk.drag(next);
    if (gesture.kind === 'drag' || gesture.kind === 'twist') desk.carried.value = false;
    if (tapped !== undefined) tap(desk, tapped);
    if (gesture.kind === 'none') desk.rest();
  };
  let before: { readonly ghost: Ghost | undefined; readonly carried: boolean } | undefined;
  /** As it lay before the hand touched it; a second finger has nothing more to put back. */
  const putBack = () => {
    const isTouched = desk.gesture.kind !== 'none' && desk.drawing.value !== undefined;
    desk.gesture = NO_GESTURE;
    if (isTouched && before?.ghost !== undefined) {
      desk.put(before.ghost);
      desk.carried.value = before.carried;
    } else desk.rest();
  };
  return {
    onPointerEnter: measured.forget,
    onPointerDown: (event: PointerEvent) => {
      const { node } = measured;
      if (event.button !== 0 || node === null) return;
      measured.forget();
      desk.session.note.value = '';
      if (desk.gesture.kind === 'none') before = { ghost: desk.ghost.value, carried: desk.carried.value };
      handle(event, press);
      followPointer(event, node, {
        moved: (next) => handle(next, move),
        released: (last) => handle(last, release),
        cancelled: putBack,
      });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && desk.gesture.kind === 'none') carry(desk, event, measured);
    },
    // A mouse that carries the ghost is on its way to a button.
    onPointerLeave: () => desk.rest(),
  };
}

/** A mouse carries the ghost about until it is put down. */
function carry(desk: Desk, event: PointerEvent, measured: Measured): void {
  const ghost = desk.ghost.value;
  if (!desk.carried.value || ghost === undefined) return;
  const next = ghostUnder(ghost, atOf(event, measured, desk.degrees).sky);
  if (next !== ghost) desk.drag(next);
}

/** On a star of the ghost that lies: leaves it out or takes it in. Elsewhere: the ghost goes there. */
function tap(desk: Desk, at: Place): void {
  const ghost = desk.ghost.value;
  if (ghost === undefined) return;
  if (desk.carried.value) {
    desk.put(ghostUnder(ghost, at));
    return;
  }
  const places = ghostPlaces(ghost);
  const far = places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const nearest = far.indexOf(Math.min(...far));
  if ((far[nearest] as number) < 0.7) desk.toggle(nearest);
  else desk.put(ghostUnder(ghost, at));
}

function atOf(event: PointerEvent, measured: Measured, degrees: number): At {
  const page = { x: event.clientX, y: event.clientY };
  return {
    id: event.pointerId,
    finger: event.pointerType !== 'mouse',
    page,
    sky: toLattice(measured.onPicture(page), degrees),
    lift: toLattice({ x: 0, y: -measured.units(LIFT) }, degrees),
  };
}
