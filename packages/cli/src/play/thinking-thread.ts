// The thread of `thoughts.ts`. It keeps no state: if it dies, the next question starts another.
import { thinkOfHint } from '@planisphere/bots/hints';
import { botCalled, loadBots, mindOf } from '@planisphere/bots/minds';
import { type Decided, decisionsOf } from '@planisphere/bots/review';
import { chooseWatched, simplerOf } from '@planisphere/bots/watched';
import { type Game, makeSeat, parseRecord, replayRecord, rngOf } from '@planisphere/core';
import { isGameId } from '@planisphere/games/ids';
import { RULES } from '@planisphere/games/rules';
import { answerJobs } from '@planisphere/server/threads';
import {
  type Answers,
  type FoundHint,
  type HintJob,
  type Job,
  LONGEST_THOUGHT,
  type Move,
  type MoveJob,
  type ReviewJob,
} from './thoughts.ts';

answerJobs(async (job: Job, tell): Promise<Answers[keyof Answers]> => {
  if (!isGameId(job.game)) throw new Error(`there is no game ${job.game}`);
  const { game } = await RULES[job.game]();
  if (job.kind === 'move') return moveOf(game, job);
  return job.kind === 'hint' ? hintOf(game, job) : reviewOf(game, job, tell);
});

function readView({ notation }: Game, view: string): unknown {
  const parsed = notation.parse(view);
  if (!parsed.ok) throw new Error('unreadable view');
  return parsed.value;
}

async function moveOf(game: Game, { view, seat, bot: name, seed }: MoveJob): Promise<Move> {
  const bots = await loadBots(game);
  const bot = botCalled(bots, name);
  if (bot === undefined) throw new Error(`${game.id} has no bot ${name}`);
  const end = performance.now() + LONGEST_THOUGHT;
  const { action, trouble } = chooseWatched(bot, {
    ...{ view: readView(game, view), seat, rng: rngOf(seed) },
    isLate: () => performance.now() > end,
    simpler: simplerOf(bots),
  });
  return { event: game.notation.makeEvent({ by: seat, action }), trouble };
}

async function hintOf(game: Game, { view, seat, players, at }: HintJob): Promise<FoundHint> {
  const { action, moment } = await thinkOfHint(game, { view: readView(game, view), seat, players, at });
  return { event: game.notation.makeEvent({ by: seat, action }), moment };
}

async function reviewOf(
  game: Game,
  { record: text, names, reader }: ReviewJob,
  tell: (at: number) => void,
): Promise<readonly Decided[] | undefined> {
  const mind = mindOf(game);
  const [examiner, coach] = await Promise.all([mind?.examiner?.(), mind?.coach?.()]);
  if (mind === undefined || examiner === undefined || coach === undefined) return undefined;
  const record = parseRecord(text);
  const course = record.ok ? replayRecord(game, record.value) : record;
  if (!course.ok) throw new Error('unreadable record');
  const makers = { examiner, coach, reader, nameOf: (seat: 0 | 1 | 2 | 3) => names[seat] ?? makeSeat(seat) };
  const { review: nodes, wholeReview: whole } = mind.effort;
  const decisions: Decided[] = [];
  for (const decided of decisionsOf(course.value, makers, { nodes, whole })) {
    decisions.push(decided);
    tell(decided.at);
  }
  return decisions;
}
