// Random games through the standard interface, as in a search: on states, every seat choosing among its legal actions
// with equal odds, and a separate dealer for every game.
import {
  createDealer,
  createRng,
  drawOutcome,
  type Game,
  type GameTypes,
  type Player,
  playGame,
  type Result,
  randomAction,
  type Seat,
  seatsOf,
} from '@planisphere/core';
import type { Contender } from './row.ts';

/** A game with its options. */
export interface Table<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly players: number;
}

/** One game by players who look at the whole state. */
export function playOut<T extends GameTypes>(
  { game, options, players }: Table<T>,
  seed: string,
  choose: (state: T['position'], seat: Seat) => T['action'],
): Result<T['breakdown']> {
  const dealer = createDealer(seed);
  let state = game.setup(options, players);
  let chances = 0;
  for (;;) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return awaiting.result;
    if (awaiting.kind === 'chance') {
      state = game.apply(state, { by: 'chance', outcome: drawOutcome(awaiting, dealer.at(chances++)) });
    } else {
      const seat = awaiting.seats[0] as Seat;
      state = game.apply(state, { by: seat, action: choose(state, seat) });
    }
  }
}

export function randomGames<T extends GameTypes>(table: Table<T>): Contender {
  const rng = createRng(1);
  const { game } = table;
  let played = 0;
  return (times) => {
    for (const end = played + times; played < end; played++) {
      playOut(table, `bench ${played}`, (state, seat) => randomAction(game, state, { seat, rng }));
    }
  };
}

/** The same by players who get only their view, as bots do. */
export function randomGamesOnViews<T extends GameTypes>({ game, options, players }: Table<T>): Contender {
  const rng = createRng(1);
  const player: Player<T> = (view, seat) => randomAction(game, view, { seat, rng });
  const all = seatsOf(players).map(() => player);
  let played = 0;
  return (times) => {
    for (const end = played + times; played < end; played++) {
      const dealer = createDealer(`bench ${played}`);
      playGame(game, game.setup(options, players), { players: all, dealer });
    }
  };
}
