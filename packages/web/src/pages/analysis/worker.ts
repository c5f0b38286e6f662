// The engine of the analysis page, in a worker of its own so that the board never waits. One position at a time: whoever asks anew
// ends what was thought about before.
import { type AnalysedLine, type Analysis, analyse, loadAnalyst } from '@planisphere/bots/analysis';
import type { Seat } from '@planisphere/core';
import { expose } from 'comlink';
import type { GameId } from '../../base/games.ts';
import { loadRules } from '../../table/games.ts';

export interface EngineQuestion {
  readonly game: GameId;
  /** In notation: what the seat knows, or all that is there. */
  readonly view: string;
  readonly seat: Seat;
  readonly lines: number;
  /** Of several workers that look at the same position, which one. */
  readonly stream: number;
}

/** What was found so far, with its events in notation. */
export interface EngineAnswer extends Omit<Analysis, 'lines'> {
  readonly lines: readonly (Omit<AnalysedLine, 'events'> & { readonly events: readonly string[] })[];
}

let asked = 0;
let passes: Generator<Analysis, void> | undefined;

/** Begins with a position; undefined where nobody can analyse it. */
async function begin({
  game: id,
  view,
  seat,
  lines,
  stream,
}: EngineQuestion): Promise<EngineAnswer | undefined> {
  const question = ++asked;
  passes = undefined;
  const { game, ...outline } = await loadRules(id);
  const parsed = game.notation.parse(view);
  const analyst = await loadAnalyst({ game, outline });
  if (!parsed.ok || analyst === undefined || question !== asked) return undefined;
  const players = outline.tally(parsed.value).length;
  passes = analyse(analyst, { view: parsed.value, seat, players, lines, stream });
  makeEvent = game.notation.makeEvent;
  return next(question);
}

let makeEvent: (event: never) => string = () => '';

/** One pass more, at most about a second; undefined when there is nothing to add, or another question came. */
function next(question: number): EngineAnswer | undefined {
  if (question !== asked || passes === undefined) return undefined;
  const { value } = passes.next();
  if (!value) return undefined;
  return {
    ...value,
    lines: value.lines.map((line) => ({
      ...line,
      events: line.events.map((event) => makeEvent(event as never)),
    })),
  };
}

const service = { begin, next: () => next(asked), end: () => void asked++ };
export type EngineService = typeof service;

expose(service);
