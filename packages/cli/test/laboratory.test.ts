// The commands of the laboratory, run as users run them.
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

interface Report {
  readonly deals: number;
  readonly bots: readonly { name: string; games: number; winRate: number; elo: number; points: number }[];
  readonly encounters: readonly { bot: string; against: string; winRate: number }[];
}

async function arena(...args: string[]): Promise<Report> {
  const { code, out, err } = await run({ args: ['arena', ...args, '--json'] });
  expect(err.replace(/^\d+ of \d+ deals\n/gm, ''), 'how far it is, where it takes long').toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Report;
}

describe('arena', () => {
  it('plays every deal from both seats and sums up as the tools expect', async () => {
    const report = await arena('stellar', '--bots', 'random,greedy,novice', '--games', '6', '--seed', 'x');
    expect(Object.keys(report)).toEqual(['game', 'options', 'deals', 'seed', 'bots', 'encounters']);
    expect(report.deals).toBe(3);
    for (const bot of report.bots) {
      expect(Object.keys(bot)).toEqual(
        expect.arrayContaining(['name', 'games', 'winRate', 'ci', 'elo', 'margin', 'msPerMove']),
      );
      expect(bot.games).toBe(12); // two opponents, three deals, two seats
    }
    const shares = report.encounters.map(
      ({ bot, against, winRate }) => `${[bot, against].toSorted()}: ${winRate}`,
    );
    expect(shares).toHaveLength(6);
  });

  it('lets a bot take all seats of a co-operative game', async () => {
    const report = await arena('stellarion', '--bots', 'random', '--games', '3');
    expect(report.deals).toBe(3);
    expect(report.bots).toMatchObject([{ name: 'random', games: 3 }]);
    expect(report.encounters).toEqual([]);
  });

  it('seats as many as it is told to', async () => {
    const report = await arena('stellarion', '--bots', 'random', '--games', '3', '--players', '2');
    expect(report.bots).toMatchObject([{ name: 'random', games: 6 }]);
  });

  it.each([
    [
      ['arena', 'stellarion', '--bots', 'random', '--players', '3'],
      '--players: a table of Stellarion has 1 or 2 players here, not 3.',
    ],
    [['arena', 'stellar', '--bots', 'greedy,deep'], 'There is no bot "deep"'],
    [['arena', 'stellar', '--bots', 'greedy,greedy'], 'Name every bot once'],
    [['train', 'chess'], 'Name a game that has something to learn'],
    [['strength', '--only', 'chess'], 'There is no measurement "chess"'],
    [['strength', '--part', '9/8'], '--part takes which part of how many, as in 3/8, not "9/8".'],
  ])('answers %j with one clear line', async (args, line) => {
    const { code, err } = await run({ args });
    expect(code).toBe(2);
    expect(err).toContain(line);
  });
});
