// The screens of all games: the doors, by game.
import type { Screens } from '../table/screens.ts';
import { screen as starExplorer } from './star-explorer/index.ts';
import { screen as stellar } from './stellar/index.ts';
import { screen as stellarion } from './stellarion/index.ts';

export const SCREENS: Screens = { stellar, 'star-explorer': starExplorer, stellarion };
