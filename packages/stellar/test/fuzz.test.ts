// Spoilt notation, options and seeds: the answer to each is a valid value or a coded fault, and nothing throws.
// Together with tampering.test.ts more than a hundred thousand inputs if PLANISPHERE_LONG is set.
import { isDeepStrictEqual } from 'node:util';
import { commitmentOf, createDealer, createRng, drawOutcome, SEATS, type Seat } from '@planisphere/core';
import { walk } from '@planisphere/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, stellar } from '../src/index.ts';
import { valueOrFault } from './faults.ts';
import { pick, spoilLine } from './mutations.ts';

const rng = createRng(20_240_601);
const positions: string[] = [];
const events: string[] = [];
const options = { first: 'random', memory: true } as const;
walk({ name: '', game: stellar, options, players: 2, conserved: () => {} }, 5, ({ course, next }) => {
  for (const viewer of [0, 1, 'table'] as const)
    positions.push(stellar.notation.make(stellar.view(course.state, viewer)));
  positions.push(stellar.notation.make(course.state));
  if (next !== undefined) events.push(stellar.notation.makeEvent(next));
});
const words = [...new Set(positions.concat(events).flatMap((line) => line.split(/(?<=[ ,=])/)))];

/** Whatever was read can be written, played on, viewed and imagined. */
function exercise(position: Position): void {
  const again = stellar.notation.parse(stellar.notation.make(position));
  if (!again.ok || !isDeepStrictEqual(again.value, position)) throw new Error('does not read back');
  const awaiting = stellar.awaiting(position);
  if (awaiting.kind === 'chance') {
    stellar.apply(position, { by: 'chance', outcome: drawOutcome(awaiting, rng) });
  }
  for (const seat of SEATS.slice(0, 2) as Seat[]) {
    for (const action of stellar.legal(position, seat)) {
      if (stellar.check(position, seat, action) !== undefined) throw new Error('refuses what it offers');
      stellar.apply(position, { by: seat, action });
    }
  }
  for (const viewer of [0, 1, 'table'] as const) stellar.imagine(stellar.view(position, viewer), rng);
}

/** positions-by-hand.test.ts spoils them further. */
const POSITIONS = process.env.PLANISPHERE_LONG === undefined ? 8000 : 40_000;

describe('spoilt notation', () => {
  it('60,000 events', () => {
    let read = 0;
    for (let i = 0; i < 60_000; i++) {
      const text = spoilLine(pick(events, rng), words, rng);
      const event = valueOrFault(text, stellar.notation.parseEvent(text));
      if (event === undefined) continue;
      read++;
      if (stellar.notation.makeEvent(event) !== text)
        throw new Error(`${JSON.stringify(text)} reads as another event`);
    }
    expect(read).toBeGreaterThan(100); // some are still events: the test sees both results
    expect(read).toBeLessThan(40_000);
  });

  it(`${POSITIONS} positions`, () => {
    let read = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const text = spoilLine(pick(positions, rng), words, rng);
      const position = valueOrFault(text, stellar.notation.parse(text));
      if (position === undefined) continue;
      read++;
      try {
        exercise(position);
      } catch (error) {
        throw new Error(text, { cause: error });
      }
    }
    expect(read).toBeGreaterThan(100);
    expect(read).toBeLessThan(POSITIONS * 0.75);
  });

  it('lines that are nothing at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        valueOrFault(text, stellar.notation.parse(text));
        valueOrFault(text, stellar.notation.parseEvent(text));
      }),
      { numRuns: 3000 },
    );
    const long = positions[0] as string;
    expect(stellar.notation.parse(long.repeat(100))).toMatchObject({ fault: { code: 'too-long' } });
  });

  it('a fault names the field and the word', () => {
    const text = (positions.at(-1) as string).replace(/A\.note=\S+/, 'A.note=P7');
    expect(stellar.notation.parse(text)).toMatchObject({ fault: { code: 'bad-card', at: 'A.note.P7' } });
    expect(stellar.notation.parseEvent('A play P3 tel 13')).toMatchObject({
      fault: { code: 'bad-number', at: '13' },
    });
  });
});

describe('foreign options and seeds', () => {
  it('5,000 options', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ first: fc.anything(), memory: fc.anything() })),
        (value) => {
          const decoded = stellar.decodeOptions(value);
          valueOrFault(value, decoded);
          if (decoded.ok) stellar.setup(decoded.value, 2);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('5,000 seeds: any string deals, the same string the same cards', () => {
    const start = stellar.awaiting(stellar.setup(options, 2));
    if (start.kind !== 'chance') throw new Error('the game begins with a deal');
    const anySeed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom('', '\ud800', 'a\udfff', '\u0000', '🪐'.repeat(50)),
      fc.array(fc.integer({ min: 0xd800, max: 0xdfff })).map((codes) => String.fromCharCode(...codes)),
    );
    const seen = new Set<unknown>();
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(commitmentOf(seed)).toMatch(/^[0-9a-f]{64}$/);
        const dealt = drawOutcome(start, createDealer(seed).at(0));
        expect(drawOutcome(start, createDealer(seed).at(0))).toEqual(dealt);
        seen.add(stellar.notation.makeEvent({ by: 'chance', outcome: dealt }));
      }),
      { numRuns: 5000 },
    );
    expect(seen.size).toBe(5);
  });
});
