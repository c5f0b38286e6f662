// Records that were cut, edited or made up: a tampered record is never accepted, and the fault names the place.
import { readdirSync, readFileSync } from 'node:fs';
import { createRng, decodeRecord, type GameRecord, parseRecord, verifyRecord } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellar } from '../src/index.ts';
import { valueOrFault } from './faults.ts';
import { pick, spoilLine, spoilList, spoilText } from './mutations.ts';
import { after } from './positions.ts';

const REPLAYS = new URL('../replays/', import.meta.url);
const texts = readdirSync(REPLAYS).map((file) =>
  JSON.stringify(JSON.parse(readFileSync(new URL(file, REPLAYS), 'utf8'))),
);
const records = texts.map((text) => {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.fault.message);
  return record.value;
});
const events = records.flatMap((record) => record.events);
const rng = createRng(77);

/** Whether this is a real game, with every event possible in its place, according to the lists of what can happen. */
function isGame(record: GameRecord): boolean {
  const options = stellar.decodeOptions(record.options);
  if (!options.ok) return false;
  const end = after(stellar.setup(options.value, 2), ...record.events);
  const awaiting = stellar.awaiting(end);
  return awaiting.kind === 'over' && awaiting.result.scores.join() === record.result?.scores.join();
}

const faultOf = (record: unknown): { code: string; at: string } | undefined => {
  const decoded = decodeRecord(record);
  const verified = decoded.ok ? verifyRecord(stellar, decoded.value) : decoded;
  valueOrFault(record, verified);
  return verified.ok ? undefined : verified.fault;
};

describe('spoilt records', () => {
  it('3,000 texts with a few characters wrong', () => {
    for (let i = 0; i < 3_000; i++) {
      const text = spoilText(pick(texts, rng), rng);
      const record = valueOrFault(text, parseRecord(text));
      if (record !== undefined) valueOrFault(text, verifyRecord(stellar, record));
    }
  });

  it('a record cut off anywhere is no record', () => {
    const text = texts[0] as string;
    for (let length = 0; length < text.length; length += 7) {
      expect(parseRecord(text.slice(0, length))).toMatchObject({ ok: false, fault: { code: 'bad-json' } });
    }
  });

  it('3,000 lists of events changed, lost, doubled or exchanged are found out', () => {
    let believed = 0;
    for (let i = 0; i < 3_000; i++) {
      const record = pick(records, rng);
      const spoilt =
        i % 2 === 0
          ? spoilList(record.events, events, rng)
          : record.events.map((text, index) =>
              index === i % record.events.length ? spoilLine(text, events, rng) : text,
            );
      if (spoilt.join('\n') === record.events.join('\n')) continue;
      const tampered = { ...record, events: spoilt };
      const fault = faultOf(tampered);
      if (fault !== undefined) expect(fault.at).toMatch(/^(events\[\d+\]|result)/);
      else if (isGame(tampered)) believed++;
      else throw new Error(`believed: ${spoilt.join('; ')}`);
    }
    // Simultaneous answers may come in either order, and a face-down card may lie in another slot of the same section:
    // those are other games with the same end.
    expect(believed).toBeLessThan(100);
  });

  it('every single card dealt otherwise is found out by the seed', () => {
    for (const record of records) {
      for (const [index, text] of record.events.entries()) {
        if (!text.startsWith('chance')) continue;
        const spoilt = record.events.slice();
        spoilt[index] = text.replace(/\S+$/, (card) =>
          text.includes(' first ') ? 'AB'.replace(card, '') : card === 'S1' ? 'S2' : 'S1',
        );
        expect(faultOf({ ...record, events: spoilt })).toMatchObject({ at: `events[${index}]` });
      }
    }
  });
});

describe('edited fields', () => {
  const record = records[0] as GameRecord;
  it.each([
    ['a foreign field', { ...record, cheat: true }, 'unknown-field', '"cheat"'],
    ['a missing field', { ...record, events: undefined }, 'missing-field', 'events'],
    ['another format', { ...record, format: 'planisphere-record/9' }, 'unknown-format', 'format'],
    ['another game', { ...record, game: 'go' }, 'other-game', 'game'],
    ['another version', { ...record, version: 2 }, 'other-version', 'version'],
    ['three players', { ...record, seats: ['a', 'b', 'c'] }, 'wrong-players', 'seats'],
    ['an unknown option', { ...record, options: { speed: 3 } }, 'unknown-field', 'options."speed"'],
    ['another option', { ...record, options: { first: 'B' } }, 'not-your-turn', 'events[15]'],
    ['another seed', { ...record, seed: 'replay 2' }, 'broken-commitment', 'commitment'],
    ['another seed alone', { ...record, seed: 'x', commitment: undefined }, 'not-from-seed', 'events[0]'],
    [
      'another score',
      { ...record, result: { ...record.result, scores: [46, 25] } },
      'wrong-result',
      'result.scores',
    ],
    [
      'another winner',
      { ...record, result: { ...record.result, winners: ['B'] } },
      'wrong-result',
      'result.winners',
    ],
    [
      'another sheet',
      { ...record, result: { ...record.result, breakdown: {} } },
      'wrong-result',
      'result.breakdown',
    ],
    ['no result', { ...record, result: undefined }, 'missing-field', 'result'],
    ['half a game', { ...record, events: record.events.slice(0, 40) }, 'unfinished', 'events[40]'],
    ['a hidden card', { ...record, events: ['chance starter A ?'] }, 'impossible-chance', 'events[0]'],
    ['an event too many', { ...record, events: [...record.events, 'A take 1'] }, 'game-over', 'events[128]'],
    ['no object', [], 'not-an-object', ''],
  ])('%s', (_, edited, code, at) => {
    expect(faultOf(edited)).toMatchObject({ code, at });
  });

  it('TEL-2 a record that breaks a rule is told which, and where', () => {
    const index = record.events.indexOf('A play S3 tel 2');
    const illegal = record.events.with(index, 'A play P3 tel 12');
    expect(faultOf({ ...record, events: illegal })).toMatchObject({ code: 'TEL-2', at: `events[${index}]` });
  });
});
