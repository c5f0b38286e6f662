// The chance to win at a glance: close to a deeper search, at the beginning of turns only.
import { readFileSync } from 'node:fs';
import { rngOf } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { type Position, stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { glanceAt } from '../src/hints.ts';
import { stellarionMind } from '../src/stellarion/index.ts';

/** Every position of a recorded game. */
function positionsOf(name: string): readonly Position[] {
  const file = new URL(`../../stellarion/replays/${name}.game`, import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly options: unknown;
    readonly seats: readonly string[];
    readonly events: readonly string[];
  };
  const options = stellarion.decodeOptions(record.options);
  if (!options.ok) throw new Error(name);
  const positions = [stellarion.setup(options.value, record.seats.length)];
  for (const text of record.events) {
    const event = stellarion.notation.parseEvent(text);
    if (!event.ok) throw new Error(text);
    positions.push(stellarion.apply(positions.at(-1)!, event.value));
  }
  return positions;
}

describe.each(['base-solo', 'all-solo', 'all-duo'])('the chance in %s', (name) => {
  const positions = positionsOf(name);

  it('is said where a turn begins, and nowhere else', async () => {
    for (const position of positions.slice(0, 60)) {
      const chance = await glanceAt(stellarion, position);
      if (position.stage.kind !== 'turn') expect(chance).toBeUndefined();
      else {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  it('is about what a closer look finds', async () => {
    const examiner = await stellarionMind.examiner!();
    const turns = positions.filter(({ stage }) => stage.kind === 'turn');
    const view = turns[Math.floor(turns.length * 0.6)]!;
    const budget = { nodes: 16, rng: rngOf('closer') };
    const closer = examiner.examine({ view, seat: view.turn, played: undefined }, budget);
    expect(closer).toBeDefined();
    expect(Math.abs(examiner.glance!(view)! - closer!.best.value)).toBeLessThan(0.15);
  });
});

it('is not said in a game without one chance for all', async () => {
  const options = stellar.decodeOptions({});
  if (!options.ok) throw new Error('the options of Stellar');
  expect(await glanceAt(stellar, stellar.setup(options.value, 2))).toBeUndefined();
});
