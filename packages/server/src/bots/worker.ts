// The thread in which bots think. It keeps nothing: when it dies, another thread gets the job.
import { findBot } from '@planisphere/bots';
import { rngOf } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { answerJobs } from '../threads/answer.ts';
import type { Job } from './job.ts';

async function answerTo({ game: id, level, view, seat, seed }: Job): Promise<string> {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const bot = findBot(game, level);
  if (bot === undefined) throw new Error(`${id} has no bot ${level}`);
  const position = game.notation.parse(view);
  if (!position.ok) throw new Error('unreadable view'); // without the reason, which would quote hidden information
  const action = await bot.choose(position.value, seat, rngOf(seed));
  return game.notation.makeEvent({ by: seat, action });
}

answerJobs(answerTo);
