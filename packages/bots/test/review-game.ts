// Finished games for the tests of the review, played by bots.
import { type Course, createDealer, type Game, type GameTypes, newCourse, rngOf } from '@planisphere/core';
import { findBot } from '../src/registry.ts';

export interface Pairing {
  readonly seed: string;
  readonly levels: readonly string[];
}

export function playedMatch<T extends GameTypes>(
  game: Game<T>,
  options: unknown,
  { seed, levels }: Pairing,
): Course<T> {
  const decoded = game.decodeOptions(options);
  if (!decoded.ok) throw new Error(decoded.fault.code);
  let course = newCourse(game, decoded.value, levels.length);
  const dealer = createDealer(seed);
  const rng = rngOf(seed);
  course = course.settle(dealer);
  for (let awaiting = course.awaiting; awaiting.kind === 'seats'; awaiting = course.awaiting) {
    const seat = awaiting.seats[0]!;
    const bot = findBot(game, levels[seat]!)!;
    const action = bot.choose(game.view(course.state, seat), seat, rng);
    course = course.with({ by: seat, action }).settle(dealer);
  }
  return course;
}
