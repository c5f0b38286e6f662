// What the clairvoyant claims is a bound only if it is true: every win that it finds is played by the rules, with the
// same fate.
import { createRng, unit } from '@planisphere/core';
import { decodeOptions, type Position, stellarion } from '@planisphere/stellarion';
import { expect, it } from 'vitest';
import { Clairvoyant } from '../src/stellarion/clairvoyant.ts';
import { createWorld } from '../src/stellarion/kernel/cells.ts';
import { outcomeAt, outcomeCode } from '../src/stellarion/kernel/chance.ts';
import { writeWorld } from '../src/stellarion/kernel/world.ts';
import { actionOf } from '../src/stellarion/steps.ts';

function fateOf(seed: number): (event: number) => number {
  const rng = createRng(seed);
  const shares = Array.from({ length: 1000 }, () => unit(rng));
  return (event) => shares[event]!;
}

/** Plays the actions by the rules while fate decides what chance shows. */
function played(start: Position, codes: readonly number[], fate: (event: number) => number): Position {
  const world = createWorld();
  const rest = codes.values();
  let state = start;
  for (let event = 0; ; ) {
    const awaiting = stellarion.awaiting(state);
    if (awaiting.kind === 'over') return state;
    if (awaiting.kind === 'chance') {
      writeWorld(state, world);
      const code = outcomeAt(world, fate(event++));
      const { outcome } = awaiting.outcomes.find((each) => outcomeCode(world, each.outcome) === code)!;
      state = stellarion.apply(state, { by: 'chance', outcome });
    } else {
      const seat = awaiting.seats[0]!;
      state = stellarion.apply(state, { by: seat, action: actionOf(state, seat, rest.next().value!) });
    }
  }
}

it('finds wins that can be played', () => {
  const options = decodeOptions({ stars: 2 });
  if (!options.ok) throw new Error('these options are in order');
  const start = stellarion.setup(options.value, 1);
  let wins = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const fate = fateOf(seed);
    const world = createWorld();
    writeWorld(start, world);
    const steps = new Clairvoyant(fate).winFrom(world, 100);
    if (steps === undefined) continue;
    expect(played(start, steps, fate).ending).toBe('won');
    wins++;
  }
  expect(wins).toBeGreaterThan(0);
});
