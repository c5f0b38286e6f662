// Finished games for the tests of the review, played by bots.
import { createDealer, type Game, type GameTypes, Match, rngOf } from '@planisphere/core';
import { findBot } from '../src/registry.ts';

export interface Pairing {
  readonly seed: string;
  readonly levels: readonly string[];
}

export function playedMatch<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  { seed, levels }: Pairing,
): Match<T> {
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.code);
  const match = new Match(game, decoded.value, levels.length);
  const dealer = createDealer(seed);
  const rng = rngOf(seed);
  match.settle(dealer);
  for (let awaiting = match.awaiting; awaiting.kind === 'seats'; awaiting = match.awaiting) {
    const seat = awaiting.seats[0]!;
    const bot = findBot(game, levels[seat]!)!;
    match.decide(seat, bot.choose(game.view(match.state, seat), seat, rng));
    match.settle(dealer);
  }
  return match;
}
