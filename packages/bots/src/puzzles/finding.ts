// Finds puzzles in games that astronomers play: a quick look at every decision of seat A, two long searches where it seems
// clear, and then each level is asked whether it sees it.
import { createDealer, type Game, Match, type Rng, rngOf, type Seat } from '@planisphere/core';
import type { Bot } from '../bot.ts';
import { LEVELS } from '../levels.ts';
import { findBot } from '../registry.ts';
import { SOLVER } from './advised.ts';
import { JUDGES } from './judges.ts';
import { CERTAIN, CLEAR, type Puzzle } from './puzzle.ts';
import { type Judge, leadOf, type Ranked } from './ranked.ts';

/** How often each level is asked; it finds the puzzle when it does so more often than not. */
const ASKED = 5;
/** Two from one game have too much in common to be more. */
const FROM_ONE_GAME = 2;
/** Decisions between two puzzles of one game. */
const APART = 6;

interface Search {
  readonly game: Game;
  readonly judge: Judge;
  readonly seed: string;
}

export function judgeOf(game: string): Judge | undefined {
  return JUDGES[game];
}

/** The puzzles of one game after another, without end. */
export function* findPuzzles(game: Game, seed: string): Generator<Puzzle | undefined, never> {
  const judge = judgeOf(game.id);
  if (judge === undefined) throw new Error(`nobody judges puzzles of ${game.id}`);
  for (let index = 0; ; index++) {
    yield* puzzlesOfGame(
      { game, judge, seed: `${seed}/${index}` },
      judge.options[index % judge.options.length],
    );
    yield undefined;
  }
}

function* puzzlesOfGame(search: Search, given: unknown): Generator<Puzzle, void> {
  const { game, judge, seed } = search;
  const options = game.decodeOptions(given);
  if (!options.ok) throw new Error(`${game.id}: ${options.fault.at} ${options.fault.message}`);
  const match = new Match(game, options.value, judge.players);
  const dealer = createDealer(seed);
  const player = findBot(game, 'astronomer') as Bot;
  const rng = rngOf(`${seed} player`);
  let [found, last] = [0, -APART];
  while (found < FROM_ONE_GAME) {
    match.settle(dealer);
    const { awaiting, state, events } = match;
    if (awaiting.kind !== 'seats') return;
    const seat = awaiting.seats[0] as Seat;
    const view = game.view(state, seat);
    if (seat === SOLVER && awaiting.seats.length === 1 && events.length >= last + APART && judge.asks(view)) {
      const puzzle = puzzleIn(search, view, events.length);
      if (puzzle !== undefined) {
        yield puzzle;
        [found, last] = [found + 1, events.length];
      }
    }
    match.append({ by: seat, action: player.choose(view, seat, rng) });
  }
}

function puzzleIn({ game, judge, seed }: Search, view: unknown, at: number): Puzzle | undefined {
  const { look, search } = judge.nodes;
  const rank = (nodes: number, name: string): readonly Ranked<unknown>[] =>
    judge.rank(view, { rng: rngOf(`${seed} ${at} ${name}`), nodes });
  const said = ({ action }: Ranked<unknown>): string => game.notation.makeEvent({ by: SOLVER, action });
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
  if (judge.asksOnce !== true && hasAnotherWay({ game, judge, seed }, view, searches[0]!)) return undefined;
  const missed = LEVELS.filter(
    (level) => !finds(findBot(game, level) as Bot, best, { game, view, seed }),
  ).length;
  return {
    position: game.notation.make(view),
    best,
    rating: missed + 1,
    values: Object.fromEntries(values),
  };
}

/** Does an action that was not ranked come to the same: another order of the same steps, or another name for them? */
function hasAnotherWay(
  { game, judge, seed }: Search,
  view: unknown,
  ranked: readonly Ranked<unknown>[],
): boolean {
  const { makeEvent, make } = game.notation;
  const known = new Set(ranked.map(({ action }) => makeEvent({ by: SOLVER, action })));
  const after = (action: unknown): unknown => game.apply(view, { by: SOLVER, action });
  const best = ranked[0]!;
  const reached = make(after(best.action));
  for (const action of game.legal(view, SOLVER)) {
    if (known.has(makeEvent({ by: SOLVER, action }))) continue;
    const next = after(action);
    if (make(next) === reached) return true;
    const awaiting = game.awaiting(next);
    if (awaiting.kind !== 'seats' || !awaiting.seats.includes(SOLVER)) continue;
    const budget = { rng: rngOf(`${seed} other way`), nodes: judge.nodes.look };
    const value = judge.rank(next, budget)[0]?.value ?? 0;
    if (value > best.value - CLEAR[judge.unit]) return true;
  }
  return false;
}

function finds(
  bot: Bot,
  best: string,
  { game, view, seed }: { readonly game: Game; readonly view: unknown; readonly seed: string },
): boolean {
  let hits = 0;
  for (let time = 0; time < ASKED; time++) {
    const rng: Rng = rngOf(`${seed} ${bot.name} ${time}`);
    const action = bot.choose(view, SOLVER, rng);
    if (game.notation.makeEvent({ by: SOLVER, action }) === best) hits++;
  }
  return hits > ASKED / 2;
}
