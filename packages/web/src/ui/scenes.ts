// The picture of each game.
import explorer from '../art/scenes/explorer.svg?url';
import stellar from '../art/scenes/stellar.svg?url';
import stellarion from '../art/scenes/stellarion.svg?url';
import type { GameId } from '../table/games.ts';

export const SCENES: Readonly<Record<GameId, string>> = { stellar, 'star-explorer': explorer, stellarion };
