// How strong the bots of a game are, as people read it: who beats whom, points, games won, and what each level overlooks.

import { GAME_IDS, type GameId } from '../../base/games.ts';
import type { Page } from '../../base/navigation/pages.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import { nameOfGame } from '../../base/words/game-name.ts';
import type { GameLevels } from '../../table/measured.ts';
import type { GameTerms } from '../../table/people/terms.ts';
import { Encounters } from './Encounters.tsx';
import styles from './levels.module.css';
import { Overlooked } from './Overlooked.tsx';
import { PointsAlone } from './PointsAlone.tsx';
import { Setups } from './Setups.tsx';
import { levelWords } from './words/index.ts';

export function levelsPage(game: GameId, { measured, overlooks }: GameLevels, terms?: GameTerms): Page {
  const { encounters, alone, setups } = measured;
  return function LevelsPage() {
    const words = levelWords();
    return (
      <Shell>
        <main class={styles.page} id="content">
          <header class={styles.head}>
            <div>
              <h1>{words.title}</h1>
              <p>{words.about}</p>
            </div>
            <Choice<GameId>
              label={words.game}
              value={game}
              options={GAME_IDS.map((each) => ({ value: each, text: nameOfGame(each) }))}
              onChange={(each) => navigate(`/levels/${each}`, { replace: true })}
            />
          </header>
          {encounters.length === 0 ? undefined : <Encounters encounters={encounters} />}
          {alone.length === 0 ? undefined : <PointsAlone alone={alone} />}
          {setups.length === 0 ? undefined : <Setups setups={setups} terms={terms} />}
          <Overlooked overlooks={overlooks} />
          <p class={styles.wide}>
            <a href="/docs/strength/" target="_blank" rel="noopener">
              {words.figures}
            </a>
          </p>
        </main>
      </Shell>
    );
  };
}
