// A computer player: gets a view, gives an action, and makes its random choices from the numbers it is given.
import type { GameTypes, Rng, Seat } from '@planisphere/core';

export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string;
  choose(view: T['position'], seat: Seat, rng: Rng): T['action'];
}
