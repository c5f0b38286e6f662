// Plays one game from a position to its end: chance by the dealer, decisions by the players.
import { type Dealer, drawOutcome } from './dealer.ts';
import type { EventOf, Game, GameTypes, Result } from './game.ts';
import type { Seat } from './seat.ts';

/** Gets the seat's view, never the state. */
export type Player<T extends GameTypes> = (view: T['position'], seat: Seat) => T['action'];

export interface PlayOptions<T extends GameTypes> {
  readonly players: readonly Player<T>[];
  readonly dealer: Dealer;
  readonly onEvent?: (event: EventOf<T>) => void;
}

export interface PlayedGame<T extends GameTypes> {
  readonly result: Result<T['breakdown']>;
  readonly decisions: number;
  readonly chances: number;
}

export function playGame<T extends GameTypes>(
  game: Game<T>,
  start: T['position'],
  { players, dealer, onEvent }: PlayOptions<T>,
): PlayedGame<T> {
  let state = start;
  let decisions = 0;
  let chances = 0;
  for (;;) {
    const awaiting = game.awaiting(state);
    if (awaiting.kind === 'over') return { result: awaiting.result, decisions, chances };
    let event: EventOf<T>;
    if (awaiting.kind === 'chance') {
      event = { by: 'chance', outcome: drawOutcome(awaiting, dealer.at(chances++)) };
    } else {
      const seat = awaiting.seats[0] as Seat;
      const player = players[seat] as Player<T>;
      event = { by: seat, action: player(game.view(state, seat), seat) };
      decisions++;
    }
    onEvent?.(event);
    state = game.apply(state, event);
  }
}
