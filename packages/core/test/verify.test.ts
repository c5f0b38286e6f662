import { type CoinsTypes, coins } from '@planisphere/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  type Game,
  type GameRecord,
  makeRecord,
  parseRecord,
  replayRecord,
  verifyRecord,
} from '../src/index.ts';
import { finishedRecord, SEED } from './coins-course.ts';

const record = finishedRecord();
const HASH = 'a'.repeat(64);
const { seed: _, commitment: __, ...told } = record;
/** Dealt by hand: nothing is known of the dealing. */
const byHand: GameRecord = { ...told, seed: undefined, commitment: undefined };

const faultOf = (changed: GameRecord) => {
  const verified = verifyRecord<CoinsTypes>(coins, changed);
  return verified.ok ? undefined : [verified.fault.code, verified.fault.at];
};
const withEvent = (index: number, text: string, from: GameRecord = record): GameRecord => ({
  ...from,
  events: from.events.with(index, text),
});
const other = (text: string): string => text.replace(/\d$/, (coin) => String((Number(coin) + 1) % 3));

describe('verifying a record', () => {
  it('finds nothing wrong with a game as it was played, with and without its seed', () => {
    expect(faultOf(record)).toBeUndefined();
    expect(faultOf(byHand)).toBeUndefined();
    expect(faultOf({ ...record, commitment: undefined })).toBeUndefined();
  });

  it('gives the course back', () => {
    const verified = verifyRecord(coins, record);
    if (!verified.ok) throw new Error(verified.fault.message);
    expect(verified.value.events.map((event) => coins.notation.makeEvent(event))).toEqual(record.events);
    expect(verified.value.awaiting.kind).toBe('over');
  });

  it.each([
    ['a foreign game', 'other-game', 'game', { game: 'stellar' }],
    ['other rules', 'other-version', 'version', { version: 2 }],
    ['an unknown option', 'unknown-field', 'options."bouns"', { options: { bouns: 1 } }],
    ['an impossible option', 'not-in-range', 'options.bonus', { options: { bonus: 9 } }],
    ['no options at all', 'not-an-object', 'options', { options: null }],
    ['too few seats', 'wrong-players', 'seats', { seats: ['Ada'] }],
    ['too many seats', 'wrong-players', 'seats', { seats: ['Ada', 'Bo', 'Cy'] }],
    ['no result', 'missing-field', 'result', { result: undefined }],
    ['no events', 'unfinished', 'events[0]', { events: [] }],
    ['a truncated log', 'unfinished', 'events[6]', { events: record.events.slice(0, 6) }],
    ['events after the end', 'game-over', 'events[7]', { events: [...record.events, 'A stay'] }],
    ['chance after the end', 'no-chance-due', 'events[7]', { events: [...record.events, 'chance hand A 0'] }],
    ['another seed', 'broken-commitment', 'commitment', { seed: `${SEED}!` }],
    ['another commitment', 'broken-commitment', 'commitment', { commitment: commitmentOf('') }],
    ['a branch longer than the log', 'after-the-end', 'origin.at', { origin: { record: HASH, at: 8 } }],
  ])('names %s', (___, code, at, change) => {
    expect(faultOf({ ...record, ...change })).toEqual([code, at]);
  });

  it.each([
    ['an event that is not one', 'bad-event', 'events[2]."A drwa"', withEvent(2, 'A drwa')],
    ['an empty event', 'bad-event', 'events[0].""', withEvent(0, '')],
    ['a decision out of turn', 'not-your-turn', 'events[2]', withEvent(2, 'B draw')],
    ['a decision of an empty seat', 'not-your-turn', 'events[2]', withEvent(2, 'D draw')],
    ['a decision in place of chance', 'chance-due', 'events[1]', withEvent(1, 'B draw')],
    ['a decision before anything is dealt', 'chance-due', 'events[0]', withEvent(0, 'A draw')],
    ['a decision of another step', 'STEP-1', 'events[2]', withEvent(2, 'A guess 1')],
    ['a decision against a rule', 'GUESS-1', 'events[5]', withEvent(5, 'B guess 7')],
    ['chance that is not due', 'no-chance-due', 'events[2]', withEvent(2, 'chance draw A 1')],
    ['chance of another kind', 'impossible-chance', 'events[1]', withEvent(1, 'chance draw B 1')],
    ['chance for another seat', 'impossible-chance', 'events[0]', withEvent(0, 'chance hand B 1')],
    ['a hidden coin', 'impossible-chance', 'events[0]', withEvent(0, 'chance hand A ?')],
    ['an exchanged coin', 'not-from-seed', 'events[0]', withEvent(0, other(record.events[0] as string))],
    ['an exchanged draw', 'not-from-seed', 'events[3]', withEvent(3, other(record.events[3] as string))],
  ])('names %s and the event', (___, code, at, changed) => {
    expect(faultOf(changed)).toEqual([code, at]);
  });

  it.each([
    ['chance-due', '"A draw": something is dealt first.', withEvent(0, 'A draw')],
    ['not-your-turn', '"B draw": the game does not wait for seat B.', withEvent(2, 'B draw')],
    ['GUESS-1', '"B guess 7" is against rule GUESS-1.', withEvent(5, 'B guess 7')],
    ['game-over', '"A stay": the game is over.', { ...record, events: [...record.events, 'A stay'] }],
  ])('calls %s a rule only where it is one', (code, message, changed) => {
    const verified = verifyRecord<CoinsTypes>(coins, changed);
    expect(verified).toMatchObject({ ok: false, fault: { code, message } });
  });

  it('takes one spelling of an event, the one that is written', () => {
    const lenient: Game<CoinsTypes> = {
      ...coins,
      notation: {
        ...coins.notation,
        parseEvent: (text) => coins.notation.parseEvent(text.replace('A take', 'A draw')),
      },
    };
    const verified = verifyRecord(lenient, withEvent(2, 'A take'));
    expect(verified).toMatchObject({
      ok: false,
      fault: { code: 'other-spelling', at: 'events[2]', message: 'In a record this is written "A draw".' },
    });
  });

  it('says where a branch left, up to its whole log', () => {
    for (const at of [0, 7]) expect(faultOf({ ...record, origin: { record: HASH, at } })).toBeUndefined();
  });

  it('cannot deal more coins of a kind than there are', () => {
    const events = byHand.events.map((text) => text.replace(/^(chance .*)\d$/, '$10'));
    expect(faultOf({ ...byHand, events })).toEqual(['impossible-chance', 'events[3]']);
  });

  it('cannot tell other coins from the truth when they were dealt by hand, but their result', () => {
    const exchanged = withEvent(3, other(record.events[3] as string), byHand);
    expect(faultOf(exchanged)?.[0]).toBe('wrong-result');
    expect(replayRecord(coins, exchanged).ok).toBe(true);
  });

  it('knows a wrong seed by its dealing where nothing was committed', () => {
    const [code, at] = faultOf({ ...record, seed: 'another', commitment: undefined }) ?? [];
    expect(code).toBe('not-from-seed');
    expect(at).toMatch(/^events\[\d\]$/);
  });

  const result = record.result as NonNullable<GameRecord['result']>;
  it.each([
    ['winners', { winners: result.winners.length === 2 ? ['A'] : ['A', 'B'] }],
    ['scores', { scores: result.scores.map((score) => score + 1) }],
    ['breakdown', { breakdown: { parts: [] } }],
    ['breakdown', { breakdown: null }],
  ])('names wrong %s', (part, change) => {
    expect(faultOf({ ...record, result: { ...result, ...change } })).toEqual([
      'wrong-result',
      `result.${part}`,
    ]);
  });

  it('does not mind the order of fields', () => {
    const { winners, scores, breakdown } = result;
    expect(faultOf({ ...record, result: { breakdown, scores, winners } })).toBeUndefined();
  });
});

describe('a game that people ended before the rules did', () => {
  const cut: GameRecord = { ...record, events: record.events.slice(0, -1), result: undefined };
  const endedBy = (ended: GameRecord['ended'], from = cut): GameRecord => ({ ...from, ended });

  it('verifies with who won, and with nobody by agreement', () => {
    expect(faultOf(endedBy({ reason: 'resigned', winners: ['B'] }))).toBeUndefined();
    expect(faultOf(endedBy({ reason: 'abandoned', winners: [] }))).toBeUndefined();
    // There is no winner if all resign one after another; bots play on for those who have resigned.
    expect(faultOf(endedBy({ reason: 'resigned', winners: [] }))).toBeUndefined();
    const resigned = endedBy({ reason: 'resigned', winners: ['B'] });
    expect(parseRecord(makeRecord(resigned))).toEqual({ ok: true, value: resigned });
  });

  it.each([
    ['unfinished', `events[${cut.events.length}]`, cut],
    ['already-over', 'ended', endedBy({ reason: 'resigned', winners: ['A'] }, record)],
    ['no-such-seat', 'ended.winners[0]', endedBy({ reason: 'resigned', winners: ['C'] })],
    ['winner-by-agreement', 'ended.winners', endedBy({ reason: 'abandoned', winners: ['A'] })],
    ['nobody-lost', 'ended.winners', endedBy({ reason: 'resigned', winners: ['A', 'B'] })],
    ['said-twice', 'ended.winners[1]', endedBy({ reason: 'resigned', winners: ['A', 'A'] })],
    [
      'result-of-early-end',
      'result',
      endedBy({ reason: 'resigned', winners: ['A'] }, { ...cut, result: record.result }),
    ],
    [
      'result-of-early-end',
      'result',
      endedBy({ reason: 'abandoned', winners: [] }, { ...cut, result: record.result }),
    ],
  ])('answers %s at %s otherwise', (code, at, changed) => {
    expect(faultOf(changed)).toEqual([code, at]);
  });
});

describe('a game that its one side gave up', () => {
  const cut: GameRecord = { ...record, events: record.events.slice(0, -1), result: undefined };
  const solo: Game<CoinsTypes> = {
    ...coins,
    players: { min: 1, max: 2 },
    setup: (options) => coins.setup(options, 2),
  };
  const codeOf = (game: Game<CoinsTypes>, changed: GameRecord): string | undefined => {
    const verified = verifyRecord(game, changed);
    return verified.ok ? undefined : `${verified.fault.code} at ${verified.fault.at}`;
  };

  it('has no winner when all play together', () => {
    const together = { ...coins, cooperative: true };
    expect(codeOf(together, { ...cut, ended: { reason: 'resigned', winners: [] } })).toBeUndefined();
    const claimed = codeOf(together, { ...cut, ended: { reason: 'resigned', winners: ['A'] } });
    expect(claimed).toBe('nobody-lost at ended.winners');
  });

  it('has no winner when one plays alone', () => {
    const alone = { ...cut, seats: ['Ada'], events: record.events.slice(0, 2) };
    expect(codeOf(solo, { ...alone, ended: { reason: 'resigned', winners: [] } })).toBeUndefined();
    const claimed = codeOf(solo, { ...alone, ended: { reason: 'resigned', winners: ['A'] } });
    expect(claimed).toBe('nobody-lost at ended.winners');
  });
});

describe('replaying a record', () => {
  it('goes as far as the record goes', () => {
    for (let length = 0; length <= record.events.length; length++) {
      const replayed = replayRecord(coins, {
        ...record,
        events: record.events.slice(0, length),
        result: undefined,
      });
      expect(replayed.ok && replayed.value.events.length).toBe(length);
    }
  });
});

describe('any damage to a record', () => {
  const text = makeRecord(record);
  /** The code of the first fault; undefined if there is none. */
  const codeOf = (damaged: string): string | undefined => {
    const parsed = parseRecord(damaged);
    const verified = parsed.ok ? verifyRecord(coins, parsed.value) : parsed;
    return verified.ok ? undefined : verified.fault.code;
  };

  it('is answered with a code, or does no harm to the game', () => {
    const anyCut = fc.tuple(fc.nat(text.length), fc.nat(3), fc.string({ maxLength: 3 }));
    let faults = 0;
    fc.assert(
      fc.property(anyCut, ([from, length, insertion]) => {
        const code = codeOf(text.slice(0, from) + insertion + text.slice(from + length));
        expect(code ?? 'none').toMatch(/^[A-Za-z0-9-]+$/);
        if (code !== undefined) faults++;
      }),
      { seed: 10, numRuns: 20_000 },
    );
    expect(faults).toBeGreaterThan(15_000);
  });

  it('is found wherever a digit of chance or of the result is changed', () => {
    const digits = [...text.matchAll(/(?<=chance \w+ \w )\d|(?<=(scores|parts)":[[\d,\]]*)\d/g)];
    expect(digits.length).toBe(3 + 2 + 8);
    for (const { index } of digits) {
      const digit = (Number(text[index]) + 1) % 10;
      const damaged = `${text.slice(0, index)}${digit}${text.slice(index + 1)}`;
      expect(codeOf(damaged), damaged).toMatch(/^(not-from-seed|impossible-chance|bad-event|wrong-result)$/);
    }
  });
});
