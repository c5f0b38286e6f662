import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, run } from './run.ts';

describe('simulate', () => {
  it('prints one object with everything a researcher asks for', async () => {
    const { code, out } = await run({
      args: [
        'simulate',
        'stellar',
        '--bots',
        'random,greedy',
        '--games',
        '6',
        '--seed',
        'x',
        '--options',
        '{"first":"B"}',
        '--json',
      ],
    });
    expect(code).toBe(0);
    const simulation = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(simulation)).toEqual([
      ...[
        'game',
        'options',
        'bots',
        'seed',
        'games',
        'wins',
        'draws',
        'scores',
        'decisions',
        'chances',
        'seconds',
      ],
      'gamesPerSecond',
    ]);
    expect(simulation).toMatchObject({
      game: 'stellar',
      options: { first: 'B', memory: true },
      bots: ['random', 'greedy'],
      games: 6,
    });
    const [a, b] = simulation.wins as [number, number];
    expect(a + b + (simulation.draws as number)).toBe(6);
    for (const summary of simulation.scores as Record<string, number>[]) {
      expect(Object.keys(summary)).toEqual(['mean', 'sd', 'p10', 'p50', 'p90']);
      expect(summary.p10).toBeLessThanOrEqual(summary.p90 as number);
    }
  });

  it('deals the same games for the same seed and others for another', async () => {
    const scores = async (seed: string): Promise<unknown> => {
      const { out } = await run({ args: ['simulate', 'stellar', '--games', '5', '--seed', seed, '--json'] });
      return (JSON.parse(out) as { scores: unknown }).scores;
    };
    expect(await scores('one')).toEqual(await scores('one'));
    expect(await scores('one')).not.toEqual(await scores('two'));
  });

  it.each([
    [['simulate'], 'Name a game'],
    [['simulate', 'chess'], 'There is no game "chess"'],
    [['simulate', 'stellar', '--bots', 'random'], 'one bot per seat'],
    [['simulate', 'stellar', '--bots', 'random,deep'], 'There is no bot "deep"'],
    [['simulate', 'stellar', '--games', '-3'], 'games'],
    [['simulate', 'stellar', '--games', 'many'], '--games takes a whole number'],
    [['simulate', 'stellar', '--options', '{"frist":"A"}'], '"frist": There is no such field'],
    [['simulate', 'stellar', '--options', '{"first":"C"}'], 'first: One of "A", "B", "random"'],
    [['simulate', 'stellar', '--options', '{'], 'This is not JSON'],
    [['simulate', 'stellar', '--fast'], 'There is no option --fast.'],
    [['simulate', 'stellar', '--game', '3'], 'Did you mean --games?'],
    [['simulate', 'stellar', '--seed'], '--seed needs a value after it.'],
    [['play', 'stellarion', '--players', '1', '--level', 'master'], 'you sit alone'],
    [['play', 'stellar', '--lang', 'de'], '--lang takes en or fr'],
    [['verify'], 'Name at least one file'],
    [['verify', 'nowhere.jsonl'], 'There is no file'],
    [['perft', 'stellar', '--position', 'take turn=x'], '--position'],
    [['fly'], 'There is no command "fly"'],
    [['fly', '--lang', 'fr'], 'Il n’y a pas de commande "fly"'],
    [['simulate', 'stellar', '--fast', '--lang', 'fr'], 'Il n’y a pas d’option --fast.'],
  ])('answers %j with one clear line', async (args, line) => {
    const { code, err } = await run({ args });
    expect(code).toBe(2);
    expect(err).toContain(line);
    expect(err).not.toContain('    at '); // no stack
  });
});

describe('verify', () => {
  it('accepts what simulate recorded and names the place of every edit', async () => {
    const file = join(emptyFolder(), 'games.jsonl');
    await run({ args: ['simulate', 'stellar', '--games', '3', '--records', file] });
    expect(await run({ args: ['verify', file] })).toMatchObject({
      code: 0,
      out: `${file}: 3 records are right\n`,
    });

    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const second = JSON.parse(lines[1] as string) as { events: string[] };
    const take = second.events.findIndex((event) => event.includes(' take '));
    second.events[take] = second.events[take]?.replace(/.$/, '9') as string;
    writeFileSync(file, [lines[0], JSON.stringify(second), (lines[2] as string).slice(0, 200)].join('\n'));
    const { code, err } = await run({ args: ['verify', file] });
    expect(code).toBe(1);
    expect(err).toContain(
      `${file}:2: events[${take}].9: A number from 1 to 5 is expected here. [bad-number]`,
    );
    expect(err).toContain(`${file}:3: This is not JSON`);
  });

  it('names the rule that an event breaks', async () => {
    const file = join(emptyFolder(), 'game.jsonl');
    await run({ args: ['simulate', 'stellar', '--games', '1', '--records', file] });
    const record = JSON.parse(readFileSync(file, 'utf8')) as { events: string[] };
    const at = record.events.findIndex((event) => / play \S+ tel /.test(event));
    record.events[at] = (record.events[at] as string).replace(/ tel .*/, ' tel 1');
    writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`); // over several lines, as a person would save it
    const { code, err } = await run({ args: ['verify', file] });
    expect(code).toBe(1);
    expect(err).toContain(`events[${at}]`);
    expect(err).toContain('is against rule TEL-1');
  });
});

describe('replay and perft', () => {
  it('tells a game, shows a moment, and hides what a seat may not see', async () => {
    const file = join(emptyFolder(), 'game.jsonl');
    await run({ args: ['simulate', 'stellar', '--games', '1', '--seed', '3', '--records', file] });
    const told = await run({ args: ['replay', file] });
    expect(told.out).toContain('random A takes ');
    expect(told.out).toMatch(/Total +\d+ +\d+/);
    const moment = await run({ args: ['replay', file, '--at', '40', '--as', 'B', '--lang', 'fr'] });
    expect(moment.out).toContain('Manche');
    expect(moment.out).toMatch(/A\.hand=\?,\?/);
    expect((await run({ args: ['replay', file, '--at', '4000'] })).err).toContain(
      '--at takes a number from 0 to',
    );
  });

  it('counts lines of events', async () => {
    const { out } = await run({ args: ['perft', 'stellar', '--depth', '3', '--divide'] });
    // Five starters, then four, then three.
    expect(out).toContain('chance starter A P3: 12');
    expect(out).toContain('perft 3: 60');
  });
});
