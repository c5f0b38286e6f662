// Fingers and pointer over the sky, as a small state machine: a press that stays is a tap, one that moves drags the
// ghost, two fingers twist it. A finger that drags the ghost by itself lifts it clear, so that it hides no star.
import type { Place } from '@planisphere/star-explorer';
import { type Ghost, ghostPlaces, turnGhost } from '@planisphere/star-explorer/voice';
import { SLACK } from '../../table/drag/pointer.ts';

export interface At {
  readonly id: number;
  readonly finger: boolean;
  /** On the page, in pixels. */
  readonly page: { readonly x: number; readonly y: number };
  /** On the lattice, between the stars as well. */
  readonly sky: Place;
  /** How far up a finger lifts the ghost, on the lattice. */
  readonly lift: Place;
}

export type Gesture =
  | { readonly kind: 'none' }
  | { readonly kind: 'press'; readonly start: At; readonly grip: Place }
  | { readonly kind: 'drag'; readonly id: number; readonly grip: Place }
  | { readonly kind: 'twist'; readonly one: At; readonly other: At; readonly angle: number };

export const NO_GESTURE: Gesture = { kind: 'none' };

export interface Handled {
  readonly gesture: Gesture;
  readonly ghost: Ghost;
  /** A press that did not move. */
  readonly tapped?: Place;
}

const REACH = 5;
/** In degrees: a twist by this much turns the ghost by a quarter. */
const TWIST = 40;

const clamped = (coordinate: number): number => Math.max(-REACH, Math.min(REACH, Math.round(coordinate)));

/** The ghost with its middle on the star nearest to the point. */
export function ghostUnder(ghost: Ghost, { x, y }: Place): Ghost {
  const [nextX, nextY] = [clamped(x), clamped(y)];
  return nextX === ghost.x && nextY === ghost.y ? ghost : { ...ghost, x: nextX, y: nextY };
}

export function press(gesture: Gesture, at: At, ghost: Ghost): Handled {
  if (gesture.kind === 'press' && at.finger)
    return {
      gesture: { kind: 'twist', one: gesture.start, other: at, angle: angleOf(gesture.start, at) },
      ghost,
    };
  if (gesture.kind === 'drag' && at.finger) return { gesture, ghost };
  const grip = { x: ghost.x - at.sky.x, y: ghost.y - at.sky.y };
  return { gesture: { kind: 'press', start: at, grip }, ghost };
}

export function move(gesture: Gesture, at: At, ghost: Ghost): Handled {
  if (gesture.kind === 'press' && gesture.start.id === at.id) {
    if (Math.hypot(at.page.x - gesture.start.page.x, at.page.y - gesture.start.page.y) < SLACK)
      return { gesture, ghost };
    return move({ kind: 'drag', id: at.id, grip: gripOf(gesture.grip, at, ghost) }, at, ghost);
  }
  if (gesture.kind === 'drag' && gesture.id === at.id)
    return {
      gesture,
      ghost: ghostUnder(ghost, { x: at.sky.x + gesture.grip.x, y: at.sky.y + gesture.grip.y }),
    };
  if (gesture.kind === 'twist') return twist(gesture, at, ghost);
  return { gesture, ghost };
}

/** In steps of the lattice: a finger this near to the middle of the ghost is in its way. */
const IN_THE_WAY = 2.5;
/**
 * The radius that a finger hides, as a share of the usual lift; there is room to spare, because the ghost jumps from
 * star to star.
 */
const HIDES = 0.55;
const HIGHEST_LIFT = 4;

/** Lifts the ghost until the finger hides none of its stars. */
function gripOf(grip: Place, { finger, lift }: At, ghost: Ghost): Place {
  if (!finger) return grip;
  const reach = HIDES * Math.hypot(lift.x, lift.y);
  const lifted = (times: number): Place => ({ x: grip.x + times * lift.x, y: grip.y + times * lift.y });
  const hides = ({ x, y }: Place): boolean =>
    ghostPlaces(ghost).some((star) => Math.hypot(star.x - ghost.x + x, star.y - ghost.y + y) < reach);
  if (Math.hypot(grip.x, grip.y) >= IN_THE_WAY && !hides(grip)) return grip;
  let times = 1;
  while (times < HIGHEST_LIFT && hides(lifted(times))) times += 0.25;
  return lifted(times);
}

function twist(gesture: Extract<Gesture, { kind: 'twist' }>, at: At, ghost: Ghost): Handled {
  const one = gesture.one.id === at.id ? at : gesture.one;
  const other = gesture.other.id === at.id ? at : gesture.other;
  const moved = ((angleOf(one, other) - gesture.angle + 540) % 360) - 180;
  if (Math.abs(moved) < TWIST) return { gesture: { ...gesture, one, other }, ghost };
  // Clockwise on the page is counter-clockwise on the lattice.
  const quarters = moved > 0 ? -1 : 1;
  const angle = gesture.angle - quarters * 90;
  return { gesture: { kind: 'twist', one, other, angle }, ghost: turnGhost(ghost, quarters) };
}

function angleOf(one: At, other: At): number {
  return (Math.atan2(other.page.y - one.page.y, other.page.x - one.page.x) * 180) / Math.PI;
}

export function release(gesture: Gesture, at: At, ghost: Ghost): Handled {
  if (gesture.kind === 'press' && gesture.start.id === at.id)
    return { gesture: NO_GESTURE, ghost, tapped: gesture.start.sky };
  if (gesture.kind === 'drag' && gesture.id !== at.id) return { gesture, ghost };
  return { gesture: NO_GESTURE, ghost };
}
