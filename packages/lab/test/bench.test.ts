// The bench compares like with like: the peer plays our rules, and the figures have the promised shape. No test asserts
// speed.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRng, randomAction } from '@planisphere/core';
import type { Action, Position } from '@planisphere/stellar';
import { temporaryFolder } from '@planisphere/testkit/folder';
import { describe, expect, it } from 'vitest';
import { BENCH_GAMES, formatBench, runBench } from '../src/bench/index.ts';
import { summaryOf } from '../src/bench/measure.ts';
import { stellarTable } from '../src/games/stellar/bench.ts';
import { openPeer } from '../src/rows/peers/boardgame-io.ts';
import { playOut } from '../src/rows/playout.ts';

const TINY = { runs: 3, secondsPerRun: 0.001, warmUpSeconds: 0.001 };

describe('the peer', () => {
  it('plays whole games to the same result from the same decisions and seed', async () => {
    const peer = await openPeer(stellarTable);
    if (peer === undefined) throw new Error('boardgame.io is not installed');
    for (let seed = 1; seed <= 10; seed++) {
      const decisions: Action[] = [];
      const rng = createRng(seed);
      const result = playOut(stellarTable, `seed ${seed}`, (state: Position, seat) => {
        const action = randomAction(stellarTable.game, state, { seat, rng });
        decisions.push(action);
        return action;
      });
      const rest = decisions.values();
      const theirs = await peer.playMatch(`seed ${seed}`, {
        play: async (_, playerID) => {
          const payload = { type: 'act', args: [rest.next().value], playerID };
          return { action: { type: 'MAKE_MOVE', payload } };
        },
      });
      expect(theirs).toEqual(result);
      expect(rest.next().done).toBe(true);
    }
  });

  it('ends its random games with a result', async () => {
    const peer = await openPeer(stellarTable);
    const result = await peer?.playMatch('random');
    expect(result?.scores).toEqual([expect.any(Number), expect.any(Number)]);
    expect(result?.winners.length).toBeGreaterThan(0);
  });
});

describe('the bench', () => {
  it('gives name, value and unit, and where there is a peer its value and the ratio', async () => {
    const results = await runBench({ ...TINY, game: 'stellar' });
    const [first] = results;
    expect(first).toMatchObject({ name: 'stellar: random games, rules engine', unit: 'games/s' });
    expect(first?.peer).toBe('boardgame.io 0.50.2');
    expect(first?.ratio).toBeCloseTo((first?.value ?? 0) / (first?.peerValue ?? 0));
    for (const { name, value, unit, spread } of results) {
      expect(name.startsWith('stellar: ')).toBe(true);
      expect(unit).toMatch(/\/s$/);
      expect(value).toBeGreaterThan(0);
      expect(spread[0] <= value && value <= spread[1]).toBe(true);
    }
    expect(JSON.parse(JSON.stringify({ results })).results[0]).toEqual(first);
  });

  it('measures the rows of one game only when asked to', async () => {
    expect(BENCH_GAMES).toContain('stellar');
    expect(await runBench({ ...TINY, game: 'no such game' })).toEqual([]);
  });

  it('writes a CPU profile, without the peer', async () => {
    const file = join(temporaryFolder(), 'bench.cpuprofile');
    const [first] = await runBench({ ...TINY, game: 'stellar', profile: file });
    expect(first?.peer).toBeUndefined();
    expect(JSON.parse(await readFile(file, 'utf8')).nodes.length).toBeGreaterThan(1);
  });

  it('takes the median of the runs', () => {
    expect(summaryOf([5, 1, 9])).toEqual({ median: 5, spread: [1, 9] });
    expect(summaryOf([4, 1, 9, 2])).toEqual({ median: 3, spread: [1, 9] });
  });

  it('is readable', () => {
    const plain = { name: 'a: b', value: 12_345.6, unit: 'games/s', spread: [11_000, 13_000] as const };
    const peer = { peer: 'p 1', peerValue: 43.21, peerSpread: [40, 45] as const, ratio: 285.7 };
    expect(
      formatBench([
        { ...plain, ...peer },
        { ...plain, note: 'why' },
      ]),
    ).toEqual([
      'a: b: 12,346 (11,000–13,000) games/s',
      '  p 1: 43.2 (40–45) games/s; ours is 286 times as fast',
      'a: b: 12,346 (11,000–13,000) games/s',
      '  why',
    ]);
  });
});
