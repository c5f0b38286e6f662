// The engine of the analysis page, in its own worker so that the board never waits. It analyses one position at a time:
// a new question ends the one before.
import { type AnalysedLine, type Analysis, analyse, loadAnalyst } from '@planisphere/bots/analysis';
import { createDealer, type EventOf, type GameTypes, type Seat, seatsThatKnow } from '@planisphere/core';
import { expose } from 'comlink';
import type { GameId } from '../../base/games.ts';
import { loadRules } from '../../table/games.ts';
import { dealtGame } from './new-deal.ts';

export interface EngineQuestion {
  readonly game: GameId;
  /** In notation: the seat's view, or the full state. */
  readonly view: string;
  readonly seat: Seat;
  readonly lines: number;
  /** The number of this worker among those that analyse the position. */
  readonly stream: number;
}

/** The analysis so far, with its events in notation. */
export interface EngineAnswer extends Omit<Analysis, 'lines'> {
  readonly lines: readonly (Omit<AnalysedLine, 'events'> & { readonly events: readonly string[] })[];
}

let asked = 0;
let passes: Generator<Analysis, void> | undefined;

/** Decisions of the rehearsed game. */
const REHEARSED = 6;

/** Loads everything and plays a little, so that the first question meets code that is compiled and tables that are made. */
async function prepare(id: GameId): Promise<void> {
  const { game, ...outline } = await loadRules(id);
  const analyst = await loadAnalyst({ game, outline });
  let course = await dealtGame(id, 'rehearsal');
  const players = outline.tally(course.state).length;
  for (let decision = 0; decision < REHEARSED && asked === 0; decision++) {
    const [seat] = seatsThatKnow(game, course.state);
    if (analyst === undefined || seat === undefined) return;
    const view = game.view(course.state, seat);
    const { value } = analyse(analyst, { view, seat, players, lines: 1 }).next();
    const [first] = value ? (value.lines[0]?.events ?? []) : [];
    if (first === undefined) return;
    course = course.with(first).settle(createDealer('rehearsal'));
    // A question that has come in the meantime goes first.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Begins with a position; undefined if no engine can analyse it. */
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

let makeEvent: (event: EventOf<GameTypes>) => string = () => '';

/** One more pass of at most about a second; undefined if it can add nothing, or another question came. */
function next(question: number): EngineAnswer | undefined {
  if (question !== asked || passes === undefined) return undefined;
  const { value } = passes.next();
  if (!value) return undefined;
  return {
    ...value,
    lines: value.lines.map((line) => ({ ...line, events: line.events.map((event) => makeEvent(event)) })),
  };
}

const service = { prepare, begin, next: () => next(asked), end: () => void asked++ };
export type EngineService = typeof service;

expose(service);
