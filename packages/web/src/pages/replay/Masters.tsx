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
import { openReel, positionSeen } from '../../table/record/reel.ts';
import { FittedPicture } from '../../table/rules/FittedPicture.tsx';
import styles from './masters.module.css';
import { replayWords } from './words/index.ts';

interface Offered {
  readonly game: GameId;
  readonly master: MasterGame;
  /** The last of its moments, in notation. */
  readonly position: string | undefined;
}

async function offer(game: GameId): Promise<Offered | undefined> {
  const master = await SCREENS[game].masterGame?.();
  if (master === undefined) return undefined;
  const reel = await openReel(master.record);
  const at = master.moments.at(-1)?.at ?? 0;
  return { game, master, position: reel.ok ? positionSeen(reel.value, at, 'all') : undefined };
}

export function Masters() {
  const offered = useSignal<readonly Offered[]>([]);
  useEffect(() => {
    void Promise.all(GAME_IDS.map(offer)).then((loaded) => {
      offered.value = loaded.filter((each) => each !== undefined);
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

function Card({ game, position, master: { title, result, why, minutes, moments } }: Offered) {
  const { locale } = settings.value;
  const address = `/replay/master/${game}`;
  return (
    <article class={`${ui.panel} ${styles.card}`}>
      <FittedPicture game={game} position={position} seat={0} />
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
