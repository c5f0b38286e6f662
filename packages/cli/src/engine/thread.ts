// The thread in which the engine thinks, so that it can hear requests meanwhile.
import { loadBots } from '@planisphere/bots/minds';
import { divide, type Game, perft } from '@planisphere/core';
import { isGameId } from '@planisphere/games/ids';
import { RULES } from '@planisphere/games/rules';
import { answerJobs } from '@planisphere/server/threads';
import type { Found, Job, PerftJob } from './job.ts';
import { searchBest } from './search.ts';

answerJobs(workOn);

async function workOn(job: Job, tell: (found: Found) => void): Promise<Readonly<Record<string, unknown>>> {
  if (!isGameId(job.game)) throw new Error(`there is no game ${job.game}`);
  const { game } = await RULES[job.game]();
  if (job.kind === 'perft') return countLines(job, game);
  const found = searchBest(job, {
    game,
    bots: await loadBots(game),
    now: () => performance.now(),
    isStopped: () => Atomics.load(job.stop, 0) === 1,
    onInfo: tell,
  });
  if (!job.forever || found.trouble !== undefined) return { ...found };
  // An easy decision is known long before `stop`: a client that asked for an endless search gets the answer when it
  // says so.
  Atomics.wait(job.stop, 0, 0);
  return { ...found, stopped: true };
}

function countLines({ position, depth, divide: wanted }: PerftJob, game: Game): Record<string, unknown> {
  const parsed = game.notation.parse(position);
  if (!parsed.ok) throw new Error('a position that cannot be read');
  if (!wanted || depth === 0) return { count: perft(game, parsed.value, depth), stopped: false };
  const counts = divide(game, parsed.value, depth);
  const count = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return { count, divide: Object.fromEntries(counts), stopped: false };
}
