// Links to the same kind of page for the other games.
import { GAME_IDS, type GameId } from '../../base/games.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { screenOf } from '../../table/screens.ts';
import styles from './games.module.css';
import { analysisWords } from './words/index.ts';

export function Games({ page, now }: { readonly page: 'analysis' | 'editor' | 'pad'; readonly now: GameId }) {
  const has = (game: GameId): boolean => page === 'analysis' || screenOf(game)[page] !== undefined;
  return (
    <nav class={styles.games} aria-label={analysisWords().games}>
      {GAME_IDS.filter(has).map((game) => (
        <a
          key={game}
          class={`${ui.button} ${ui.quiet}`}
          href={`/${page}/${game}`}
          aria-current={game === now ? 'page' : undefined}
        >
          {nameOfGame(game)}
        </a>
      ))}
    </nav>
  );
}
