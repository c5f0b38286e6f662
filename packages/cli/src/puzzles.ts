// `planisphere puzzles`: finds positions with one clearly best action in games between bots, and prints them as the set
// for the web app. The same count and seed give the same set.
import { writeFileSync } from 'node:fs';
import { loadBots, mindOf } from '@planisphere/bots/minds';
import { findPuzzles, type Puzzle, type PuzzleSet } from '@planisphere/bots/puzzles';
import { countValue, gameNamed } from './base/arguments.ts';
import type { Command } from './base/command.ts';
import { textValue } from './base/text-value.ts';
import { UsageError } from './base/usage.ts';

/** The largest share of puzzles that every level finds; those are for beginners. */
const EASY_SHARE = 0.2;

export const puzzles: Command = {
  usage: 'puzzles GAME [--count N] [--seed S] [--out FILE]',
  flags: { count: { type: 'string' }, seed: { type: 'string' }, out: { type: 'string' } },
  async run(values, [name]) {
    const { game } = gameNamed(name);
    const count = countValue(values, 'count', 10);
    const seed = textValue(values, 'seed') ?? '1';
    const judge = await mindOf(game)?.judge?.();
    if (judge === undefined)
      throw new UsageError({
        en: `There are no puzzles of ${game.id}.`,
        fr: `Il n’y a pas d’énigmes de ${game.id}.`,
      });
    const easy = Math.ceil(count * EASY_SHARE);
    const found: Puzzle[] = [];
    for (const puzzle of findPuzzles({ game, judge, bots: await loadBots(game), seed })) {
      if (puzzle === undefined) continue;
      if (puzzle.rating === 1 && found.filter(({ rating }) => rating === 1).length >= easy) continue;
      found.push(puzzle);
      process.stderr.write(`${found.length} of ${count}\n`);
      if (found.length === count) break;
    }
    // Sorted for the numbering, easiest first.
    const list = found.toSorted((a, b) => a.rating - b.rating);
    const text = makeSet({ game: game.id, version: game.version, seed, unit: judge.unit, puzzles: list });
    const out = textValue(values, 'out');
    if (out === undefined) console.log(text);
    else writeFileSync(out, `${text}\n`);
    return 0;
  },
};

/** One puzzle per line, so that people can read and compare sets. */
function makeSet({ puzzles: list, ...about }: PuzzleSet): string {
  const head = JSON.stringify(about).slice(0, -1);
  return `${head},"puzzles":[\n${list.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]}`;
}
