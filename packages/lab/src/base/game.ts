// The game of a measurement. Commands have already checked the name; a wrong one here is a bug.
import type { Game } from '@planisphere/core';
import { findGame } from '@planisphere/games';

export function gameOf(id: string): Game {
  const entry = findGame(id);
  if (entry === undefined) throw new Error(`gameOf: there is no game ${JSON.stringify(id)}`);
  return entry.game;
}
