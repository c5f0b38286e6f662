// Golden replays: whole games, dealt from a seed, for each expansion alone and all together, solo and with a partner.
// Each must verify to the last word: a change of the rules breaks one of them.
import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, verifyRecord } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';

const folder = new URL('../replays/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.game'));

describe('golden replays', () => {
  it('are there for every expansion, alone and all together, solo and for two', () => {
    const setUps = ['base', 'black-holes', 'theories', 'mirrors', 'sun', 'all'];
    expect(files.sort()).toEqual(setUps.flatMap((name) => [`${name}-duo.game`, `${name}-solo.game`]).sort());
  });

  it.each(files)('%s verifies', (name) => {
    const record = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
    if (!record.ok) throw new Error(record.fault.message);
    expect(record.value.seed).toBeDefined();
    const verified = verifyRecord(stellarion, record.value);
    expect(verified.ok ? undefined : verified.fault).toBeUndefined();
    expect(record.value.seats).toHaveLength(name.includes('duo') ? 2 : 1);
  });
});
