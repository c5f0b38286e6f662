// The position of a puzzle as a picture that fits its frame.
import type { Puzzle } from '@planisphere/bots/puzzles';
import { parseSeat } from '@planisphere/core';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { SCREENS } from '../../games/index.ts';
import { dayOf } from '../../table/daily/daily.ts';
import { loadRules } from '../../table/games.ts';
import { FittedPicture } from '../../table/rules/FittedPicture.tsx';
import { dailyNumber } from './sets.ts';

export interface PosedPuzzle {
  readonly puzzle: Puzzle;
  /** The task. */
  readonly task: string;
}

/** The puzzle of the day. */
export async function puzzleOfToday(game: GameId): Promise<PosedPuzzle | undefined> {
  const [set, rules] = await Promise.all([SCREENS[game].puzzles?.(), loadRules(game)]);
  const puzzle = set?.puzzles[dailyNumber(dayOf(new Date()), set.puzzles.length) - 1];
  if (puzzle === undefined) return undefined;
  const best = rules.game.notation.parseEvent(puzzle.best);
  const asked = best.ok && best.value.by !== 'chance' ? best.value.action : undefined;
  return { puzzle, task: SCREENS[game].puzzleTask?.(asked)[settings.value.locale] ?? '' };
}

export function PuzzlePicture({ game, puzzle }: { game: GameId; puzzle: Puzzle | undefined }) {
  const seat = parseSeat(puzzle?.best.split(' ')[0] ?? '') ?? 0; // the solver's seat
  return <FittedPicture game={game} position={puzzle?.position} seat={seat} />;
}
