// Games at a real table that were noted on this device: who played, when, and the result. The logbook shows them.
import {
  decodeInteger,
  decodeList,
  decodeObject,
  decodeOneOf,
  decodeText,
  required,
} from '@planisphere/core';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { readStored, store } from '../../base/storage.ts';

export interface PaperGame {
  readonly game: GameId;
  readonly when: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

const NAME = 'paper-games';
const MOST = 500;

const decodeGame = decodeObject<PaperGame>({
  game: required(decodeOneOf(GAME_IDS)),
  when: required(decodeInteger(0, Number.MAX_SAFE_INTEGER)),
  names: required(decodeList(decodeText(40), 4)),
  scores: required(decodeList(decodeInteger(-999, 9999), 4)),
  winners: required(decodeList(decodeInteger(0, 3), 4)),
});

/** The latest first. */
export function paperGames(): readonly PaperGame[] {
  return readStored(NAME, decodeList(decodeGame, MOST)) ?? [];
}

export function keepPaperGame(game: PaperGame): void {
  store(NAME, [game, ...paperGames()].slice(0, MOST));
}

export function forgetPaperGame(when: number): void {
  store(
    NAME,
    paperGames().filter((each) => each.when !== when),
  );
}
