// The thread in which the engine thinks, so that it can hear requests meanwhile.
import { parentPort } from 'node:worker_threads';
import { loadBots } from '@planisphere/bots/minds';
import { divide, type Game, perft } from '@planisphere/core';
import { isGameId } from '@planisphere/games/ids';
import { RULES } from '@planisphere/games/rules';
import type { Job, JobNews, PerftJob } from './job.ts';
import { searchBest } from './search.ts';

const tell = (news: JobNews): void => parentPort?.postMessage(news);

parentPort?.on('message', async (job: Job) => {
  try {
    tell({ kind: 'done', fields: await workOn(job) });
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});

async function workOn(job: Job): Promise<Readonly<Record<string, unknown>>> {
  if (!isGameId(job.game)) throw new Error(`there is no game ${job.game}`);
  const { game } = await RULES[job.game]();
  if (job.kind === 'perft') return countLines(job, game);
  const found = searchBest(job, {
    game,
    bots: await loadBots(game),
    now: () => performance.now(),
    isStopped: () => Atomics.load(job.stop, 0) === 1,
    onInfo: (fields) => tell({ kind: 'info', fields }),
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
