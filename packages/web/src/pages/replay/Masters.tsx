// Finished games of strong bots, one of each game, for new players and for people who want to learn.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { SCREENS } from '../../games/index.ts';
import type { MasterGame } from '../../table/record/master-game.ts';
import styles from './masters.module.css';
import { replayWords } from './words/index.ts';

interface Offered {
  readonly game: GameId;
  readonly master: MasterGame;
}

export function Masters() {
  const offered = useSignal<readonly Offered[]>([]);
  useEffect(() => {
    void Promise.all(
      GAME_IDS.map(async (game) => ({ game, master: await SCREENS[game].masterGame?.() })),
    ).then((loaded) => {
      offered.value = loaded.flatMap(({ game, master }) => (master === undefined ? [] : [{ game, master }]));
    });
  }, [offered]);
  return (
    <section class={styles.masters} aria-label={replayWords().masters}>
      {offered.value.map((each) => (
        <Card key={each.game} {...each} />
      ))}
    </section>
  );
}

function Card({ game, master: { title, result, why, minutes, moments } }: Offered) {
  const { locale } = settings.value;
  const address = `/replay/master/${game}`;
  return (
    <article class={`${ui.panel} ${styles.card}`}>
      <img src={SCREENS[game].scene} alt="" />
      <small class={styles.game}>{nameOfGame(game)}</small>
      <h2>{title[locale]}</h2>
      <p class={styles.result}>{result[locale]}</p>
      <p>{why[locale]}</p>
      <ul>
        {moments.map(({ at, say }) => (
          <li key={at}>
            <a href={`${address}#e=${at}&as=all`}>
              <Glyph name="ui-flag" />
              {say[locale]}
            </a>
          </li>
        ))}
      </ul>
      <a class={ui.button} href={address} aria-label={replayWords().watch(title[locale])}>
        <Glyph name="ui-play" />
        {replayWords().watchFor(minutes)}
      </a>
    </article>
  );
}
