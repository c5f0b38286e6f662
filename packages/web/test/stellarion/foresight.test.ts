// What the board promises before the player commits: exact chances, warnings, reasons, and how a dialog is built and
// dropped.
import type { EventOf, Seat } from '@planisphere/core';
import { type Position, readiness, type Stellarion, stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { chancesOf } from '../../src/games/stellarion/chances.ts';
import { after, consequencesOf, isHopelessAfter } from '../../src/games/stellarion/foresight.ts';
import { EMPTY_HANDED, panelAt, press, sceneOf } from '../../src/games/stellarion/input.ts';
import { offersOf, partnersOf } from '../../src/games/stellarion/offers.ts';
import { deckIn } from '../../src/games/stellarion/pointing.ts';

function read(line: string): Position {
  const parsed = stellarion.notation.parse(line);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

const DECKS = '^Sa*/^Nb*/^Tg*/^Pd*/^Sb*/^Nd*/^Ta*/^Pb*';
const EMPTY = '-/-/-/-/-/-/-/-';
const solo = read(`solo A turn ${DECKS} ${EMPTY} - aabbggdd - *1 - - -`);

describe('cards that are picked', () => {
  const at = { view: solo, seat: 0 as Seat };

  it('light up their partners', () => {
    expect(partnersOf(at, [0])).toEqual([4]);
  });

  it('offer the Coordination, and say why there is no Launch', () => {
    const [first, second] = offersOf(at, [0, 4]);
    expect(first).toEqual({ action: { kind: 'coordinate', pay: [0, 4] } });
    expect(second).toMatchObject({ kind: 'launch', refused: { kind: 'galaxies' } });
    expect(offersOf(at, [0, 6])[1]).toMatchObject({ kind: 'launch', refused: { short: 2, withStar: true } });
    expect(offersOf(at, [0, 1])[0]).toMatchObject({ kind: 'coordinate', refused: { rule: 'COORD-1' } });
  });

  it('pay nothing before the plan is confirmed, and a plan can be dropped', () => {
    const coordinate = { kind: 'coordinate', pay: [0, 4] } as const;
    const opened = press(at, { ...EMPTY_HANDED, picked: [0, 4] }, { at: 'offer', action: coordinate });
    expect(opened.send).toBeUndefined();
    expect(panelAt(at, opened.holding)).toBe('search');
    expect(sceneOf(at, opened.holding).stage.kind).toBe('effect');
    const dropped = press(at, opened.holding, { at: 'cancel' });
    expect(dropped.holding).toEqual({ ...EMPTY_HANDED, picked: [0, 4] });
    const looked = press(at, opened.holding, { at: 'deck', deck: 2 }).holding;
    const chosen = press(at, looked, { at: 'face', card: 8 }).holding;
    expect(chosen.step).toEqual({ kind: 'search', deck: 2, card: 8 });
    expect(press(at, chosen, { at: 'confirm' }).send).toEqual([coordinate, chosen.step]);
  });
});

/** The share of all continuations by chance that make a Launch payable. */
function countedChance(position: Position, galaxy: number): number {
  const due = stellarion.awaiting(position);
  if (due.kind !== 'chance') return readiness(position)[galaxy]!.payable === undefined ? 0 : 1;
  const total = due.outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return due.outcomes.reduce((sum, { outcome, weight }) => {
    const event: EventOf<Stellarion> = { by: 'chance', outcome };
    return sum + (weight / total) * countedChance(stellarion.apply(position, event), galaxy);
  }, 0);
}

it('the chance of a Launch is that of the cards that may be turned up', () => {
  const paid = after(solo, 0, { kind: 'coordinate', pay: [0, 4] });
  const found = after(paid, 0, { kind: 'search', deck: 1, card: 7 });
  const chances = chancesOf(found);
  expect(chances.some((chance) => chance !== undefined)).toBe(true);
  chances.forEach((chance, galaxy) => {
    if (chance === undefined) return;
    expect(chance.fraction.weight / chance.fraction.total).toBeCloseTo(countedChance(found, galaxy), 10);
  });
});

describe('with two players', () => {
  const line = `duo A turn ${DECKS} ${EMPTY} - abgdd a/bg *1 - - -`;

  it('warns of a voyage after which the piles cannot hold all galaxies', () => {
    const at = { view: read(line), seat: 0 as Seat };
    const launch = [...stellarion.legal(at.view, 0)].find(
      (action) => action.kind === 'launch' && action.galaxy === 1,
    )!;
    expect(isHopelessAfter(at.view, 0, launch)).toBe(true);
    const then = after(at.view, 0, launch);
    expect(consequencesOf(at.view, then)).toContainEqual({ kind: 'hopeless' });
    const asked = press(at, EMPTY_HANDED, { at: 'offer', action: launch });
    expect(asked.send).toBeUndefined();
    expect(panelAt(at, asked.holding)).toBe('sure');
    expect(press(at, asked.holding, { at: 'confirm' }).send).toEqual([launch]);
  });
});

it('a saying can point at a deck', () => {
  expect(deckIn('☞ nebula')).toBe(5);
  expect([deckIn('nebula'), deckIn('☞ moon'), deckIn(undefined)]).toEqual([undefined, undefined, undefined]);
});
