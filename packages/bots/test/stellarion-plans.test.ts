// Every plan for a turn of Stellarion consists of legal steps: what the net judges can be played, and told by the
// coach.
import { createDealer, newCourse, rngOf } from '@planisphere/core';
import { decodeOptions, type Position, stellarion } from '@planisphere/stellarion';
import { expect, it } from 'vitest';
import * as c from '../src/stellarion/kernel/cells.ts';
import { legal, MOST_ACTIONS } from '../src/stellarion/kernel/legal.ts';
import { apply } from '../src/stellarion/kernel/step.ts';
import { writeWorld } from '../src/stellarion/kernel/world.ts';
import { Naive } from '../src/stellarion/naive.ts';
import { Plans } from '../src/stellarion/plans.ts';

const plans = new Plans(new Naive());
const codes = new Int32Array(MOST_ACTIONS);

/** The number of plans, and the steps of those with an illegal step. */
function planned(position: Position): { readonly count: number; readonly illegal: readonly string[] } {
  const [from, w] = [c.createWorld(), c.createWorld()];
  writeWorld(position, from);
  plans.list(from);
  const illegal: string[] = [];
  for (let plan = 0; plan < plans.count; plan++) {
    c.copyWorld(from, w);
    for (const step of plans.stepsOf(plan)) {
      const seats = [w[c.TURN]!, 1 - w[c.TURN]!];
      if (!seats.some((seat) => codes.subarray(0, legal(w, seat, codes)).includes(step))) {
        illegal.push(plans.stepsOf(plan).join());
        break;
      }
      apply(w, step);
    }
  }
  return { count: plans.count, illegal };
}

it('does not end a search that has not begun after spending meteors (METEOR-3, SHIP-2)', () => {
  const parsed = stellarion.notation.parse(
    'solo+black-holes+theories+mirrors+sun A turn ^Ta/^Nb/^SgTg/-/^Sa/^Na/^Tb/^PaPg SaSaNaNaTaPaPaBHMI/SbSbNbTbTbPbPbBHMI/SgNgNgTgPgPgBHMI/SdSdNdNdTdTdPdPdBHMI/SaSbSbSgSdSdBHMI/NaNbNbNgNgNdNdBHMI/TaTaTbTgTgTdTdBHMI/PaPbPbPgPdPdBHMI Sg.ship a|ggb aaabbbggdddd *0 -:-:N 11:-:2 -',
  );
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { count, illegal } = planned(parsed.value);
  expect(count).toBeGreaterThan(10);
  expect(illegal).toEqual([]);
});

it.each([1, 2])(
  'plans legal steps at every decision of a random game for %i with all expansions',
  (players) => {
    const options = decodeOptions({ expansions: ['black-holes', 'theories', 'mirrors', 'sun'] });
    if (!options.ok) throw new Error(options.fault.message);
    const [dealer, rng] = [createDealer('plans'), rngOf('plans')];
    let course = newCourse(stellarion, options.value, players).settle(dealer);
    for (let { awaiting } = course; awaiting.kind === 'seats'; { awaiting } = course) {
      expect(planned(course.state).illegal).toEqual([]);
      const seat = awaiting.seats[0]!;
      const actions = [...stellarion.legal(course.state, seat)];
      course = course.with({ by: seat, action: actions[rng.next() % actions.length]! }).settle(dealer);
    }
  },
);
