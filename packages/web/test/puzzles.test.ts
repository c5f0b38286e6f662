// Every bundled puzzle is sound: its position is read and written unchanged, its solution is legal and the best of the
// stored values, and wrong tries are answered while the position stays. `puzzles-again.deep.test.ts` asks the engine
// again.
import { CLEAR, type PuzzleSet } from '@planisphere/bots/puzzles';
import { createDealer, type Decision, type Game, newCourse, type Seat } from '@planisphere/core';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../src/base/games.ts';
import starExplorerSet from '../src/games/star-explorer/puzzles/set.json' with { type: 'json' };
import stellarSet from '../src/games/stellar/puzzles/set.json' with { type: 'json' };
import stellarionSet from '../src/games/stellarion/puzzles/set.json' with { type: 'json' };
import { puzzleOf } from '../src/pages/puzzles/made.ts';
import { PuzzleSource } from '../src/pages/puzzles/puzzle-source.ts';
import { dailyNumber, type PosedPuzzle } from '../src/pages/puzzles/sets.ts';
import { MOST_TRIES, nearness, phasesOf } from '../src/pages/puzzles/tries.ts';
import { loadRules } from '../src/table/games.ts';

/** A game need not have puzzles. */
const SETS = {
  stellar: stellarSet,
  'star-explorer': starExplorerSet,
  stellarion: stellarionSet,
} as Readonly<Partial<Record<GameId, PuzzleSet>>>;

const FEWEST = 60;

/** The decision in such a line. */
function decisionIn(game: Game, line: string): Decision<unknown> {
  const parsed = game.notation.parseEvent(line);
  if (!parsed.ok || parsed.value.by === 'chance') throw new Error(line);
  return parsed.value;
}

const posed = (set: PuzzleSet, number: number): PosedPuzzle => ({
  ...set.puzzles[number - 1]!,
  game: set.game as PosedPuzzle['game'],
  unit: set.unit,
  number,
  day: undefined,
});

for (const id of GAME_IDS) {
  const set = SETS[id];
  if (set === undefined) continue;
  describe(id, async () => {
    const rules = await loadRules(id);
    const { game } = rules;

    test('has enough puzzles, all different, of the rules as they are', () => {
      expect(set.game).toBe(id);
      expect(set.version).toBe(game.version);
      expect(set.puzzles.length).toBeGreaterThanOrEqual(FEWEST);
      expect(new Set(set.puzzles.map(({ position }) => position)).size).toBe(set.puzzles.length);
      expect(new Set(set.puzzles.map(({ rating }) => rating)).size).toBeGreaterThanOrEqual(3);
    });

    test('is numbered from easy to hard', () => {
      const ratings = set.puzzles.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    });

    test('each position decodes, and its solution is legal and clearly the best of what is known', () => {
      for (const [index, { position, best, rating, values }] of set.puzzles.entries()) {
        const view = game.notation.parse(position);
        const event = game.notation.parseEvent(best);
        if (!view.ok || !event.ok || event.value.by === 'chance') throw new Error(`${id} ${index + 1}`);
        expect(game.notation.make(view.value)).toBe(position);
        expect(game.check(view.value, event.value.by, event.value.action)).toBeUndefined();
        const awaiting = game.awaiting(view.value);
        expect(awaiting.kind === 'seats' && awaiting.seats).toContain(event.value.by);
        expect(rating).toBeGreaterThanOrEqual(1);
        expect(rating).toBeLessThanOrEqual(5);
        const others = Object.entries(values).filter(([said]) => said !== best);
        expect(others.length).toBeGreaterThan(0);
        // Values are rounded to whole numbers.
        const next = Math.max(...others.map(([, value]) => value));
        expect(values[best]! - next).toBeGreaterThanOrEqual(CLEAR[set.unit] - 1);
      }
    });

    test('a wrong try is answered and changes nothing; the third shows the solution', async () => {
      const number = set.puzzles.findIndex(({ values }) => Object.keys(values).length > 2) + 1;
      const puzzle = posed(set, number);
      const said: string[] = [];
      const source = new PuzzleSource(rules, puzzle, ({ event, value }, left) => {
        said.push(`${event} ${value}`);
        return `${left} left`;
      });
      const wrong = Object.keys(puzzle.values).filter((event) => event !== puzzle.best);
      expect(await source.decide(decisionIn(game, wrong[0]!))).toEqual({ refused: '2 left' });
      expect(await source.decide(decisionIn(game, wrong[0]!))).toEqual({ refused: '2 left' });
      expect(game.notation.make((await source.look()).standing.view)).toBe(puzzle.position);
      expect(said[0]).toBe(`${wrong[0]} ${puzzle.values[wrong[0]!]}`);
      expect(await source.decide(decisionIn(game, wrong[1]!))).toEqual({ refused: '1 left' });
      const legal = [...game.legal((await source.look()).standing.view, source.solver)]
        .map((action) => game.notation.makeEvent({ by: source.solver, action }))
        .find((event) => event !== puzzle.best && !wrong.slice(0, 2).includes(event))!;
      const shown = await source.decide(decisionIn(game, legal));
      expect('steps' in shown && shown.steps.map(({ event }) => game.notation.makeEvent(event))).toEqual([
        puzzle.best,
      ]);
      expect(source.over.value).toBe('shown');
      expect(source.outcome.missed).toHaveLength(MOST_TRIES);
      expect((await source.look()).standing.awaited).toEqual([]);
    });

    test('the solution solves it, and what is against the rules is no try', async () => {
      const puzzle = posed(set, 2);
      const source = new PuzzleSource(rules, puzzle, () => 'no');
      const best = decisionIn(game, puzzle.best);
      const other = best.by === 0 ? 1 : 0;
      expect(await source.decide({ ...best, by: other })).toEqual({ refused: 'not-your-turn' });
      expect(source.misses.value).toEqual([]);
      expect('steps' in (await source.decide(best))).toBe(true);
      expect(source.outcome).toEqual({ missed: [], solved: true });
    });
  });
}

test('a solution against the rules is refused when the puzzle is opened', async () => {
  const set = SETS.stellar!;
  const rules = await loadRules('stellar');
  const broken = { ...posed(set, 1), best: 'A keep H1' };
  expect(() => new PuzzleSource(rules, broken, () => '')).toThrow(/rules/);
});

test('every puzzle of a set has its day, one after another', () => {
  const days = Array.from({ length: 90 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 15 + index)).toISOString().slice(0, 10),
  );
  expect(new Set(days.map((day) => dailyNumber(day, 90))).size).toBe(90);
  expect(dailyNumber('2026-11-15', 90)).toBe(dailyNumber('2026-11-15', 90));
});

test('a try is the fuller a moon the nearer it came, and only the solution is full', () => {
  const missed = [nearness(undefined, 30), nearness(20, 30), nearness(30, 30)];
  expect(phasesOf({ missed, solved: true })).toEqual([0, 3, 3, 4]);
  expect(phasesOf({ missed: [nearness(-4, 30)], solved: false })).toEqual([0]);
});

/** A moment of a review in which the second of two lines was better. */
const momentOf = (seat: Seat, from: number, [worse, better]: readonly [string[], string[]]) => {
  const [played, best] = [
    { value: 0.4, events: worse },
    { value: 0.6, events: better },
  ];
  const about = { seat, from, to: from + worse.length, parts: [], lost: true, even: false } as const;
  const graded = { unit: 'chance', gap: 0.2, gapError: 0.01, grade: 'blunder' } as const;
  return { ...about, ...graded, played, best, other: best };
};

/** A game of two in which everybody takes the first legal action, up to where this has happened. */
function playedUntil(game: Game, happened: (said: readonly string[]) => boolean) {
  const options = game.decodeOptions({});
  if (!options.ok) throw new Error(options.fault.message);
  const dealer = createDealer('puzzle');
  let course = newCourse(game, options.value, 2);
  for (;;) {
    course = course.settle(dealer);
    const { awaiting, events, state } = course;
    if (awaiting.kind !== 'seats') throw new Error('it never happened');
    if (happened(events.map((event) => game.notation.makeEvent(event)))) break;
    const seat = awaiting.seats[0]!;
    course = course.with({ by: seat, action: [...game.legal(game.view(state, seat), seat)][0] });
  }
  const states = [game.setup(options.value, 2)];
  for (const event of course.events) states.push(game.apply(states.at(-1), event));
  return { game, events: course.events, states };
}

const legalTo = (game: Game, view: unknown, by: Seat): readonly string[] =>
  [...game.legal(view, by)].map((action) => game.notation.makeEvent({ by, action }));

test('a moment of a review makes a puzzle where its better line leaves the other, for any seat', async () => {
  const { game } = await loadRules('stellar');
  const played = playedUntil(game, (said) => said.some((event) => event.startsWith('B take')));
  const [at, taken] = [played.events.length - 1, game.view(played.states.at(-1), 1)];
  const take = game.notation.makeEvent(played.events[at]!);
  const [one, other] = legalTo(game, taken, 1) as [string, string];
  const moment = momentOf(1, at, [
    [take, other],
    [take, one],
  ]);
  expect(puzzleOf(played, moment)).toEqual({ position: game.notation.make(taken), best: one, next: other });
  expect(puzzleOf(played, { ...moment, grade: 'good' })).toBeUndefined();
});

test('where all draw at the same time, the puzzle begins before anybody has, and a drawing counts by itself', async () => {
  const rules = await loadRules('star-explorer');
  const { game, pointsOf } = rules;
  const played = playedUntil(game, (said) => said.some((event) => event.startsWith('A draw')));
  const [asked, drawn] = played.states.slice(-2);
  const drawings = legalTo(game, game.view(drawn, 1), 1);
  const [one, other] = [drawings[0]!, drawings[9]!];
  const made = puzzleOf(played, momentOf(1, played.events.length, [[one], [other]]))!;
  expect(made).toEqual({ position: game.notation.make(asked), best: other, next: one });
  const about = { unit: 'points', rating: 0, number: undefined, day: undefined } as const;
  const puzzle = { ...made, ...about, game: 'star-explorer', values: { [other]: 99 } } as const;
  const source = new PuzzleSource(rules, puzzle, ({ value }) => `${value} points`);
  const after = game.apply(asked, { by: 1, action: [...game.legal(asked, 1)][0] });
  const gained = pointsOf(after, 1) - pointsOf(asked, 1);
  expect(gained).not.toBe(0);
  expect(await source.decide(decisionIn(game, one))).toEqual({ refused: `${gained} points` });
  expect('steps' in (await source.decide(decisionIn(game, other)))).toBe(true);
});
