// The rules of a game on a page of their own, with a link that can be sent.
import { GAME_IDS } from '../../base/games.ts';
import type { Page } from '../../base/navigation/pages.ts';
import styles from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { RulesText } from '../../table/rules/RulesText.tsx';
import type { GameRules } from '../../table/screens.ts';

export function rulesPage({ rules, words }: GameRules): Page {
  return ({ game }) => (
    <Shell>
      <main class={styles.page} id="content">
        <h1>
          {words().title} · {nameOfGame(game)}
        </h1>
        <nav class={styles.games} aria-label={appWords().home.games}>
          {GAME_IDS.map((id) => (
            <a key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
              {nameOfGame(id)}
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
