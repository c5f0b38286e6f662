// Finds puzzles in games between astronomers: a quick look at every decision, two long searches if it seems clear, and
// then a test of which levels find the action.
import { createDealer, type Game, newCourse, type Rng, rngOf, type Seat } from '@planisphere/core';
import type { Bot } from '../bot/bot.ts';
import { LEVELS } from '../bot/levels.ts';
import { CERTAIN, CLEAR, type Puzzle } from './puzzle.ts';
import { type Judge, leadOf, type RankedAction } from './ranked.ts';

/** How often each level tries; it finds the puzzle if it succeeds more often than not. */
const ASKED = 5;
/** More puzzles from one game would have too much in common. */
const FROM_ONE_GAME = 2;
/** The least number of events between two puzzles of one game. */
const APART = 6;

interface Search {
  readonly game: Game;
  readonly judge: Judge;
  readonly bots: readonly Bot[];
  readonly seed: string;
}

/** A decision to examine: the seat's view, and the number of events before it. */
interface Question {
  readonly view: unknown;
  readonly seat: Seat;
  readonly at: number;
}

/** The puzzles of game after game, without end; yields undefined after each game. */
export function* findPuzzles(search: Search): Generator<Puzzle | undefined, never> {
  for (let index = 0; ; index++) {
    yield* puzzlesOfGame({ ...search, seed: `${search.seed}/${index}` }, index);
    yield undefined;
  }
}

function* puzzlesOfGame(search: Search, index: number): Generator<Puzzle, void> {
  const { game, judge, bots, seed } = search;
  const played = judge.games[index % judge.games.length]!;
  const options = game.decodeOptions(played.options);
  if (!options.ok) throw new Error(`${game.id}: ${options.fault.at} ${options.fault.message}`);
  let course = newCourse(game, options.value, played.players);
  const dealer = createDealer(seed);
  const player = levelIn(bots, 'astronomer');
  const rng = rngOf(`${seed} player`);
  let [found, last] = [0, -APART];
  while (found < FROM_ONE_GAME) {
    course = course.settle(dealer);
    const { awaiting, state, length } = course;
    if (awaiting.kind !== 'seats') return;
    // For simultaneous answers each seat in turn is examined as if nobody had answered yet.
    const { seats } = awaiting;
    for (const [turn] of seats.entries()) {
      const seat = seats[(index + turn) % seats.length] as Seat;
      const asked = { view: game.view(state, seat), seat, at: length };
      const puzzle = asked.at >= last + APART ? puzzleIn(search, asked) : undefined;
      if (puzzle === undefined) continue;
      yield puzzle;
      [found, last] = [found + 1, asked.at];
    }
    for (const seat of seats)
      course = course.with({ by: seat, action: player.choose(game.view(course.state, seat), seat, rng) });
  }
}

function puzzleIn({ game, judge, bots, seed }: Search, asked: Question): Puzzle | undefined {
  const { view, seat, at } = asked;
  if (!judge.asks(view, seat)) return undefined;
  const { look, search } = judge.nodes;
  const rank = (nodes: number, name: string): readonly RankedAction<unknown>[] =>
    judge.rank(view, seat, { rng: rngOf(`${seed} ${at} ${name}`), nodes });
  const said = ({ action }: RankedAction<unknown>): string => game.notation.makeEvent({ by: seat, action });
  const clear = CLEAR[judge.unit];
  const glance = rank(look, 'look');
  if (leadOf(glance).lead < clear) return undefined;
  const best = said(glance[0]!);
  const searches = ['first', 'second'].map((name) => rank(search, name));
  for (const ranked of searches) {
    const { lead, error } = leadOf(ranked);
    if (lead < clear || lead < CERTAIN * error || said(ranked[0]!) !== best) return undefined;
  }
  const values = searches[0]!.map((each) => [said(each), Math.round(each.value)] as const);
  const tools = { game, judge, bots, seed };
  if (judge.asksOnce !== true && hasAnotherWay(tools, asked, searches[0]!)) return undefined;
  const missed = LEVELS.filter((level) => !finds(levelIn(bots, level), best, { ...tools, ...asked })).length;
  return {
    position: game.notation.make(view),
    best,
    rating: missed + 1,
    values: Object.fromEntries(values),
  };
}

/** Whether an action that was not ranked is as good: it leads to the same position, or to a decision nearly as good. */
function hasAnotherWay(
  { game, judge, seed }: Search,
  { view, seat }: Question,
  ranked: readonly RankedAction<unknown>[],
): boolean {
  const { makeEvent, make } = game.notation;
  const known = new Set(ranked.map(({ action }) => makeEvent({ by: seat, action })));
  const after = (action: unknown): unknown => game.apply(view, { by: seat, action });
  const best = ranked[0]!;
  const reached = make(after(best.action));
  for (const action of game.legal(view, seat)) {
    if (known.has(makeEvent({ by: seat, action }))) continue;
    const next = after(action);
    if (make(next) === reached) return true;
    const awaiting = game.awaiting(next);
    if (awaiting.kind !== 'seats' || !awaiting.seats.includes(seat)) continue;
    const budget = { rng: rngOf(`${seed} other way`), nodes: judge.nodes.look };
    const value = judge.rank(next, seat, budget)[0]?.value ?? 0;
    if (value > best.value - CLEAR[judge.unit]) return true;
  }
  return false;
}

function finds(bot: Bot, best: string, { game, view, seat, seed }: Search & Question): boolean {
  let hits = 0;
  for (let time = 0; time < ASKED; time++) {
    const rng: Rng = rngOf(`${seed} ${bot.name} ${time}`);
    const action = bot.choose(view, seat, rng);
    if (game.notation.makeEvent({ by: seat, action }) === best) hits++;
  }
  return hits > ASKED / 2;
}

function levelIn(bots: readonly Bot[], level: string): Bot {
  return bots.find(({ name }) => name === level) as Bot;
}
