// Compares the net's opinion of two lines with games played to the end. The net has blind spots: it does not see that
// the last planets are gone that a theory needs. If neither line wins any game, the net's chance is not told; if the
// games contradict a slip, there is none. Games are not believed against one line alone: a player who looks ahead wins
// many games after lines with which the net alone never wins.
import type { Seat } from '@planisphere/core';
import type { Position, Stellarion } from '@planisphere/stellarion';
import type { Budget } from '../../bot/bot.ts';
import type { Examined, Line } from '../../review/examiner.ts';
import { isSlip } from '../../review/grade.ts';
import { Mean } from '../../review/mean.ts';
import { attempt, stepsFor, within } from '../../search/allowance.ts';
import { FINER, unitOf } from './amounts.ts';
import { stepsOf, tools, worldOf } from './tools.ts';

type Action = Stellarion['action'];
type Examination = Examined<Action>;

interface Turn {
  readonly view: Position;
  readonly seat: Seat;
}

/** A line that wins none of this many games is as good as lost, if the net expected at least so many wins. */
const LOST_GAMES = 40;
const EXPECTED_WINS = 12;
const MOST_GAMES = 60;
/** Smaller chances are not tested. */
const LEAST_CHANCE = 0.1;
/** A larger loss is not tested: a blind spot about one line does not explain it. */
const NARROW = 0.1;
/** The number of pairs of games that can contradict a slip. */
const PAIRS = 40;

/** The same comparison, corrected by the games. */
export function withHindsight(examined: Examination, turn: Turn, budget: Budget): Examination {
  const games = new PlayedOn(turn, budget.rng.next() | 0);
  const look = (): Examination => borneOut(inHope(examined, games), games);
  return attempt(() => within({ steps: stepsFor(budget.nodes), stop: budget.stop }, look)) ?? examined;
}

/** Two lines that win no game are as good as lost, whatever the net says. */
function inHope(examined: Examination, games: PlayedOn): Examination {
  const { played, other } = examined;
  const lines = [played, other];
  if (!lines.some(({ value }) => value >= LEAST_CHANCE) || !lines.every((line) => isLost(line, games)))
    return examined;
  const [one, two] = lines.map((line) => ({
    ...line,
    value: Math.min(line.value, 1 / (gamesFor(line) + 2)),
  })) as [Line<Action>, Line<Action>];
  return { ...examined, played: one, other: two, best: two.value > one.value ? two : one };
}

function gamesFor({ value }: Line<Action>): number {
  return Math.ceil(Math.min(MOST_GAMES, Math.max(LOST_GAMES, EXPECTED_WINS / value)));
}

/** Usually the first few games are enough. */
function isLost(line: Line<Action>, games: PlayedOn): boolean {
  const most = gamesFor(line);
  for (let index = 0; index < most; index++) if (games.isWon(line, index)) return false;
  return true;
}

/** A doubt counts for the player: no grade if a narrow slip loses fewer games than the other line. */
function borneOut(examined: Examination, games: PlayedOn): Examination {
  const { played, best, other, differenceError: error } = examined;
  const loss = { value: best.value - played.value, error };
  const unit = unitOf([played.value, other.value]);
  if (loss.value > NARROW || !isSlip(unit, loss, { finer: FINER, from: best.value })) return examined;
  const difference = new Mean();
  for (let index = 0; index < PAIRS; index++)
    difference.add(Number(games.isWon(other, index)) - Number(games.isWon(played, index)));
  if (difference.value >= -difference.error) return examined;
  const next = { ...other, value: Math.min(other.value, played.value) };
  return { ...examined, best: played, other: next, free: true };
}

/** Games with the same dice for both lines; each is played once. */
class PlayedOn {
  readonly #turn: Turn;
  readonly #seed: number;
  readonly #won = new Map<Line<Action>['actions'], boolean[]>();

  constructor(turn: Turn, seed: number) {
    this.#turn = turn;
    this.#seed = seed;
  }

  isWon({ actions }: Line<Action>, index: number): boolean {
    const won = this.#won.get(actions) ?? [];
    this.#won.set(actions, won);
    const { view, seat } = this.#turn;
    const sample = { seed: this.#seed, index };
    won[index] ??= tools().playingOn.courseAfter(worldOf(view), stepsOf(actions, seat), sample).won;
    return won[index]!;
  }
}
