// The link from a moment of a review to the same position as a puzzle.
import type { Moment } from '@planisphere/bots/review';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import type { ReviewedGame } from '../../table/review/reviewed-game.ts';
import { makeLink, puzzleOf } from './made.ts';
import { puzzleWords } from './words/index.ts';

export function MakePuzzle({ reviewed, moment }: { reviewed: ReviewedGame; moment: Moment }) {
  const link = useSignal<string | undefined>(undefined);
  useEffect(() => {
    const { reel, table } = reviewed;
    const made = puzzleOf(reel, moment);
    link.value = undefined;
    if (made !== undefined)
      void makeLink(table.game, made).then((made) => {
        link.value = made;
      });
  }, [reviewed, moment, link]);
  if (link.value === undefined) return undefined;
  return (
    <a class={`${ui.button} ${ui.quiet}`} href={link.value}>
      <Glyph name="ui-target" />
      {puzzleWords().make}
    </a>
  );
}
