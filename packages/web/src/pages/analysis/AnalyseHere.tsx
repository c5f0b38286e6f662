// The link from a moment of a game to the same position on the analysis board.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { analysisLink } from './link.ts';
import { analysisWords } from './words/index.ts';

interface Props {
  readonly game: GameId;
  /** In notation. */
  readonly position: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly class?: string | undefined;
}

export function AnalyseHere({ game, position, names, class: more = '' }: Props) {
  const link = useSignal(`/analysis/${game}`);
  const known = names.map((name) => name.slice(0, 40)).join('\n');
  useEffect(() => {
    void analysisLink(game, { position, names: known.split('\n') }).then((made) => {
      link.value = made;
    });
  }, [game, position, known, link]);
  return (
    <a class={`${ui.button} ${ui.quiet} ${more}`} href={link.value}>
      <Glyph name="ui-telescope" />
      {analysisWords().here}
    </a>
  );
}

/** The link from a moment of a game to the same position in the editor, to be changed piece by piece. */
export function SetUpHere({ game, position, class: more = '' }: Omit<Props, 'names'>) {
  return (
    <a class={`${ui.button} ${ui.quiet} ${more}`} href={`/editor/${game}#p=${encodeURIComponent(position)}`}>
      <Glyph name="ui-hand" />
      {analysisWords().byHand}
    </a>
  );
}
