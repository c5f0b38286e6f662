// `planisphere simulate`: many games between bots, with a summary and, if wanted, every record.
import { type Bot, botsOf, chooseWatched, simplerOf } from '@planisphere/bots';
import {
  createDealer,
  type EventOf,
  type Game,
  type GameTypes,
  interval,
  makeRecord,
  newCourse,
  playGame,
  type Rng,
  recordOf,
  rngOf,
  rounded,
  type Summary,
  summaryOf,
} from '@planisphere/core';
import { countValue, gameNamed, optionsValue } from './base/arguments.ts';
import { botsNamed } from './base/bot-named.ts';
import type { Command } from './base/command.ts';
import { openLines } from './base/lines.ts';
import { showProgress, showTrouble } from './base/progress.ts';
import { textValue } from './base/text-value.ts';
import { oneGameOnly } from './base/usage.ts';

/** In milliseconds: after this time a bot has to play its best action so far, and the game is reported. */
const LONGEST_THOUGHT = 30_000;

export interface Simulation {
  readonly game: string;
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Games won alone, by seat; one number for all seats together in a co-operative game. */
  readonly wins: readonly number[];
  /** Games with a shared victory. */
  readonly draws: number;
  readonly scores: readonly Summary[];
  readonly decisions: number;
  readonly chances: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
}

interface Task {
  readonly game: Game;
  readonly options: unknown;
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly games: number;
  /** Gets every record as a line; without it no record is made. */
  readonly onRecord: ((line: string) => void) | undefined;
}

export const simulate: Command = {
  usage: 'simulate GAME --bots A,B [--games N] [--seed S] [--options JSON] [--records FILE] [--json]',
  flags: {
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    records: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(values, [id, ...more]) {
    const entry = gameNamed(id);
    if (more.length > 0) throw oneGameOnly('simulate', more[0]);
    const names = textValue(values, 'bots') ?? Array(entry.game.players.min).fill('random').join(',');
    const bots = botsNamed(entry, names.split(','));
    const file = textValue(values, 'records');
    const records = file === undefined ? undefined : openLines(file);
    const simulation = runSimulation({
      game: entry.game,
      options: optionsValue(entry, values),
      bots,
      seed: textValue(values, 'seed') ?? '1',
      games: countValue(values, 'games', 100),
      onRecord: records?.write,
    });
    records?.close();
    console.log(values.json === true ? JSON.stringify(simulation) : report(simulation).join('\n'));
    return 0;
  },
};

function runSimulation(task: Task): Simulation {
  const { game, bots, games } = task;
  const wins = new Array<number>(game.cooperative ? 1 : bots.length).fill(0);
  const scores = bots.map((): number[] => []);
  const sums = { draws: 0, decisions: 0, chances: 0 };
  const start = performance.now();
  for (let index = 0; index < games; index++) {
    showProgress(index, games, 'games');
    const { result, decisions, chances } = playOne(task, `${task.seed}/${index}`);
    const [winner, second] = result.winners;
    if (winner !== undefined && game.cooperative) wins[0] = (wins[0] as number) + 1;
    else if (second !== undefined) sums.draws++;
    else if (winner !== undefined) wins[winner] = (wins[winner] as number) + 1;
    result.scores.forEach((score, seat) => {
      scores[seat]?.push(score);
    });
    sums.decisions += decisions;
    sums.chances += chances;
  }
  showProgress(games, games, 'games');
  const seconds = (performance.now() - start) / 1000;
  return {
    game: game.id,
    options: task.options,
    bots: bots.map(({ name }) => name),
    seed: task.seed,
    games,
    wins,
    draws: sums.draws,
    scores: scores.map(summaryOf),
    decisions: sums.decisions,
    chances: sums.chances,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
  };
}

function playOne(task: Task, seed: string): ReturnType<typeof playGame> {
  const { game, options, bots, onRecord } = task;
  const simpler = simplerOf(botsOf(game));
  const rngs = bots.map((_, seat): Rng => rngOf(`${seed} bot ${seat}`));
  const players = bots.map((bot, seat) => (view: unknown, at: 0 | 1 | 2 | 3): unknown => {
    const start = performance.now();
    const isLate = (): boolean => performance.now() - start > LONGEST_THOUGHT;
    const rng = rngs[seat] as Rng;
    const { action, trouble } = chooseWatched(bot, { view, seat: at, rng, isLate, simpler });
    if (trouble !== undefined)
      showTrouble(`game ${seed}: ${bot.name} ${trouble} at ${game.notation.make(view)}`);
    return action;
  });
  const dealer = createDealer(seed);
  if (onRecord === undefined) return playGame(game, game.setup(options, bots.length), { players, dealer });
  let course = newCourse(game, options, bots.length);
  const onEvent = (event: EventOf<GameTypes>): void => {
    course = course.with(event);
  };
  const played = playGame(game, course.state, { players, dealer, onEvent });
  onRecord(
    makeRecord(
      recordOf(course, { seats: bots.map(({ name }) => name), seed, commitment: dealer.commitment }),
    ),
  );
  return played;
}

function report(simulation: Simulation): readonly string[] {
  const { game, bots, games, wins, draws, scores, decisions, chances, seconds, gamesPerSecond } = simulation;
  const lines = [`${game}: ${games} games, ${bots.join(' against ')}`];
  wins.forEach((won, seat) => {
    const [low, high] = interval(won, games).map((p) => (100 * p).toFixed(1));
    const who = wins.length === bots.length ? (bots[seat] as string) : bots.join(' and ');
    lines.push(`  ${who}: won ${won} = ${((100 * won) / games).toFixed(1)} % [${low}–${high}]`);
  });
  if (draws > 0) lines.push(`  shared: ${draws}`);
  scores.forEach(({ mean, sd, p10, p50, p90 }, seat) => {
    lines.push(
      `  ${bots[seat]}: ${mean.toFixed(1)} ± ${sd.toFixed(1)} points (10 %: ${p10}, 50 %: ${p50}, 90 %: ${p90})`,
    );
  });
  lines.push(
    `  ${(decisions / games).toFixed(1)} decisions and ${(chances / games).toFixed(1)} reveals a game`,
  );
  lines.push(`  ${seconds.toFixed(1)} s, ${gamesPerSecond.toFixed(0)} games a second`);
  return lines;
}
