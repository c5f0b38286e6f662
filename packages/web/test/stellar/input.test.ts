// The state machine behind tap, mouse, drag and keyboard, without a page.
import { createDealer, newCourse } from '@planisphere/core';
import { parseCard, stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import {
  EMPTY_HANDED,
  type Holding,
  type Place,
  press,
  previewOf,
  targetsAt,
} from '../../src/games/stellar/input.ts';
import { lineOf } from '../../src/games/stellar/line.ts';
import { targetKey } from '../../src/table/input.ts';

function read(phase: string, fields: Readonly<Record<string, string>>) {
  const parsed = stellar.notation.parse(lineOf(phase, fields));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return { view: parsed.value, seat: 0 } as const;
}
function card(text: string): number {
  const parsed = parseCard(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}
const slot = (n: number) => ({ at: 'slot', slot: n }) as const;
const note: Place = { at: 'note' };
const sure = (place: Place) => ({ at: 'sure', place }) as const;

const emma = read('play', {
  row: '_,M1,A1,C1,H1',
  step: '1',
  'A.hand': 'P4,M4,H4',
  'A.tel': 'P3,_,_,M3,_,H1,_,_,_,_,_,_',
});

describe('playing a card', () => {
  const m4 = { at: 'hand', card: card('M4') } as const;
  const { holding } = press(emma, EMPTY_HANDED, m4);
  const flipped = press(emma, holding, { at: 'flip' }).holding;

  it('lights the slots of the chosen card and the notebook', () => {
    const lit = [...targetsAt(emma, holding).keys()].map((text) => JSON.parse(text) as Place);
    expect(lit).toEqual([slot(2), slot(5), slot(7), note]);
  });

  it('needs a second tap on the same place, and shows the card there meanwhile', () => {
    const once = press(emma, holding, slot(5));
    expect(once.send).toBeUndefined();
    expect(previewOf(emma, once.holding)?.place).toEqual(slot(5));
    const moved = press(emma, once.holding, slot(7));
    expect(moved.send).toBeUndefined();
    const twice = press(emma, moved.holding, slot(7));
    expect(twice.send).toMatchObject([{ do: 'play', to: { slot: 7, face: 'up' } }]);
  });

  it('plays at once with a firm press', () => {
    expect(press(emma, holding, sure(note)).send).toMatchObject([{ do: 'play', to: { area: 'note' } }]);
  });

  it('names the rule against a slot that does not glow', () => {
    expect(press(emma, holding, sure(slot(9)))).toEqual({ holding, refused: 'TEL-2' });
  });

  it('lights every free slot face down', () => {
    expect(targetsAt(emma, flipped).size).toBe(10);
    expect(targetsAt(emma, flipped).get(targetKey(slot(9)))).toMatchObject({ to: { face: 'down' } });
  });

  it('goes back one step at a time: place, facing, card', () => {
    const back = (held: Holding): Holding => press(emma, held, { at: 'back' }).holding;
    const armed = press(emma, flipped, slot(9)).holding;
    const steps = [back(armed), back(back(armed)), back(back(back(armed)))];
    expect(
      steps.map(({ armed: at, face, card: held }) => [at === undefined, face, held === undefined]),
    ).toEqual([
      [true, 'down', false],
      [true, 'up', false],
      [true, 'up', true],
    ]);
  });

  it('puts the card down when it is pressed again', () => {
    expect(press(emma, holding, m4).holding).toEqual(EMPTY_HANDED);
  });
});

describe('carrying a card', () => {
  const m4 = { from: 'hand', card: card('M4') } as const;

  it('takes it up from the hand and shows it where it is held over', () => {
    const { holding } = press(emma, EMPTY_HANDED, { at: 'lift', dragged: m4 });
    expect(holding.card).toBe(m4.card);
    const over = press(emma, holding, { at: 'aim', place: slot(5) }).holding;
    expect(previewOf(emma, over)?.place).toEqual(slot(5));
    expect(press(emma, over, { at: 'aim', place: undefined }).holding.aim).toBeUndefined();
  });

  it('plays where it is let go, or names the rule against it', () => {
    const drop = (n: number) => ({ at: 'drop', dragged: m4, place: slot(n), sure: true }) as const;
    expect(press(emma, EMPTY_HANDED, drop(5)).send).toMatchObject([{ do: 'play', to: { slot: 5 } }]);
    expect(press(emma, EMPTY_HANDED, drop(9))).toMatchObject({ refused: 'TEL-2' });
  });

  it('means nothing when it is let go over the hand', () => {
    const { holding } = press(emma, EMPTY_HANDED, { at: 'lift', dragged: m4 });
    const back = press(emma, holding, { at: 'drop', dragged: m4, place: { at: 'hand' }, sure: true });
    expect(back).toEqual({ holding });
  });
});

it('a starter is chosen with one press and confirmed with the next', () => {
  const course = newCourse(stellar, { first: 'A', memory: true }, 2).settle(createDealer('input test'));
  const at = { view: stellar.view(course.state, 0), seat: 0 } as const;
  const place = { at: 'hand', card: at.view.sides[0].hand[0] as number } as const;
  const once = press(at, EMPTY_HANDED, sure(place));
  expect(once.send).toBeUndefined();
  expect(press(at, once.holding, sure(place)).send).toMatchObject([{ do: 'start', card: place.card }]);
});

it('nothing glows while the other seat is asked', () => {
  expect(targetsAt({ view: emma.view, seat: 1 }, EMPTY_HANDED).size).toBe(0);
});
