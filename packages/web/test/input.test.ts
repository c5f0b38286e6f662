// The state machine behind tap, mouse, drag and keyboard, without a page.
import { createDealer, newCourse } from '@planisphere/core';
import { parseCard, stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import {
  actionAt,
  EMPTY_HANDED,
  flip,
  letGo,
  press,
  previewOf,
  type Target,
  targetsAt,
} from '../src/games/stellar/input.ts';
import { lineOf } from '../src/games/stellar/line.ts';

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
const slot = (n: number): Target => ({ at: 'slot', slot: n });
const note: Target = { at: 'note' };

const emma = read('play', {
  row: '_,M1,A1,C1,H1',
  step: '1',
  'A.hand': 'P4,M4,H4',
  'A.tel': 'P3,_,_,M3,_,H1,_,_,_,_,_,_',
});

describe('playing a card', () => {
  const holding = press(emma, EMPTY_HANDED, {
    target: { at: 'hand', card: card('M4') },
    firm: false,
  }).holding;

  it('lights the slots of the chosen card and the notebook', () => {
    const lit = [...targetsAt(emma, holding).keys()].map((text) => JSON.parse(text) as Target);
    expect(lit).toEqual([slot(2), slot(5), slot(7), note]);
  });

  it('needs a second tap on the same place, and shows the card there meanwhile', () => {
    const once = press(emma, holding, { target: slot(5), firm: false });
    expect(once.action).toBeUndefined();
    expect(previewOf(emma, once.holding)?.target).toEqual(slot(5));
    const moved = press(emma, once.holding, { target: slot(7), firm: false });
    expect(moved.action).toBeUndefined();
    const twice = press(emma, moved.holding, { target: slot(7), firm: false });
    expect(twice.action).toMatchObject({ do: 'play', to: { slot: 7, face: 'up' } });
  });

  it('plays at once with a firm press', () => {
    expect(press(emma, holding, { target: note, firm: true }).action).toMatchObject({
      do: 'play',
      to: { area: 'note' },
    });
  });

  it('refuses a place that does not glow', () => {
    expect(press(emma, holding, { target: slot(9), firm: true })).toEqual({ holding });
  });

  it('lights every free slot face down', () => {
    expect(targetsAt(emma, flip(holding)).size).toBe(10);
    expect(actionAt(emma, flip(holding), slot(9))).toMatchObject({ to: { face: 'down' } });
  });

  it('goes back one step at a time: place, facing, card', () => {
    const armed = press(emma, flip(holding), { target: slot(9), firm: false }).holding;
    const steps = [letGo(armed), letGo(letGo(armed)), letGo(letGo(letGo(armed)))];
    expect(
      steps.map(({ armed: at, face, card: held }) => [at === undefined, face, held === undefined]),
    ).toEqual([
      [true, 'down', false],
      [true, 'up', false],
      [true, 'up', true],
    ]);
  });

  it('puts the card down when it is pressed again', () => {
    expect(press(emma, holding, { target: { at: 'hand', card: card('M4') }, firm: false }).holding).toEqual(
      EMPTY_HANDED,
    );
  });
});

it('a starter is chosen with one press and confirmed with the next', () => {
  const course = newCourse(stellar, { first: 'A', memory: true }, 2).settle(createDealer('input test'));
  const at = { view: stellar.view(course.state, 0), seat: 0 } as const;
  const target: Target = { at: 'hand', card: at.view.sides[0].hand[0] as number };
  const once = press(at, EMPTY_HANDED, { target, firm: true });
  expect(once.action).toBeUndefined();
  expect(press(at, once.holding, { target, firm: true }).action).toMatchObject({
    do: 'start',
    card: target.card,
  });
});

it('nothing glows while the other seat is asked', () => {
  expect(targetsAt({ view: emma.view, seat: 1 }, EMPTY_HANDED).size).toBe(0);
});
