// The rules of a game on a page of their own, with a link that can be sent.
import { starExplorerText } from '@planisphere/star-explorer/text';
import { stellarText } from '@planisphere/stellar/text';
import { stellarionText } from '@planisphere/stellarion/text';
import { GAME_IDS, GAME_NAMES, type GameId } from '../../base/games.ts';
import styles from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import { appWords } from '../../base/words/index.ts';
import { boardWords as starExplorer } from '../../games/star-explorer/words/index.ts';
import { boardWords as stellar } from '../../games/stellar/words/index.ts';
import { boardWords as stellarion } from '../../games/stellarion/words/index.ts';
import { RulesText } from '../../table/rules/RulesText.tsx';

const GAMES = {
  stellar: { rules: stellarText.rules, words: () => stellar().rules },
  'star-explorer': { rules: starExplorerText.rules, words: () => starExplorer().rules },
  stellarion: { rules: stellarionText.rules, words: () => stellarion().rules },
};

export function RulesPage({ game }: { game: GameId }) {
  const { rules, words } = GAMES[game];
  return (
    <Shell>
      <main class={styles.page} id="content">
        <h1>
          {words().title} · {GAME_NAMES[game]}
        </h1>
        <nav class={styles.games} aria-label={appWords().home.games}>
          {GAME_IDS.map((id) => (
            <a key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
              {GAME_NAMES[id]}
            </a>
          ))}
        </nav>
        <RulesText
          game={game}
          rules={rules}
          words={words()}
          heading="h2"
          at={decodeURIComponent(location.hash.slice(1))}
        />
      </main>
    </Shell>
  );
}
