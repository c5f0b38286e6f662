// How long the levels think about a move: processor time of this process, which other programs on the machine do not
// affect, over games of each level with itself.
import { type Bot, findBot } from '@planisphere/bots';
import { createDealer, playGame, rngOf, rounded, type Seat, seatsOf } from '@planisphere/core';
import { gameOf } from '../base/game.ts';
import { type Item, onlyCommand, type Setting } from './item.ts';

export interface TimeReport {
  readonly game: string;
  /** For each bot. */
  readonly decisions: number;
  readonly seed: string;
  readonly bots: readonly TimeStanding[];
}

interface TimeStanding {
  readonly name: string;
  /** In milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** The longest of all counted decisions. */
  readonly longest?: number;
  /** The longest decision before those, while tables are made and the code is compiled. */
  readonly warmingUp?: number;
}

/** The most milliseconds for each level. */
const LIMITS: Readonly<Record<string, number>> = { novice: 5, amateur: 20, astronomer: 50, master: 800 };
/** How many first decisions are not counted: they unpack nets, make tables and run before the code is compiled. */
const WARM_UP = 100;

/** Deals of each setting in turn. */
export function timeItem(game: string, settings: readonly Setting[]): Item<TimeReport> {
  const item: Item<TimeReport> = {
    id: `${game} time`,
    size: 200,
    measure: (decisions, seed, told) => {
      const names = Object.keys(LIMITS);
      const bots = names.map((name, index) => {
        told?.onProgress?.(index, names.length);
        return standingOf({ game, settings, name, decisions, seed });
      });
      told?.onProgress?.(names.length, names.length);
      return { game, decisions, seed, bots };
    },
    asked: ({ decisions, seed }) => ({ size: decisions, seed }),
    command: (asked) => onlyCommand(item.id, asked),
  };
  return item;
}

interface Task {
  readonly game: string;
  readonly settings: readonly Setting[];
  readonly name: string;
  readonly decisions: number;
  readonly seed: string;
}

function standingOf(task: Task): TimeStanding {
  const times: number[] = [];
  for (let deal = 0; times.length < task.decisions + WARM_UP; deal++) timeDeal(task, deal, times);
  const sorted = times.slice(WARM_UP).toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.floor(share * sorted.length)] as number);
  return {
    name: task.name,
    median: at(0.5),
    p95: at(0.95),
    longest: rounded(sorted.at(-1) as number),
    warmingUp: rounded(Math.max(...times.slice(0, WARM_UP))),
  };
}

/** Lets a bot play one deal against itself and adds the time of each decision, until there are enough. */
function timeDeal({ game: id, settings, name, decisions, seed }: Task, deal: number, times: number[]): void {
  const game = gameOf(id);
  const bot = findBot(game, name) as Bot;
  const { options, players = game.players.min } = settings[deal % settings.length] as Setting;
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(`timeDeal: ${id} has no such options`);
  const rng = rngOf(`${seed}/${deal} ${name}`);
  const player = (view: unknown, seat: Seat): unknown => {
    // A level that was timed often enough plays on without thinking.
    if (times.length >= decisions + WARM_UP) return [...game.legal(view, seat)][0];
    const before = process.cpuUsage();
    const action = bot.choose(view, seat, rng);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    return action;
  };
  playGame(game, game.setup(decoded.value, players), {
    players: seatsOf(players).map(() => player),
    dealer: createDealer(`${seed}/${deal}`),
  });
}

export function thinkingTable({ decisions, bots }: TimeReport): readonly string[] {
  return [
    `Processor time over ${decisions} moves of each level, playing with itself, with what collects garbage; before them it played`,
    `${WARM_UP} others, in which tables are made and the code is compiled.`,
    '',
    '| | ms a move, median | 95 of 100 moves within | longest | longest of the first | allowed |',
    '|---|---|---|---|---|---|',
    ...bots.map(({ name, median, p95, longest, warmingUp }) => {
      const worst = [longest, warmingUp].map((ms) => ms?.toFixed(1) ?? '–').join(' | ');
      return `| ${name} | **${median.toFixed(1)}** | ${p95.toFixed(1)} | ${worst} | ${LIMITS[name]} |`;
    }),
    '',
  ];
}
