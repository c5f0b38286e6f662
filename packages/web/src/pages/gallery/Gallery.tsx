// Positions of the rules drawn from their one-line notation: for learners, and for whoever changes a board.
import type { GameText } from '@planisphere/core';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import styles from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { localized } from '../../base/words/localized.ts';
import { useText } from '../../table/game-text.ts';
import type { Exhibit } from '../../table/rules/exhibit.ts';
import { type Exhibits, useExhibits } from '../../table/rules/exhibits.ts';

interface GalleryWords {
  readonly title: string;
  readonly lead: string;
  readonly page: (page: string) => string;
}

const galleryWords = localized<GalleryWords>({
  en: {
    title: 'Gallery',
    lead: 'Positions from the rules, drawn from their one-line notation.',
    page: (page) => `p. ${page}`,
  },
  fr: {
    title: 'Galerie',
    lead: 'Des positions des règles, dessinées d’après leur notation d’une ligne.',
    page: (page) => `p. ${page}`,
  },
});

export function Gallery() {
  return (
    <Shell>
      <main class={styles.page} id="content">
        <h1>{galleryWords().title}</h1>
        <p>{galleryWords().lead}</p>
        {GAME_IDS.map((game) => (
          <Room key={game} game={game} />
        ))}
      </main>
    </Shell>
  );
}

function Room({ game }: { game: GameId }) {
  const exhibits = useExhibits(game);
  const rules = useText(game)?.rules;
  return (
    <section class={styles.room} aria-label={nameOfGame(game)}>
      <h2>{nameOfGame(game)}</h2>
      <div class={styles.gallery}>
        {rules === undefined
          ? undefined
          : exhibits?.positions.map((shown) => (
              <ExhibitCard key={shown.rule} shown={shown} exhibits={exhibits} rules={rules} />
            ))}
      </div>
    </section>
  );
}

interface ExhibitProps {
  readonly shown: Exhibit;
  readonly exhibits: Exhibits;
  readonly rules: GameText['rules'];
}

function ExhibitCard({ shown, exhibits: { Picture }, rules }: ExhibitProps) {
  return (
    <article class={ui.panel} data-position={shown.rule}>
      <h3>
        {shown.rule} · {galleryWords().page(shown.page)}
      </h3>
      <p>{rules[shown.rule]?.[settings.value.locale]}</p>
      <Picture line={shown.line} rule={shown.rule} />
      <code>{shown.line}</code>
    </article>
  );
}
