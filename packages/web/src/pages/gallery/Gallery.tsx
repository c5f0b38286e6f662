// Positions of the rules drawn from their one-line notation: for learners, and for whoever changes a board.
import type { GameText } from '@planisphere/core';
import { starExplorerText } from '@planisphere/star-explorer/text';
import { stellarText } from '@planisphere/stellar/text';
import { stellarionText } from '@planisphere/stellarion/text';
import { GAME_IDS, GAME_NAMES, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import styles from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { boardWords } from '../../games/stellar/words/index.ts';
import { type Exhibits, useExhibits } from '../../table/rules/exhibits.ts';
import type { Shown } from '../../table/rules/shown.ts';

const RULES: Readonly<Record<GameId, GameText['rules']>> = {
  stellar: stellarText.rules,
  'star-explorer': starExplorerText.rules,
  stellarion: stellarionText.rules,
};

export function Gallery() {
  return (
    <Shell>
      <main class={styles.page} id="content">
        <h1>{boardWords().gallery.title}</h1>
        <p>{boardWords().gallery.lead}</p>
        {GAME_IDS.map((game) => (
          <Room key={game} game={game} />
        ))}
      </main>
    </Shell>
  );
}

function Room({ game }: { game: GameId }) {
  const exhibits = useExhibits(game);
  return (
    <section class={styles.room} aria-label={GAME_NAMES[game]}>
      <h2>{GAME_NAMES[game]}</h2>
      <div class={styles.gallery}>
        {exhibits?.positions.map((shown) => (
          <Exhibit key={shown.rule} shown={shown} exhibits={exhibits} rules={RULES[game]} />
        ))}
      </div>
    </section>
  );
}

interface ExhibitProps {
  readonly shown: Shown;
  readonly exhibits: Exhibits;
  readonly rules: GameText['rules'];
}

function Exhibit({ shown, exhibits: { Picture }, rules }: ExhibitProps) {
  return (
    <article class={ui.panel} data-position={shown.rule}>
      <h3>
        {shown.rule} · {boardWords().rules.page(shown.page)}
      </h3>
      <p>{rules[shown.rule]?.[settings.value.locale]}</p>
      <Picture line={shown.line} rule={shown.rule} />
      <code>{shown.line}</code>
    </article>
  );
}
