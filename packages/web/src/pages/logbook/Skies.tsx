// The best skies of Star Explorer, drawn from the games that made them. The drawing loads when there is something to draw.
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import ui from '../../base/ui/ui.module.css';
import type { Game } from './statistics.ts';
import { logbookWords } from './words/index.ts';

export interface SkiesProps {
  readonly games: readonly Game[];
}

export function Skies({ games }: SkiesProps) {
  const gallery = useSignal<{ Gallery: FunctionComponent<SkiesProps> } | undefined>(undefined);
  const skies = games
    .filter(({ game, assisted }) => game === 'star-explorer' && !assisted)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 5);
  const any = skies.length > 0;
  useEffect(() => {
    if (any)
      void import('./SkyGallery.tsx').then(({ SkyGallery }) => {
        gallery.value = { Gallery: SkyGallery };
      });
  }, [any, gallery]);
  if (!any || gallery.value === undefined) return undefined;
  const { Gallery } = gallery.value;
  return (
    <section class={ui.panel}>
      <h2>{logbookWords().skies}</h2>
      <Gallery games={skies} />
    </section>
  );
}
