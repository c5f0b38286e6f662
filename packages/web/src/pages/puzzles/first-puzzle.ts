// Which puzzle to begin with: the easiest one played as most people begin, with the box alone, and without a partner where
// the one-tap table has none.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import { CARDS } from '@planisphere/games/rules';
import type { GameId } from '../../base/games.ts';
import { loadRules } from '../../table/games.ts';
import type { GameScreen } from '../../table/screens.ts';

/** Returns the number of the puzzle in its set. */
export async function firstPuzzle(
  { game: id, puzzles }: Pick<PuzzleSet, 'puzzles'> & { readonly game: GameId },
  coursesFor: GameScreen['coursesFor'],
): Promise<number> {
  const { game, tally } = await loadRules(id);
  const isAlone = CARDS[id].defaultTable.opponent === undefined;
  const index = puzzles.findIndex(({ position }) => {
    const parsed = game.notation.parse(position);
    if (!parsed.ok || (isAlone && tally(parsed.value).length > 1)) return false;
    return (coursesFor?.(parsed.value) ?? []).length === 0;
  });
  return Math.max(0, index) + 1;
}
