// Fingers and pointer over the sky.
import { TILES } from '@planisphere/star-explorer';
import { type Ghost, ghostPlaces } from '@planisphere/star-explorer/text';
import { describe, expect, it } from 'vitest';
import { across, along, bearingOf, hourOf, RINGS } from '../../src/games/star-explorer/exploring.ts';
import { leanOf, stepTowards, toLattice, toPicture, turnOf } from '../../src/games/star-explorer/geometry.ts';
import {
  type At,
  type Handled,
  move,
  NO_GESTURE,
  press,
  release,
} from '../../src/games/star-explorer/gesture.ts';

const ghost: Ghost = { seat: 0, round: 1, tile: 0, x: 0, y: 2, turns: 0, out: 0 };
const finger = (x: number, y: number, id = 1): At => ({
  id,
  finger: true,
  page: { x: x * 30, y: -y * 30 },
  sky: { x, y },
  lift: { x: 0, y: 2 },
});
const mouse = (x: number, y: number): At => ({ ...finger(x, y), finger: false });
const all = (first: Handled, ...moves: At[]): Handled =>
  moves.reduce(({ gesture, ghost: held }, at) => move(gesture, at, held), first);

describe('a gesture', () => {
  it('is a tap while it trembles', () => {
    const pressed = all(press(NO_GESTURE, mouse(3, 1), ghost), mouse(3.1, 1));
    expect(pressed.ghost).toBe(ghost);
    expect(release(pressed.gesture, mouse(3.1, 1), ghost).tapped).toEqual({ x: 3, y: 1 });
  });

  it('drags the ghost by where it was taken, from star to star', () => {
    const dragged = all(press(NO_GESTURE, mouse(1, 2), ghost), mouse(2.4, 2), mouse(3.2, 1.1));
    expect(dragged.ghost).toMatchObject({ x: 2, y: 1 });
    expect(release(dragged.gesture, mouse(3, 1), dragged.ghost).tapped).toBeUndefined();
  });

  it('keeps the ghost on the disc', () => {
    expect(all(press(NO_GESTURE, mouse(0, 2), ghost), mouse(40, 2)).ghost.x).toBe(5);
  });

  it('lifts the ghost clear of a finger that lies on it, whatever its pattern, not of one beside it', () => {
    for (const [tile] of TILES.entries()) {
      const held = { ...ghost, tile, y: 0 };
      for (const { x, y } of ghostPlaces(held)) {
        const lifted = all(press(NO_GESTURE, finger(x, y), held), finger(x, y - 0.5)).ghost;
        const nearest = Math.min(
          ...ghostPlaces(lifted).map((star) => Math.hypot(star.x - x, star.y - y + 0.5)),
        );
        expect(nearest).toBeGreaterThan(0.7);
      }
    }
    expect(all(press(NO_GESTURE, finger(0, -3), ghost), finger(1, -3)).ghost).toMatchObject({ x: 1, y: 2 });
  });

  it('turns with two fingers, a quarter for each twist, and moves nothing', () => {
    const two = press(press(NO_GESTURE, finger(-1, 0, 1), ghost).gesture, finger(1, 0, 2), ghost);
    expect(two.gesture.kind).toBe('twist');
    // On the page y points down: the second finger goes clockwise.
    const clockwise = all(two, finger(0.6, -0.8, 2), finger(0, -1, 2));
    expect(clockwise.ghost).toMatchObject({ x: 0, y: 2, turns: 3 });
    expect(all(two, finger(0.6, 0.8, 2), finger(-0.4, 1, 2)).ghost.turns).toBe(1);
  });
});

describe('the picture', () => {
  it.each([1, 2, 3, 4, 5, 6])('goes from the lattice to the page and back in round %i', (round) => {
    const back = toLattice(toPicture({ x: 3, y: -2 }, turnOf(round)), turnOf(round));
    expect(back.x).toBeCloseTo(3);
    expect(back.y).toBeCloseTo(-2);
    expect(Math.abs(leanOf(turnOf(round)))).toBeLessThanOrEqual(30);
  });

  it('moves along the lattice as nearly in the direction of the arrow as it can', () => {
    expect(stepTowards({ x: 0, y: -1 }, 0)).toEqual({ x: 0, y: 1 });
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const shown = toPicture(stepTowards({ x: 1, y: 0 }, turnOf(round)), turnOf(round));
      expect(shown.x).toBeGreaterThan(80);
    }
  });

  it('lets stars be explored by ring and angle', () => {
    expect(RINGS).toBe(6);
    for (let star = 0; star < 100; star++) {
      expect(along(along(star, 1, -60), -1, -60)).toBe(star);
      expect(bearingOf(across(star, 1, -60), 0).ring).toBe(Math.min(RINGS, bearingOf(star, 0).ring + 1));
    }
    expect(hourOf({ ring: 1, angle: 359 })).toBe(12);
  });
});
