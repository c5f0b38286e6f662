// How a finger or a mouse over the sky moves the ghost.
import type { Ghost } from '@planisphere/star-explorer/voice';
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
import type { Holding } from '../input.ts';
import type { Measured } from './measured.ts';

/** How many pixels a finger lifts the ghost. */
const LIFT = 84;

type Step = (gesture: Gesture, at: At, ghost: Ghost) => Handled;

export function pointersOver(desk: Desk, measured: Measured) {
  const handle = (event: PointerEvent, step: Step) => {
    const ghost = desk.ghost.value;
    if (ghost === undefined) return;
    const at = atOf(event, measured, desk.degrees);
    const { gesture, ghost: next, tapped } = step(desk.gesture.value, at, ghost);
    desk.gesture.value = gesture;
    const isMoved = gesture.kind === 'drag' || gesture.kind === 'twist';
    drag(desk, { ghost: next, carried: desk.carried.value && !isMoved });
    if (tapped !== undefined) desk.press({ at: 'sky', place: tapped });
    if (gesture.kind === 'none') desk.following.catchUp();
  };
  let before: Held | undefined;
  /** Restores the ghost from before the touch; a second finger has nothing more to restore. */
  const putBack = () => {
    const isTouched = desk.gesture.value.kind !== 'none' && desk.drawing.value !== undefined;
    desk.gesture.value = NO_GESTURE;
    if (isTouched && before?.ghost !== undefined) desk.holding.value = { ...desk.holding.value, ...before };
    desk.following.catchUp();
  };
  return {
    onPointerEnter: measured.forget,
    onPointerDown: (event: PointerEvent) => {
      const { node } = measured;
      if (event.button !== 0 || node === null) return;
      measured.forget();
      desk.session.note.value = '';
      if (desk.gesture.value.kind === 'none')
        before = { ghost: desk.ghost.value, carried: desk.carried.value };
      handle(event, press);
      followPointer(event, node, {
        moved: (next) => handle(next, move),
        released: (last) => handle(last, release),
        cancelled: putBack,
      });
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && desk.gesture.value.kind === 'none') carry(desk, event, measured);
    },
    // A mouse with the ghost leaves the sky for a button: the notes must be up to date.
    onPointerLeave: () => desk.following.catchUp(),
  };
}

type Held = Pick<Holding, 'ghost' | 'carried'>;

/** While a pointer drags, the notes about the ghost follow later. */
function drag(desk: Desk, held: Held): void {
  if (held.ghost === desk.ghost.value && held.carried === desk.carried.value) return;
  desk.following.loosely(() => {
    desk.holding.value = { ...desk.holding.value, ...held };
  });
}

/** A mouse carries the ghost until the player puts it down. */
function carry(desk: Desk, event: PointerEvent, measured: Measured): void {
  const ghost = desk.ghost.value;
  if (!desk.carried.value || ghost === undefined) return;
  drag(desk, { ghost: ghostUnder(ghost, atOf(event, measured, desk.degrees).sky), carried: true });
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
