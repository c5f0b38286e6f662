// A decision with growing effort: the bot thinks with twice the nodes each time, and each result is reported. A search
// that was cut short counts only if there is no other result.
import { type Bot, chooseWatched, simplerOf } from '@planisphere/bots';
import { type Game, type GameTypes, rngOf } from '@planisphere/core';
import type { BestJob, ConsideredLine, Found } from './job.ts';
import { MOST_NODES } from './requests.ts';

const FIRST_NODES = 32;

export interface SearchTools {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly now: () => number;
  readonly isStopped: () => boolean;
  readonly onInfo: (found: Found) => void;
}

export type SearchResult = Found & { readonly stopped: boolean; readonly trouble?: 'failed' };

export function searchBest(job: BestJob, { game, bots, now, isStopped, onInfo }: SearchTools): SearchResult {
  const bot = bots.find(({ name }) => name === job.bot);
  const view = game.notation.parse(job.view);
  if (bot === undefined || !view.ok) throw new Error('a job that cannot be read');
  const start = now();
  const end = start + (job.milliseconds ?? Number.POSITIVE_INFINITY);
  const isOver = (): boolean => isStopped() || now() >= end;
  const search: Search = { game, bot, job, view: view.value, isOver, simpler: simplerOf(bots) };
  let found: SearchResult | undefined;
  for (const nodes of effortsOf(job, bot)) {
    const { cut, ...step } = stepOf(search, nodes);
    const told = { ...step, milliseconds: Math.round(now() - start) };
    if (found === undefined || !cut) found = { ...told, stopped: false };
    if (cut) break;
    onInfo(told);
    if (isOver()) break;
  }
  return { ...(found as SearchResult), stopped: isStopped() };
}

/** Without a limit the bot thinks as at a table, and so does a bot whose thinking does not depend on nodes. */
function effortsOf(
  { nodes, milliseconds, forever }: BestJob,
  { decide }: Bot,
): readonly (number | undefined)[] {
  if (decide === undefined || (nodes === undefined && milliseconds === undefined && !forever))
    return [undefined];
  const last = nodes ?? MOST_NODES;
  const efforts: number[] = [];
  for (let effort = FIRST_NODES; effort < last; effort *= 2) efforts.push(effort);
  return [...efforts, last];
}

interface Search {
  readonly game: Game;
  readonly bot: Bot;
  readonly job: BestJob;
  readonly view: unknown;
  readonly isOver: () => boolean;
  readonly simpler: Bot<GameTypes>;
}

interface Step extends Found {
  readonly cut: boolean;
  readonly trouble?: 'failed';
}

function stepOf({ game, bot, job, view, isOver, simpler }: Search, nodes: number | undefined): Step {
  const { seat, seed } = job;
  const rng = rngOf(`${seed} ${nodes ?? ''}`);
  const { decide } = bot;
  const player: Bot =
    nodes === undefined || decide === undefined
      ? bot
      : { ...bot, choose: () => decide(view, seat, { rng, nodes, stop: isOver }) };
  const { action, trouble } = chooseWatched(player, { view, seat, rng, isLate: isOver, simpler });
  return {
    event: game.notation.makeEvent({ by: seat, action }),
    nodes: nodes ?? 0,
    milliseconds: 0,
    ...(job.lines > 0 && { lines: linesOf({ game, bot, job, view, isOver, simpler }, nodes) }),
    cut: isOver(),
    ...(trouble === 'failed' && { trouble }),
  };
}

function linesOf({ game, bot, job, view, isOver }: Search, nodes = FIRST_NODES): readonly ConsideredLine[] {
  const { seat, seed, lines } = job;
  const rng = rngOf(`${seed} ${nodes}`);
  const advice = bot.advise?.(view, seat, { rng, nodes, stop: isOver }) ?? [];
  return advice.slice(0, lines).map(({ action, margin, chance, standardError }) => ({
    event: game.notation.makeEvent({ by: seat, action }),
    margin: rounded(margin),
    chance: rounded(chance),
    error: rounded(standardError),
  }));
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
