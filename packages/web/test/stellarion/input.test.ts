// The state machine of the Stellarion table, without a page.
import { below, createDealer, newCourse, rngOf, type Seat } from '@planisphere/core';
import {
  type Action,
  EVERY_SLOT,
  EXPANSIONS,
  type Position,
  shown,
  stellarion,
} from '@planisphere/stellarion';
import { describe, expect, it, vi } from 'vitest';
import { pressesFor } from '../../src/games/stellarion/hint.ts';
import {
  type At,
  EMPTY_HANDED,
  type Holding,
  panelAt,
  press,
  type Target,
  targetsAt,
} from '../../src/games/stellarion/input.ts';
import { galaxyIn } from '../../src/games/stellarion/paying.ts';
import { EVERY_DECK } from '../../src/games/stellarion/reading.ts';
import { refusalsAt } from '../../src/games/stellarion/refusals.ts';
import { targetKey } from '../../src/table/input.ts';

vi.mock('../../src/base/settings/settings.ts', () => ({ settings: { value: { locale: 'en' } } }));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Presses one after another, each of which must be on the screen. */
function pressAll(at: At, targets: readonly Target[]): { holding: Holding; send: readonly Action[] } {
  let holding = EMPTY_HANDED;
  for (const target of targets) {
    const offered = [...targetsAt(at, holding).keys()].map((key) => JSON.parse(key) as Target);
    const wanted = target.at === 'step' || target.at === 'offer' ? shape(target.action) : '';
    const there = offered.some(
      (each) => same(each, target) || (wanted !== '' && 'action' in each && shape(each.action) === wanted),
    );
    if (!there) throw new Error(`${JSON.stringify(target)} cannot be pressed: ${JSON.stringify(offered)}`);
    const pressed = press(at, holding, target);
    if (pressed.send !== undefined) return { holding: pressed.holding, send: pressed.send };
    holding = pressed.holding;
  }
  // A Launch that makes victory impossible needs confirmation.
  if (panelAt(at, holding) === 'sure') return pressAll(at, [...targets, { at: 'confirm' }]);
  return { holding, send: holding.plan };
}

const shape = (action: Action): string => stellarion.notation.makeEvent({ by: 0, action });

/** Every combination of expansions. */
const SETS = Array.from({ length: 16 }, (_, mask) => EXPANSIONS.filter((_, index) => (mask >> index) & 1));

function positionsOf(expansions: (typeof SETS)[number], players: number, seed: string): readonly Position[] {
  let course = newCourse(stellarion, { stars: 2, expansions, track: 'standard' }, players);
  const dealer = createDealer(seed);
  const rng = rngOf(seed);
  const positions: Position[] = [];
  course = course.settle(dealer);
  for (let due = course.awaiting; due.kind === 'seats'; due = course.awaiting) {
    positions.push(course.state);
    const seats = [...due.seats, ...due.optional];
    const seat = seats[below(rng, seats.length)] as Seat;
    const actions = [...stellarion.legal(course.state, seat)];
    const action = actions[below(rng, actions.length)];
    if (action !== undefined) course = course.with({ by: seat, action });
    course = course.settle(dealer);
  }
  return positions;
}

describe.each([1, 2])('with %i players', (players) => {
  it.each(SETS.map((expansions) => ({ expansions, name: expansions.join(', ') || 'no expansion' })))(
    'every action of the rules can be reached by presses on the screen: $name',
    ({ expansions }) => {
      let reached = 0;
      for (const seed of ['one']) {
        for (const view of positionsOf(expansions, players, `${seed} ${players}`)) {
          for (let seat: Seat = 0; seat < players; seat++) {
            for (const action of stellarion.legal(view, seat as Seat)) {
              const { send } = pressAll({ view, seat: seat as Seat }, pressesFor(view, action));
              expect(send.map(shape)).toEqual([shape(action)]);
              reached++;
            }
          }
        }
      }
      expect(reached).toBeGreaterThan(60);
    },
  );
});

describe('in a dialog', () => {
  /** Everything that it offers to press. */
  function shownIn(view: Position, seat: Seat): readonly Target[] {
    switch (panelAt({ view, seat }, EMPTY_HANDED)) {
      case 'search':
      case 'recover':
      case 'scan':
        return EVERY_DECK.map((deck): Target => ({ at: 'deck', deck }));
      case 'station':
        return EVERY_DECK.filter((deck) => shown(view, deck) !== undefined).map(
          (deck): Target => ({ at: 'source', source: deck }),
        );
      case 'claim':
        return EVERY_SLOT.filter((slot) => galaxyIn(view, slot) !== undefined).flatMap((voyage) =>
          ([0, 1] as const).map((to): Target => ({ at: 'step', action: { kind: 'take', voyage, to } })),
        );
      default:
        return [];
    }
  }

  it('everything can be pressed, or names the rule that forbids it', () => {
    const rules = new Set<string>();
    for (const seed of ['a', 'b', 'c'])
      for (const view of positionsOf([...EXPANSIONS], 2, seed)) {
        const at = { view, seat: view.turn };
        const refusals = refusalsAt(at, EMPTY_HANDED);
        const targets = targetsAt(at, EMPTY_HANDED);
        for (const target of shownIn(view, at.seat).map(targetKey))
          expect([target, refusals.has(target)]).toEqual([target, !targets.has(target)]);
        for (const rule of refusals.values()) rules.add(rule);
      }
    const all = 'CROSS-5 DUO-3 MIRROR-6 NEBULA-1 OUTPOST-1 PLANET-1 SHIP-2 SHIP-3 STARS-3';
    expect([...rules].sort().join(' ')).toBe(all);
  });

  it('of meteors, whoever may not spend them learns why', () => {
    const view = positionsOf(['sun'], 2, 'meteors')[0] as Position;
    const action: Action = { kind: 'spend', voyage: 0 };
    const refusals = refusalsAt({ view, seat: 0 }, { ...EMPTY_HANDED, step: action });
    for (const by of [0, 1] as const)
      expect(refusals.get(targetKey({ at: 'spend', by, action }))).toBe(
        stellarion.check(view, by, action)?.rule,
      );
    expect(refusals.size).toBeGreaterThan(0);
  });
});
