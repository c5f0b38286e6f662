// The promises every game keeps, checked at every position of random games. A game passes by calling `contractSuite`.
import {
  type EventOf,
  type Game,
  type GameTypes,
  type Match,
  makeRecord,
  parseRecord,
  recordOf,
  type Seat,
  seatsOf,
  type Viewer,
  verifyRecord,
} from '@planisphere/core';
import { describe, it } from 'vitest';
import { must, same } from './must.ts';
import type { Setup } from './setup.ts';
import { type Stop, walk } from './walk.ts';

/** `PLANISPHERE_LONG` asks for the whole number of games; the everyday run takes a part of them. */
const long = process.env.PLANISPHERE_LONG !== undefined;
/** At a position with very many legal actions only the first so many are looked at. */
const MOST_ACTIONS = 200;

export interface ContractSize {
  /** Games in `npm test`, over all set-ups. */
  readonly games: number;
  /** Games in `npm run test:long`, over all set-ups. */
  readonly longGames: number;
}

export function contractSuite<T extends GameTypes>(setups: readonly Setup<T>[], size: ContractSize): void {
  const games = Math.ceil((long ? size.longGames : size.games) / setups.length);
  describe.each(setups)('contract: $name', (setup) => {
    it(`holds in ${games} random games`, { timeout: 3_600_000 }, () => {
      for (let seed = 1; seed <= games; seed++) playChecked(setup, seed);
    });
  });
}

function playChecked<T extends GameTypes>(setup: Setup<T>, seed: number): void {
  const place = (match: Match<T>): string => `seed ${seed}, event ${match.events.length}`;
  const match = walk(setup, seed, (stop) => {
    try {
      checkStop(setup, stop);
    } catch (error) {
      throw new Error(`${place(stop.match)}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  });
  checkRecord(setup, match);
}

function checkStop<T extends GameTypes>(setup: Setup<T>, stop: Stop<T>): void {
  const { game } = setup;
  const { state } = stop.match;
  setup.conserved(state);
  checkAwaiting(game, stop);
  checkNotation(game, state);
  for (const viewer of [...seatsOf(setup.players), 'table'] as Viewer[]) checkView(game, stop, viewer);
  if (stop.next !== undefined) checkNext(game, stop, stop.next);
}

/** Somebody can always act, chance is always possible, and what is legal is never refused. */
function checkAwaiting<T extends GameTypes>(game: Game<T>, stop: Stop<T>): void {
  const { awaiting, state } = stop.match;
  if (awaiting.kind === 'over') return;
  if (awaiting.kind === 'chance') {
    must(awaiting.outcomes.length > 0, 'chance must have an outcome');
    for (const { weight } of awaiting.outcomes)
      must(Number.isInteger(weight) && weight > 0, `weight ${weight}`);
    const names = awaiting.outcomes.map(({ outcome }) => game.notation.makeEvent({ by: 'chance', outcome }));
    same(new Set(names).size, names.length, 'different outcomes');
    return;
  }
  must(awaiting.seats.length > 0, 'somebody must be awaited');
  for (const seat of [...awaiting.seats, ...awaiting.optional]) {
    const view = game.view(state, seat);
    const names = new Set<string>();
    for (const action of firstOf(game.legal(view, seat))) {
      same(game.check(view, seat, action), undefined, 'refusal of a legal action');
      names.add(checkEventNotation(game, { by: seat, action }));
    }
    must(names.size > 0, `seat ${seat} must have a legal action`);
    // A bot that searches on a state must find what a player finds on the view.
    const onState = firstOf(game.legal(state, seat)).map((action) =>
      game.notation.makeEvent({ by: seat, action }),
    );
    same(onState, [...names], 'legal actions on the state and on the view');
  }
}

function firstOf<A>(actions: Iterable<A>): A[] {
  const first: A[] = [];
  for (const action of actions) {
    if (first.length === MOST_ACTIONS) break;
    first.push(action);
  }
  return first;
}

function checkNotation<T extends GameTypes>(game: Game<T>, position: T['position']): void {
  const text = game.notation.make(position);
  const parsed = game.notation.parse(text);
  if (!parsed.ok) throw new Error(`notation does not parse: ${text}: ${parsed.fault.message}`);
  same(parsed.value, position, `position read back from ${text}`);
}

function checkEventNotation<T extends GameTypes>(game: Game<T>, event: EventOf<T>): string {
  const text = game.notation.makeEvent(event);
  const parsed = game.notation.parseEvent(text);
  if (!parsed.ok) throw new Error(`event does not parse: ${text}: ${parsed.fault.message}`);
  same(parsed.value, event, `event read back from ${text}`);
  return text;
}

/** No leak: whatever world hides behind the view, the viewer gets the same bytes. */
function checkView<T extends GameTypes>(game: Game<T>, stop: Stop<T>, viewer: Viewer): void {
  const { state, events } = stop.match;
  const view = game.view(state, viewer);
  const bytes = game.notation.make(view);
  checkNotation(game, view);
  const world = game.imagine(view, stop.rng);
  same(game.notation.make(game.view(world, viewer)), bytes, `what ${viewer} sees of an imagined world`);
  same(game.view(world, viewer), view, `what ${viewer} sees of an imagined world`);
  same(game.view(view, viewer), view, `the view of a view of ${viewer}`);
  for (const event of events.slice(-3)) {
    const seen = checkEventNotation(game, game.redact(state, event, viewer));
    same(game.notation.makeEvent(game.redact(world, event, viewer)), seen, `event as ${viewer} reads it`);
  }
}

function checkNext<T extends GameTypes>(game: Game<T>, stop: Stop<T>, next: EventOf<T>): void {
  const { awaiting, state } = stop.match;
  const before = game.notation.make(state);
  const after = game.apply(state, next);
  same(game.notation.make(state), before, 'the state after apply, which must not mutate');
  checkEventNotation(game, next);
  if (next.by === 'chance' || awaiting.kind !== 'seats') return;
  // Alone at the move, a player can foresee the own action on the own view.
  if (awaiting.seats.length === 1 && awaiting.optional.length === 0) {
    same(
      game.apply(game.view(state, next.by), next),
      game.view(after, next.by),
      'own action on the own view',
    );
  }
  if (!game.informs(state, next)) checkSilence(game, stop, next);
}

/** An event that informs nobody was possible in every world that the others could have imagined. */
function checkSilence<T extends GameTypes>(
  game: Game<T>,
  stop: Stop<T>,
  next: { by: Seat; action: T['action'] },
): void {
  const { state, players } = stop.match;
  for (const viewer of [...seatsOf(players), 'table'] as Viewer[]) {
    if (viewer === next.by) continue;
    const seen = game.redact(game.apply(state, next), next, viewer);
    if (game.notation.makeEvent(seen) !== game.notation.makeEvent(next)) continue; // a hidden answer tells nothing
    const world = game.imagine(game.view(state, viewer), stop.rng);
    same(
      game.check(game.view(world, next.by), next.by, next.action),
      undefined,
      'refusal in an imagined world',
    );
  }
}

/** The log alone replays the game, to the same end. */
function checkRecord<T extends GameTypes>(setup: Setup<T>, match: Match<T>): void {
  const seats = seatsOf(setup.players).map((seat) => `player ${seat}`);
  const parsed = parseRecord(makeRecord(recordOf(match, { seats })));
  if (!parsed.ok) throw new Error(`record does not parse: ${parsed.fault.at} ${parsed.fault.message}`);
  const verified = verifyRecord(setup.game, parsed.value);
  if (!verified.ok) throw new Error(`record does not verify: ${verified.fault.at} ${verified.fault.message}`);
  same(verified.value.state, match.state, 'the state at the end of the replayed record');
}
