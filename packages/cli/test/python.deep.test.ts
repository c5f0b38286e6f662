// The Python examples against the records, in both directions: theirs are replayed here, and ours there.
import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { emptyFolder, run } from './run.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const examples = join(root, 'examples/python');
const isThere = spawnSync('python3', ['--version']).status === 0;

const python = async (...args: string[]): Promise<string> => {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout } = await promisify(execFile)('python3', args, { cwd: examples, env, maxBuffer: 1 << 26 });
  return stdout;
};

const recordsOf = (game: string): string[] => {
  const folder = join(root, 'packages', game, 'replays');
  return readdirSync(folder).map((name) => join(folder, name));
};

describe(
  isThere ? 'the Python examples' : 'the Python examples: there is no python3 here, so they are not run',
  () => {
    it.runIf(isThere).each(GAMES.map(({ game }) => game.id))('replay every record of %s', async (game) => {
      const files = recordsOf(game);
      expect(await python('replay_records.py', ...files)).toMatch(
        new RegExp(`^${files.length} records, \\d+ events: all as recorded\\n$`),
      );
    });

    it
      .runIf(isThere)
      .each(
        GAMES.flatMap(({ game: { id, players } }) => [
          [id, players.min] as const,
          [id, players.max] as const,
        ]),
      )('play %s with %d players at random into records that verify', async (game, players) => {
      const file = join(emptyFolder(), 'games.jsonl');
      writeFileSync(
        file,
        await python('random_player.py', game, '--games', '2', '--players', String(players)),
      );
      expect(await run({ args: ['verify', file] })).toMatchObject({ code: 0, err: '' });
    });

    it.runIf(isThere)('do as PettingZoo does: masks, rewards, the end of every agent', async () => {
      expect(await python('test_environment.py')).toBe('');
    });
  },
);
