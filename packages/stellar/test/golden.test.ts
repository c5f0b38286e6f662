// Whole games that must never replay differently: one per option set, random and greedy play. A scorer that knows only
// RULES.md counts the scores a second time.
import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, parseRecord, verifyRecord } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellar } from '../src/index.ts';
import { field } from './positions.ts';
import { scores } from './score-by-hand.ts';

const REPLAYS = new URL('../replays/', import.meta.url);

const GAMES = [
  { file: 'first-a-random.game', events: 128, winners: ['A'], scores: [45, 25] },
  { file: 'first-b-greedy.game', events: 129, winners: ['A'], scores: [50, 29] },
  { file: 'first-by-lot-greedy-random.game', events: 129, winners: ['A'], scores: [33, 29] },
  { file: 'memory-off-random-greedy.game', events: 148, winners: ['B'], scores: [39, 64] },
] as const;

function readGame(file: string): GameRecord {
  const record = parseRecord(readFileSync(new URL(file, REPLAYS), 'utf8'));
  if (!record.ok) throw new Error(`${file}: ${record.fault.at}: ${record.fault.message}`);
  return record.value;
}

it('every replay is pinned', () => {
  expect(readdirSync(REPLAYS).sort()).toEqual(GAMES.map(({ file }) => file).sort());
});

describe.each(GAMES)('$file', (game) => {
  const record = readGame(game.file);

  it('verifies, with its seed', () => {
    expect(record.seed).toBeDefined();
    const verified = verifyRecord(stellar, record);
    expect(verified.ok ? '' : verified.fault).toBe('');
  });

  it('has the events and the result it always had', () => {
    expect(record.events).toHaveLength(game.events);
    expect(record.result).toMatchObject({ winners: game.winners, scores: game.scores });
  });

  it('scores the same when counted by hand', () => {
    const verified = verifyRecord(stellar, record);
    if (!verified.ok) throw new Error(verified.fault.message);
    const words = (key: string): string[] => field(verified.value.state, key).split(',');
    const side = (seat: string) => ({ tel: words(`${seat}.tel`), note: words(`${seat}.note`) });
    expect(scores(side('A'), side('B'))).toEqual(game.scores);
  });
});

it('DECK-1, SAT-4 a replay replaces the row three times and shuffles the discards', () => {
  const { events } = readGame('memory-off-random-greedy.game');
  expect(events.filter((text) => text.endsWith(' replace'))).toHaveLength(3);
  expect(events.filter((text) => / row | draw | hand /.test(text)).length).toBeGreaterThan(60 - 4);
});
