// The state machine behind tap, mouse, drag and keyboard of a Star Explorer table, without a page.
import { type Course, createDealer, newCourse, type Seat } from '@planisphere/core';
import {
  type Action,
  type Place,
  phaseOf,
  type StarExplorer,
  starExplorer,
} from '@planisphere/star-explorer';
import { createGhost, type Ghost, ghostPlaces } from '@planisphere/star-explorer/text';
import { describe, expect, it } from 'vitest';
import {
  type At,
  EMPTY_HANDED,
  type Holding,
  press,
  previewOf,
  type Target,
  targetsAt,
  withNewTile,
} from '../../src/games/star-explorer/input.ts';
import { targetKey } from '../../src/table/input.ts';

function at(line: string): At {
  const parsed = starExplorer.notation.parse(line);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return { view: parsed.value, seat: 0 };
}

/** Horologium, a chain of six stars, comes in round III. */
const DRAWING = 'cep:f10-e10-f9-f10-g10-g9-f9 crt:i7-h6-h5-g4-h3-i4-h5,k5-j4-i4';
const drawing = at(`_ 5.8.6 | WYBRRBY RB R _ ${DRAWING} hor:_`);
const FREE = { x: 0, y: -3 };
/** Over the pole, and over stars of Crater. */
const TAKEN = { x: 2, y: 0 };

const begun = withNewTile(drawing, EMPTY_HANDED);
/** Not turned, and put down where it can be drawn. */
const lying: Holding = {
  ...begun,
  carried: false,
  ghost: { ...(createGhost(drawing.view, 0) as Ghost), ...FREE },
};
const after = (holding: Holding, ...targets: readonly Target[]): Holding =>
  targets.reduce((held, target) => press(drawing, held, target).holding, holding);
const ghostOf = ({ ghost }: Holding): Ghost => ghost as Ghost;

describe('a new tile', () => {
  it('is laid where it can be drawn, and carried by the mouse', () => {
    expect(previewOf(drawing, begun)?.worth).toBeDefined();
    expect(begun.carried).toBe(true);
    expect(withNewTile(drawing, begun)).toBe(begun);
  });
});

describe('a tap on the sky', () => {
  it('puts the ghost down where the mouse has carried it', () => {
    const put = after(begun, { at: 'sky', place: { x: 0.2, y: -2.9 } });
    expect(ghostOf(put)).toMatchObject(FREE);
    expect(put.carried).toBe(false);
  });

  it('leaves out the star of a ghost that lies, and takes it in again', () => {
    const end = ghostPlaces(ghostOf(lying))[0] as Place;
    const nearest = press(drawing, lying, { at: 'sky', place: end });
    expect(nearest.sound).toBe('glass');
    expect(ghostOf(nearest.holding).out).not.toBe(0);
    expect(after(nearest.holding, { at: 'sky', place: end })).toEqual(lying);
  });

  it('moves it there elsewhere', () => {
    expect(ghostOf(after(lying, { at: 'sky', place: { x: -3, y: 4 } }))).toMatchObject({ x: -3, y: 4 });
  });
});

describe('the buttons', () => {
  const blocked = after(begun, { at: 'place', place: TAKEN });

  it('draw what lies free', () => {
    const { send, holding } = press(drawing, lying, { at: 'confirm' });
    expect(send?.map((action) => starExplorer.notation.makeEvent({ by: 0, action }))).toEqual([
      'A draw III d3-e4-f4-g3-h2-i2',
    ]);
    expect(ghostOf(holding)).toMatchObject(FREE);
  });

  it('draw nothing while something is in the way, but give it up or go where it fits', () => {
    expect(press(drawing, blocked, { at: 'confirm' })).toEqual({ holding: blocked });
    expect(targetsAt(drawing, blocked).has(targetKey({ at: 'confirm' }))).toBe(false);
    expect(previewOf(drawing, after(blocked, { at: 'fit' }))?.worth?.price).toBe(0);
    expect(previewOf(drawing, after(blocked, { at: 'nothing' }))?.drawing).toEqual([]);
  });

  it('move by the lattice as it has turned, and turn', () => {
    const moved = ghostOf(after(begun, { at: 'arrow', x: 0, y: -1 }));
    expect(Math.hypot(moved.x - ghostOf(begun).x, moved.y - ghostOf(begun).y)).toBe(1);
    const turned = press(drawing, begun, { at: 'turn', quarters: 1 });
    expect(ghostOf(turned.holding).turns).not.toBe(ghostOf(begun).turns);
    expect(turned.sound).toBe('lift');
  });
});

describe('a choice', () => {
  const { state } = newCourse(starExplorer, { first: 'A' }, 2).settle(createDealer('choice'));
  const choosing: At = { view: starExplorer.view(state, 0), seat: 0 };

  it('is chosen by one press and given by the next, or by the button', () => {
    const [first] = [...targetsAt(choosing, EMPTY_HANDED).keys()].map((key) => JSON.parse(key) as Target);
    const once = press(choosing, EMPTY_HANDED, first as Target);
    expect(once.send).toBeUndefined();
    const action = targetsAt(choosing, EMPTY_HANDED).get(targetKey(first as Target));
    expect(press(choosing, once.holding, first as Target).send).toEqual([action]);
    expect(press(choosing, once.holding, { at: 'confirm' }).send).toEqual([action]);
    expect(press(choosing, once.holding, { at: 'back' }).holding).toEqual(EMPTY_HANDED);
  });
});

describe('one’s own drawing', () => {
  /** Two players, up to the first tile. */
  function atFirstTile(): Course<StarExplorer> {
    const dealer = createDealer('input');
    let course = newCourse(starExplorer, { first: 'A' }, 2).settle(dealer);
    for (let due = course.awaiting; due.kind === 'seats'; due = course.awaiting) {
      if (phaseOf(course.state).step === 'draw') return course;
      const seat = due.seats[0] as Seat;
      const [action] = starExplorer.legal(starExplorer.view(course.state, seat), seat);
      course = course.with({ by: seat, action: action as Action }).settle(dealer);
    }
    throw new Error('no tile was revealed');
  }

  it('stays until it is taken back, and lies then where it was', () => {
    const course = atFirstTile();
    const before: At = { view: starExplorer.view(course.state, 0), seat: 0 };
    const first = withNewTile(before, EMPTY_HANDED);
    const [draw] = press(before, first, { at: 'confirm' }).send ?? [];
    const later = course.with({ by: 0, action: draw as Action });
    const drawn: At = { view: starExplorer.view(later.state, 0), seat: 0 };
    expect(press(drawn, first, { at: 'turn', quarters: 1 }).holding).toBe(first);
    const elsewhere = { ...first, ghost: { ...ghostOf(first), x: 4, y: 4 } };
    const { holding } = press(drawn, elsewhere, { at: 'takeBack' });
    expect(holding).toEqual({ ...first, carried: false, redrawing: true });
    expect(press(drawn, holding, { at: 'confirm' }).send).toEqual([draw]);
  });
});
