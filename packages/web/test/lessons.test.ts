// Every lesson is sound: its position is readable, legal actions reach its goals, and everything else is answered with
// a rule or with words, in both languages, while the position stays.
import { createDealer, drawOutcome, type GameTypes, newCourse } from '@planisphere/core';
import { starExplorer as starExplorerRules } from '@planisphere/star-explorer';
import { starExplorerText } from '@planisphere/star-explorer/text';
import { breakdownOf, stellar as stellarRules, TYPES } from '@planisphere/stellar';
import { stellarText } from '@planisphere/stellar/text';
import { type Position as StellarionPosition, voyageCount } from '@planisphere/stellarion';
import { stellarionText } from '@planisphere/stellarion/text';
import { Book } from '@planisphere/testkit/book';
import { noteRendered } from '@planisphere/testkit/rendered';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../src/base/games.ts';
import { EMPTY_HANDED, previewOf, withNewTile } from '../src/games/star-explorer/input.ts';
import { beginning as starExplorerBeginning } from '../src/games/star-explorer/learn/beginning.ts';
import { course as starExplorer } from '../src/games/star-explorer/learn/course.ts';
import * as starExplorerGoal from '../src/games/star-explorer/learn/goal-frames.ts';
import { beginning as stellarBeginning } from '../src/games/stellar/learn/beginning.ts';
import { course as stellar } from '../src/games/stellar/learn/course.ts';
import * as stellarGoal from '../src/games/stellar/learn/goal-frames.ts';
import { beginning as stellarionBeginning } from '../src/games/stellarion/learn/beginning.ts';
import { beginning as blackHolesBeginning } from '../src/games/stellarion/learn/beginnings/black-holes.ts';
import { beginning as mirrorsBeginning } from '../src/games/stellarion/learn/beginnings/mirrors.ts';
import { beginning as sunBeginning } from '../src/games/stellarion/learn/beginnings/sun.ts';
import { beginning as theoriesBeginning } from '../src/games/stellarion/learn/beginnings/theories.ts';
import { course as blackHoles } from '../src/games/stellarion/learn/black-holes.ts';
import { course as stellarion } from '../src/games/stellarion/learn/course.ts';
import * as stellarionGoal from '../src/games/stellarion/learn/goal-frames.ts';
import { course as mirrors } from '../src/games/stellarion/learn/mirrors.ts';
import { course as sun } from '../src/games/stellarion/learn/sun.ts';
import { course as theories } from '../src/games/stellarion/learn/theories.ts';
import { LessonSource } from '../src/pages/learn/lesson-source.ts';
import { loadRules } from '../src/table/games.ts';
import { eventsIn } from '../src/table/learn/beginning.ts';
import { lessonPath, parseLesson } from '../src/table/learn/course-door.ts';
import type { Course, Lesson, LessonStep } from '../src/table/learn/lesson.ts';

const GAMES = [
  { id: 'stellar', course: stellar, goal: stellarGoal },
  { id: 'star-explorer', course: starExplorer, goal: starExplorerGoal },
  { id: 'stellarion', course: stellarion, goal: stellarionGoal },
] as const;

const STELLARION = stellarionText.rules;
const COURSES = [
  { name: 'stellar', course: stellar, beginning: stellarBeginning, rules: stellarText.rules },
  {
    name: 'star-explorer',
    course: starExplorer,
    beginning: starExplorerBeginning,
    rules: starExplorerText.rules,
  },
  { name: 'stellarion', course: stellarion, beginning: stellarionBeginning, rules: STELLARION },
  { name: 'black holes', course: blackHoles, beginning: blackHolesBeginning, rules: STELLARION },
  { name: 'theories', course: theories, beginning: theoriesBeginning, rules: STELLARION },
  { name: 'mirrors', course: mirrors, beginning: mirrorsBeginning, rules: STELLARION },
  { name: 'the sun', course: sun, beginning: sunBeginning, rules: STELLARION },
] as const;

type Source = LessonSource<GameTypes>;

/** A sky has thousands of drawings; few of them get a different answer. */
const TRIES = 200;

/** The words of the courses, and the answers to wrong tries. */
const book = new Book();
book.read([GAMES, COURSES]);

function open({ game, isWhole }: Course, lesson: Lesson, locale: 'en' | 'fr' = 'en'): Source {
  return new LessonSource(game, lesson, { locale: () => locale, ...(isWhole && { isWhole }) });
}

/** Reaches goals by the source's own hints until so many are reached. */
async function goTo(source: Source, goals: number): Promise<void> {
  while (source.reached.value < goals) {
    const { action } = await source.hint(0);
    const answer = await source.decide({ by: 0, action }, 0);
    if ('refused' in answer) throw new Error(answer.refused);
  }
}

/** At which goals this event is refused, and with which words. */
async function refusals(course: Course, lesson: Lesson, line: string): Promise<readonly string[]> {
  const { game } = course;
  const parsed = game.notation.parseEvent(line);
  if (!parsed.ok || parsed.value.by === 'chance') throw new Error(line);
  const found: string[] = [];
  for (let goal = 0; goal < lesson.steps.length; goal++) {
    for (const locale of ['en', 'fr'] as const) {
      const source = open(course, lesson, locale);
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

/** The answers to the first so many legal actions that miss this goal, in both languages. */
async function misses(course: Course, lesson: Lesson, goal: number): Promise<ReadonlySet<string>> {
  const answers = new Set<string>();
  for (const locale of ['en', 'fr'] as const) {
    let source = open(course, lesson, locale);
    await goTo(source, goal);
    let tries = 0;
    for (const action of course.game.legal((await source.look(0)).standing.view, 0)) {
      if (++tries > TRIES) break;
      const answer = await source.decide({ by: 0, action }, 0);
      if ('refused' in answer) {
        answers.add(answer.refused);
        continue;
      }
      source = open(course, lesson, locale);
      await goTo(source, goal);
    }
  }
  return answers;
}

const spoken = ({ say, task, praise, reason }: LessonStep): readonly string[] =>
  [say, task, praise, reason].flatMap(({ en, fr }) => [en, fr]);

test('the address of a lesson names its course', () => {
  expect(lessonPath('stellar', undefined, 'goal')).toBe('/learn/stellar/goal');
  expect(parseLesson('goal')).toEqual({ course: undefined, n: 'goal' });
  expect(parseLesson('2')).toEqual({ course: undefined, n: 2 });
  expect(parseLesson('black-holes-3')).toEqual({ course: 'black-holes', n: 3 });
  for (const wrong of ['', '0', 'two', 'sun', 'sun-', '-1', '1-sun'])
    expect(parseLesson(wrong)).toBeUndefined();
});

for (const { id, course, goal } of GAMES) {
  test(`${id}: the goal is shown in a picture for each frame, of positions that can be`, () => {
    const { game } = course;
    expect(goal.GOAL_FRAMES).toHaveLength(goal.GOAL_LINES.length);
    for (const line of goal.GOAL_LINES) expect(game.notation.parse(line).ok, line).toBe(true);
    for (const frame of goal.GOAL_FRAMES)
      for (const { en, fr } of [frame.label, frame.title, frame.text]) expect(en).not.toBe(fr);
  });
}

test('the sum of the goal of Stellar is what the rules count', () => {
  const parsed = stellarRules.notation.parse(stellarGoal.GOAL_LINES[2] ?? '');
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const moons = breakdownOf(parsed.value).seats[0].types[TYPES.indexOf('moon')];
  expect(moons).toMatchObject({ stars: 4, multiplier: 3 });
});

test('no lesson of Star Explorer is passed by what lies on the sky at first', async () => {
  for (const lesson of starExplorer.lessons) {
    const parsed = starExplorerRules.notation.parse(lesson.position);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    const at = { view: parsed.value, seat: 0 } as const;
    const drawing = previewOf(at, withNewTile(at, EMPTY_HANDED))?.drawing;
    const round = parsed.value.boards[0]?.tiles.length;
    const source = open(starExplorer, lesson);
    const answer = await source.decide({ by: 0, action: { do: 'draw', round, drawing } }, 0);
    expect('refused' in answer && answer.refused, lesson.title.en).toMatch(/ /);
  }
});

for (const { name, course, beginning, rules } of COURSES) {
  describe(name, () => {
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
      if (game.id !== 'stellarion') return;
      // What the lesson says of the remaining voyages is true.
      const left = voyageCount((played.state as StellarionPosition).voyages);
      expect(course.guided.about.en).toContain(left === 1 ? 'last voyage' : 'last two voyages');
    });

    for (const lesson of course.lessons) {
      test(`${lesson.title.en}: its goals are reached by legal actions`, async () => {
        const source = open(course, lesson);
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
          const answers = await refusals(course, lesson, event);
          expect(answers.length, event).toBeGreaterThan(0);
          book.hear(answers);
          for (const answer of answers)
            expect(rules[answer] !== undefined || / /.test(answer), `${event}: ${answer}`).toBe(true);
        }
      });

      test(`${lesson.title.en}: whatever is allowed and misses the goal is answered in words`, async () => {
        for (const goal of lesson.steps.keys())
          for (const answer of await misses(course, lesson, goal)) {
            expect(answer).toMatch(/^\p{Lu}.* .*[.?]$/u);
            book.hear([answer]);
          }
      });

      test(`${lesson.title.en}: what is shown reaches the goal, and changes nothing`, async () => {
        const source = open(course, lesson);
        while (source.step !== undefined) {
          const before = course.game.notation.make((await source.look(0)).standing.view);
          const { actions, progress } = source.demonstration();
          noteRendered(Object.values(source.step.reason));
          expect(progress.steps.length).toBeGreaterThanOrEqual(actions.length);
          expect(course.game.notation.make((await source.look(0)).standing.view)).toBe(before);
          for (const action of actions) {
            const answer = await source.decide({ by: 0, action }, 0);
            expect('refused' in answer).toBe(false);
          }
          const { view } = (await source.look(0)).standing;
          expect(course.game.notation.make(view)).toBe(course.game.notation.make(progress.standing.view));
        }
      });

      test(`${lesson.title.en}: one idea in few words, in both languages`, () => {
        for (const text of lesson.steps.flatMap(spoken)) {
          expect(text.length).toBeGreaterThan(8);
          expect(text.length, text).toBeLessThanOrEqual(140);
          expect(text).not.toMatch(/ [:;!?]/);
        }
        for (const { say } of lesson.steps) expect(say.en).not.toBe(say.fr);
        for (const text of Object.values(lesson.learnt)) expect(text).toMatch(/^\p{Ll}.*\.$/u);
      });
    }
  });
}

test('every sentence of every lesson is said', () => {
  const isLesson = (file: string): boolean => /\/learn\/[\w-]+\.ts$/.test(file);
  expect(book.silentIn(new URL('../src/', import.meta.url), isLesson)).toEqual([]);
});
