// Every lesson stands on its own: its position is read, its goals can be reached by legal actions, and whatever misses them is
// answered with a rule or with words, in both languages, while the position stays.
import {
  createDealer,
  drawOutcome,
  type Game,
  type GameText,
  type GameTypes,
  newCourse,
} from '@planisphere/core';
import { starExplorerText } from '@planisphere/star-explorer/text';
import { stellarText } from '@planisphere/stellar/text';
import { stellarionText } from '@planisphere/stellarion/text';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../src/base/games.ts';
import { beginning as starExplorerBeginning } from '../src/games/star-explorer/learn/beginning.ts';
import { course as starExplorer } from '../src/games/star-explorer/learn/course.ts';
import { beginning as stellarBeginning } from '../src/games/stellar/learn/beginning.ts';
import { course as stellar } from '../src/games/stellar/learn/course.ts';
import { beginning as stellarionBeginning } from '../src/games/stellarion/learn/beginning.ts';
import { course as stellarion } from '../src/games/stellarion/learn/course.ts';
import { LessonSource } from '../src/pages/learn/lesson-source.ts';
import { type Beginning, eventsIn } from '../src/table/beginning.ts';
import { loadRules } from '../src/table/games.ts';
import { type Course, LESSON_COUNT, type Lesson, type LessonStep } from '../src/table/lesson.ts';

const COURSES: readonly { course: Course; beginning: Beginning; rules: GameText['rules'] }[] = [
  { course: stellar, beginning: stellarBeginning, rules: stellarText.rules },
  { course: starExplorer, beginning: starExplorerBeginning, rules: starExplorerText.rules },
  { course: stellarion, beginning: stellarionBeginning, rules: stellarionText.rules },
];

type Source = LessonSource<GameTypes>;
const open = (game: Game, lesson: Lesson, locale: 'en' | 'fr' = 'en'): Source =>
  new LessonSource(game, lesson, () => locale);

/** Reaches goals by the source's own hints until so many are reached. */
async function goTo(source: Source, goals: number): Promise<void> {
  while (source.reached.value < goals) {
    const { action } = await source.hint(0);
    const answer = await source.decide({ by: 0, action }, 0);
    if ('refused' in answer) throw new Error(answer.refused);
  }
}

/** At which goals this event is refused, and with which words. */
async function refusals(game: Game, lesson: Lesson, line: string): Promise<readonly string[]> {
  const parsed = game.notation.parseEvent(line);
  if (!parsed.ok || parsed.value.by === 'chance') throw new Error(line);
  const found: string[] = [];
  for (let goal = 0; goal < lesson.steps.length; goal++) {
    for (const locale of ['en', 'fr'] as const) {
      const source = open(game, lesson, locale);
      await goTo(source, goal);
      const before = game.notation.make((await source.look(0)).standing.view);
      const answer = await source.decide(parsed.value, 0);
      if (!('refused' in answer)) continue;
      expect(game.notation.make((await source.look(0)).standing.view)).toBe(before);
      expect(source.reached.value).toBe(goal);
      found.push(answer.refused);
    }
  }
  return found;
}

const spoken = ({ say, task, praise }: LessonStep): readonly string[] =>
  [say, task, praise].flatMap(({ en, fr }) => [en, fr]);

for (const { course, beginning, rules } of COURSES) {
  describe(course.game.id, () => {
    test('has five lessons before its guided game', () => {
      expect(course.lessons).toHaveLength(LESSON_COUNT - 1);
    });

    test('the guided game begins shortly before its end, as its seed has dealt it', async () => {
      const { game } = course;
      const options = game.decodeOptions(beginning.options);
      if (!options.ok) throw new Error(options.fault.message);
      let played = newCourse<GameTypes>(game, options.value, game.id === 'stellarion' ? 1 : 2);
      const dealer = createDealer(beginning.seed);
      for (const line of eventsIn(beginning)) {
        const event = game.notation.parseEvent(line);
        if (!event.ok) throw new Error(line);
        const { awaiting } = played;
        if (event.value.by === 'chance') {
          if (awaiting.kind !== 'chance') throw new Error(`${line}: nothing is dealt here`);
          expect(event.value.outcome).toEqual(drawOutcome(awaiting, dealer.at(played.chances)));
        } else expect(played.refusalOf(event.value.by, event.value.action), line).toBeUndefined();
        played = played.with(event.value);
      }
      expect(played.awaiting).toMatchObject({ kind: 'seats', seats: [0] });
      const { progress } = await loadRules(game.id as GameId);
      const { round, rounds } = progress(played.state);
      expect(rounds - round).toBeLessThanOrEqual(2);
    });

    for (const lesson of course.lessons) {
      test(`${lesson.title.en}: its goals are reached by legal actions`, async () => {
        const source = open(course.game, lesson);
        for (const goal of lesson.steps.keys()) {
          expect((await source.look(0)).standing.awaited).toEqual([0]);
          await goTo(source, goal + 1);
        }
        expect((await source.look(0)).standing.awaited).toEqual([]);
        expect((await source.look(0)).history.steps.length).toBeGreaterThanOrEqual(lesson.steps.length);
      });

      test(`${lesson.title.en}: a wrong try is answered and changes nothing`, async () => {
        expect(lesson.wrong.length).toBeGreaterThan(0);
        for (const event of lesson.wrong) {
          expect(course.game.notation.parseEvent(event).ok).toBe(true);
          const answers = await refusals(course.game, lesson, event);
          expect(answers.length, event).toBeGreaterThan(0);
          for (const answer of answers)
            expect(rules[answer] !== undefined || / /.test(answer), `${event}: ${answer}`).toBe(true);
        }
      });

      test(`${lesson.title.en}: one idea in few words, in both languages`, () => {
        for (const text of lesson.steps.flatMap(spoken)) {
          expect(text.length).toBeGreaterThan(8);
          expect(text.length, text).toBeLessThanOrEqual(130);
        }
        for (const { say } of lesson.steps) expect(say.en).not.toBe(say.fr);
      });
    }
  });
}
