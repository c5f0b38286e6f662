// The picture of each game.

import type { GameId } from '../base/games.ts';
import explorer from './star-explorer/art/scene.svg?url';
import stellar from './stellar/art/scene.svg?url';
import stellarion from './stellarion/art/scene.svg?url';

export const SCENES: Readonly<Record<GameId, string>> = { stellar, 'star-explorer': explorer, stellarion };
