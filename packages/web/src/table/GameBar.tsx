// The bar above every page of one game: its name, which leads home, the progress, and tools at the end.
import type { ComponentChildren } from 'preact';
import type { GameId } from '../base/games.ts';
import { useLeisure } from '../base/navigation/urgency.ts';
import { Glyph } from '../base/ui/Glyph.tsx';
import { later } from '../base/ui/later.tsx';
import { SkipLink } from '../base/ui/SkipLink.tsx';
import { nameOfGame } from '../base/words/game-name.ts';
import { appWords } from '../base/words/index.ts';
import bar from './bar.module.css';

const Pill = later(async () => (await import('./people/Pill.tsx')).Pill);

interface Props {
  readonly game: GameId;
  /** What stands in the middle. */
  readonly middle: ComponentChildren;
  readonly label: string;
  /** The tools. */
  readonly children: ComponentChildren;
}

export function GameBar({ game, middle, label, children }: Props) {
  const leisure = useLeisure();
  return (
    <header class={bar.bar} data-bar>
      <SkipLink />
      <a class={bar.brand} href="/" aria-label={`Planisphere, ${appWords().nav.home}`}>
        <Glyph name="se-pole" />
        <b>{nameOfGame(game)}</b>
      </a>
      {middle}
      <nav class={bar.tools} aria-label={label}>
        {leisure ? <Pill /> : undefined}
        {children}
      </nav>
    </header>
  );
}
