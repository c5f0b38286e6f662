// Golden replays: whole games that must stay legal, with the same dealing and the same result.
import { readdirSync, readFileSync } from 'node:fs';
import { type GameRecord, parseRecord, verifyRecord } from '@planisphere/core';
import { starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';

const folder = new URL('../replays/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.game'));

function recordNamed(name: string): GameRecord {
  const parsed = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
  if (!parsed.ok) throw new Error(`${name}: ${parsed.fault.message}`);
  return parsed.value;
}

describe('golden replays', () => {
  it.each(names)('%s verifies with its seed', (name) => {
    const record = recordNamed(name);
    expect(record.seed).toBeDefined();
    const verified = verifyRecord(starExplorer, record);
    expect(verified.ok ? undefined : verified.fault).toBeUndefined();
  });

  it('are there for one to four players', () => {
    const players = new Set(names.map((name) => recordNamed(name).seats.length));
    expect([...players].sort()).toEqual([1, 2, 3, 4]);
  });

  it('include answers that were replaced', () => {
    const replaced = names.some((name) => {
      const { events } = recordNamed(name);
      const answers = events
        .filter((words) => /^[A-D] draw/.test(words))
        .map((words) => words.split(' ', 3).join(' '));
      return new Set(answers).size < answers.length;
    });
    expect(replaced).toBe(true);
  });

  it('do not verify when an event is changed', () => {
    const record = recordNamed('rulebook-example.game');
    const events = record.events.map((words) => (words.startsWith('A draw I ') ? 'A draw I none' : words));
    expect(verifyRecord(starExplorer, { ...record, events }).ok).toBe(false);
  });
});
