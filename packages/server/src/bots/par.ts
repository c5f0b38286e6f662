// Par of a deal: how the strongest bot does with the same seed and the same number of players. It gets views only and
// thinks in the threads of the bots, after everybody who waits at a table.
import { botNamesOf } from '@planisphere/bots/minds';
import type { Result } from '@planisphere/core';
import { type GameCourse, openingCourse, parseOwnEvent } from '../table/course.ts';
import type { Fixed } from '../table/fixed.ts';
import type { Job } from './job.ts';

/** Far more than any game needs. */
const MOST_DECISIONS = 2000;

/** Undefined when the threads have no room for it now. */
export async function parOf(
  fixed: Fixed,
  choose: (job: Job) => Promise<string | undefined>,
): Promise<Result<unknown> | undefined> {
  const level = botNamesOf(fixed.game).at(-1) ?? '';
  let course: GameCourse = openingCourse(fixed).settle(fixed.dealer);
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const { awaiting } = course;
    if (awaiting.kind === 'over') return awaiting.result;
    const seat = awaiting.kind === 'seats' ? awaiting.seats[0] : undefined;
    if (seat === undefined) throw new Error(`table ${fixed.code}: nobody can act on its par`);
    const view = fixed.game.notation.make(course.viewOf(seat));
    const job = { game: fixed.game.id, level, view, seat, seed: course.botSeed(fixed.seed, seat) };
    const text = await choose(job);
    if (text === undefined) return undefined;
    course = course.with(parseOwnEvent(fixed, text)).settle(fixed.dealer);
  }
  throw new Error(`table ${fixed.code}: its par never ends`);
}
