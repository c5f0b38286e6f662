import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRecord, makeRecord, parseRecord, RECORD_FORMAT, recordOf } from '../src/index.ts';
import { finishedRecord, newCoins, playTurns } from './coins-course.ts';

const record = finishedRecord();

describe('a record', () => {
  it('holds the whole game in words', () => {
    expect(record).toMatchObject({
      format: RECORD_FORMAT,
      game: 'coins',
      version: 1,
      options: { bonus: 1 },
      seats: ['Ada', 'Bo'],
      assisted: false,
      result: { winners: expect.any(Array), scores: expect.any(Array), breakdown: expect.any(Object) },
    });
    expect(record.events.at(-1)).toBe('A guess 2');
    expect(record.result?.winners.every((seat) => /^[AB]$/.test(seat))).toBe(true);
  });

  it('comes back from its text', () => {
    expect(parseRecord(makeRecord(record))).toEqual({ ok: true, value: record });
    expect(makeRecord(record)).not.toContain('\n');
  });

  it('has no result while the game goes on, and no seed while it is secret', () => {
    const course = playTurns(newCoins(), []);
    const open = recordOf(course, { seats: ['Ada', 'Bo'], assisted: true });
    expect(open).toMatchObject({ result: undefined, seed: undefined, commitment: undefined, assisted: true });
    expect(parseRecord(makeRecord(open))).toEqual({ ok: true, value: open });
  });
});

describe('a bad record', () => {
  it.each([
    ['bad-json', '', ''],
    ['bad-json', '', 'stellar'],
    ['bad-json', '', makeRecord(record).slice(0, -1)],
    ['too-long', '', ' '.repeat(4_000_001)],
    ['not-an-object', '', '[]'],
    ['not-an-object', '', 'null'],
  ])('answers %s at %j for text %#', (code, at, text) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, fault: { code, at } });
  });

  it.each([
    ['unknown-format', 'format', { format: 'planisphere-record/2' }],
    ['not-a-string', 'format', { format: 1 }],
    ['not-a-string', 'game', { game: null }],
    ['not-in-range', 'version', { version: 0 }],
    ['not-in-range', 'version', { version: '1' }],
    ['not-a-list', 'seats', { seats: 'Ada' }],
    ['too-many', 'seats', { seats: ['A', 'B', 'C', 'D', 'E'] }],
    ['not-a-string', 'seats.[1]', { seats: ['A', 2] }],
    ['not-an-object', 'ended', { ended: 'resigned' }],
    ['not-a-choice', 'ended.reason', { ended: { reason: 'fled', winners: [] } }],
    ['not-a-list', 'events', { events: {} }],
    ['not-a-string', 'events.[3]', { events: ['', '', '', 0] }],
    ['too-many', 'events', { events: new Array(20_001).fill('') }],
    ['not-an-object', 'result', { result: 7 }],
    ['missing-field', 'result.scores', { result: { winners: [] } }],
    ['not-a-number', 'result.scores.[0]', { result: { winners: [], scores: ['1'], breakdown: {} } }],
    ['not-a-string', 'result.winners.[0]', { result: { winners: [0], scores: [], breakdown: {} } }],
    ['missing-field', 'result.breakdown', { result: { winners: [], scores: [] } }],
    ['unknown-field', 'result."score"', { result: { winners: [], scores: [], breakdown: {}, score: 1 } }],
    ['not-a-string', 'seed', { seed: 1 }],
    ['not-a-hash', 'commitment', { commitment: {} }],
    ['not-a-hash', 'commitment', { commitment: '' }],
    ['not-a-hash', 'commitment', { commitment: 'sealed' }],
    ['not-a-hash', 'commitment', { commitment: 'A'.repeat(64) }],
    ['not-a-hash', 'commitment', { commitment: 'a'.repeat(63) }],
    ['not-a-hash', 'commitment', { commitment: `${'a'.repeat(64)}\n` }],
    ['not-a-hash', 'origin.record', { origin: { record: 'the other one', at: 3 } }],
    ['not-in-range', 'origin.at', { origin: { record: 'a'.repeat(64), at: -1 } }],
    ['missing-field', 'origin.at', { origin: { record: 'a'.repeat(64) } }],
    ['not-a-choice', 'ended.winners.[0]', { ended: { reason: 'resigned', winners: ['E'] } }],
    ['not-a-boolean', 'assisted', { assisted: 'no' }],
    ['unknown-field', '"moves"', { moves: [] }],
  ])('answers %s at %j', (code, at, change) => {
    expect(decodeRecord({ ...record, ...change })).toMatchObject({ ok: false, fault: { code, at } });
  });

  it.each(['format', 'game', 'version', 'options', 'seats', 'events'])(
    'answers that %s is missing',
    (field) => {
      const { [field as keyof typeof record]: _, ...rest } = record;
      expect(decodeRecord(rest)).toMatchObject({ ok: false, fault: { code: 'missing-field', at: field } });
    },
  );

  it('is answered, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseRecord(text)).toMatchObject({ ok: false, fault: { code: expect.any(String) } });
      }),
      { seed: 9, numRuns: 2000 },
    );
  });
});
