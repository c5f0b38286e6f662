// The ways to sit down: one to four players, the token given by chance or by the table.
import { type StarExplorer, starExplorer } from '@planisphere/star-explorer';
import type { Setup } from '@planisphere/testkit';
import { conserved } from './conserved.ts';

export const setups: readonly Setup<StarExplorer>[] = [
  { name: 'solo', game: starExplorer, options: { first: 'random' }, players: 1, conserved },
  { name: '2 players', game: starExplorer, options: { first: 'random' }, players: 2, conserved },
  { name: '3 players', game: starExplorer, options: { first: 'B' }, players: 3, conserved },
  { name: '4 players', game: starExplorer, options: { first: 'random' }, players: 4, conserved },
];
