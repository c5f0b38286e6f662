// The promises every game keeps, checked at every position of random games. A game passes by calling `contractSuite`.
import {
  type Course,
  type EventOf,
  type Game,
  type GameTypes,
  makeRecord,
  parseRecord,
  recordOf,
  seatsOf,
  verifyRecord,
} from '@planisphere/core';
import { describe, it } from 'vitest';
import { checkAwaiting } from './awaiting.ts';
import { same } from './must.ts';
import { checkEventNotation, checkNotation } from './notation.ts';
import { checkSecrecy, checkSilence, checkView, viewersOf } from './secrecy.ts';
import { checkSpellings, Memory } from './spellings.ts';
import { type Setup, type Stop, walk } from './walk.ts';

/** `PLANISPHERE_LONG` asks for all games; the everyday run plays some of them. */
const long = process.env.PLANISPHERE_LONG !== undefined;
export interface ContractSize {
  /** Games of an everyday run, together for all set-ups. */
  readonly games: number;
  /** Games of `npm run test:long`, together for all set-ups. */
  readonly longGames: number;
}

export function contractSuite<T extends GameTypes>(setups: readonly Setup<T>[], size: ContractSize): void {
  const games = Math.ceil((long ? size.longGames : size.games) / setups.length);
  describe.each(setups)('contract: $name', (setup) => {
    it(`holds in ${games} random games`, { timeout: 3_600_000 }, () => {
      for (let seed = 1; seed <= games; seed++) checkGame(setup, seed);
    });
  });
}

/** Checks every position of one random game; throws at the first broken promise, with its place. */
export function checkGame<T extends GameTypes>(setup: Setup<T>, seed: number): void {
  const place = (course: Course<T>): string => `seed ${seed}, event ${course.length}`;
  const memory = new Memory<T['action']>();
  const course = walk(setup, seed, (stop) => {
    try {
      checkStop(setup, stop);
      checkSpellings(setup.game, stop, memory);
    } catch (error) {
      throw new Error(`${place(stop.course)}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  });
  checkRecord(setup, course);
}

function checkStop<T extends GameTypes>(setup: Setup<T>, stop: Stop<T>): void {
  const { game } = setup;
  const { state } = stop.course;
  setup.conserved(state);
  checkAwaiting(game, stop);
  checkNotation(game, state);
  for (const viewer of viewersOf(setup.players)) checkView(game, stop, viewer);
  if (stop.next !== undefined) checkNext(game, stop, stop.next);
}

function checkNext<T extends GameTypes>(game: Game<T>, stop: Stop<T>, next: EventOf<T>): void {
  const { awaiting, state } = stop.course;
  const before = game.notation.make(state);
  const after = game.apply(state, next);
  same(game.notation.make(state), before, 'the state after apply, which must not mutate');
  checkEventNotation(game, next);
  checkSecrecy(game, stop, next);
  if (next.by === 'chance' || awaiting.kind !== 'seats') return;
  // A player who decides alone can foresee the result of an action on the player's own view.
  if (awaiting.seats.length === 1 && awaiting.optional.length === 0) {
    same(
      game.apply(game.view(state, next.by), next),
      game.view(after, next.by),
      'own action on the own view',
    );
  }
  if (!game.informs(state, next)) checkSilence(game, stop, next);
}

/** The log alone replays the game to the same end. */
function checkRecord<T extends GameTypes>(setup: Setup<T>, course: Course<T>): void {
  const seats = seatsOf(setup.players).map((seat) => `player ${seat}`);
  const parsed = parseRecord(makeRecord(recordOf(course, { seats })));
  if (!parsed.ok) throw new Error(`record does not parse: ${parsed.fault.at} ${parsed.fault.message}`);
  const verified = verifyRecord(setup.game, parsed.value);
  if (!verified.ok) throw new Error(`record does not verify: ${verified.fault.at} ${verified.fault.message}`);
  same(verified.value.state, course.state, 'the state at the end of the replayed record');
}
