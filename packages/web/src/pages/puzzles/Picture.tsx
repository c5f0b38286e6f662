// The position of a puzzle as a picture that fits its frame.
import type { Puzzle } from '@planisphere/bots/puzzles';
import type { Seat } from '@planisphere/core';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { SCREENS } from '../../games/index.ts';
import { dayOf } from '../../table/daily/daily.ts';
import { loadRules } from '../../table/games.ts';
import { FittedPicture } from '../../table/rules/FittedPicture.tsx';
import { dailyNumber } from './sets.ts';

export interface DayPuzzle {
  readonly puzzle: Puzzle;
  /** The solver's seat. */
  readonly seat: Seat;
  /** The task. */
  readonly task: string;
}

/** The puzzle of the day. */
export async function puzzleOfToday(game: GameId): Promise<DayPuzzle | undefined> {
  const [set, rules] = await Promise.all([SCREENS[game].puzzles?.(), loadRules(game)]);
  const puzzle = set?.puzzles[dailyNumber(dayOf(new Date()), set.puzzles.length) - 1];
  if (puzzle === undefined) return undefined;
  const best = rules.game.notation.parseEvent(puzzle.best);
  const decision = best.ok && best.value.by !== 'chance' ? best.value : undefined;
  const task = SCREENS[game].puzzleTask?.(decision?.action)[settings.value.locale] ?? '';
  return { puzzle, seat: decision?.by ?? 0, task };
}

interface PictureProps {
  readonly game: GameId;
  /** Undefined until it has loaded. */
  readonly posed: DayPuzzle | undefined;
}

export function PuzzlePicture({ game, posed }: PictureProps) {
  return <FittedPicture game={game} position={posed?.puzzle.position} seat={posed?.seat ?? 0} />;
}
