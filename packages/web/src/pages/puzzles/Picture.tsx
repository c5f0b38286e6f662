// The position of a puzzle as a picture that fits into whatever frame it is put in.
import type { Puzzle } from '@planisphere/bots/puzzles';
import { parseSeat } from '@planisphere/core';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { SCREENS } from '../../games/index.ts';
import { dayOf } from '../../table/daily/daily.ts';
import { loadRules } from '../../table/games.ts';
import { useExhibits } from '../../table/rules/exhibits.ts';
import styles from './picture.module.css';
import { dailyNumber } from './sets.ts';

export interface PosedPuzzle {
  readonly puzzle: Puzzle;
  /** What is asked for. */
  readonly task: string;
}

/** Of today. */
export async function puzzleOfToday(game: GameId): Promise<PosedPuzzle | undefined> {
  const [set, rules] = await Promise.all([SCREENS[game].puzzles?.(), loadRules(game)]);
  const puzzle = set?.puzzles[dailyNumber(dayOf(new Date()), set.puzzles.length) - 1];
  if (puzzle === undefined) return undefined;
  const best = rules.game.notation.parseEvent(puzzle.best);
  const asked = best.ok && best.value.by !== 'chance' ? best.value.action : undefined;
  return { puzzle, task: SCREENS[game].puzzleTask?.(asked)[settings.value.locale] ?? '' };
}

export function PuzzlePicture({ game, puzzle }: { game: GameId; puzzle: Puzzle | undefined }) {
  return (
    <div class={styles.picture} aria-hidden="true" inert>
      {puzzle === undefined ? undefined : <Drawing game={game} puzzle={puzzle} />}
    </div>
  );
}

/** Around a picture in its frame. */
const MARGIN = 10;

function Drawing({ game, puzzle: { position, best } }: { game: GameId; puzzle: Puzzle }) {
  const Picture = useExhibits(game)?.Picture;
  const drawing = useRef<HTMLDivElement>(null);
  // All of it is seen, however high it is.
  useEffect(() => {
    const [inner, frame] = [drawing.current, drawing.current?.parentElement];
    if (inner === null || frame === null || frame === undefined) return undefined;
    const fit = (): void => {
      const fits = Math.min(
        (frame.clientWidth - 2 * MARGIN) / inner.offsetWidth,
        (frame.clientHeight - 2 * MARGIN) / inner.offsetHeight,
      );
      inner.style.setProperty('--fit', fits.toFixed(3));
    };
    const watching = new ResizeObserver(fit);
    for (const each of [inner, frame]) watching.observe(each);
    return () => watching.disconnect();
  }, [Picture]);
  if (Picture === undefined) return undefined;
  const seat = parseSeat(best.split(' ')[0] ?? '') ?? 0;
  return (
    <div ref={drawing}>
      <Picture line={position} held="" show="puzzle" seat={seat} />
    </div>
  );
}
