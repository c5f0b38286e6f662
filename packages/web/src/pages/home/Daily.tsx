// The daily sky on the home page: tonight's deal, the player's best, the server's list, and the last seven nights as
// moons.
import { useSignal } from '@preact/signals';
import { FIRST_GAME, GAME_IDS, type GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { DailyList } from '../../table/daily/DailyList.tsx';
import { dayOf, lastNights, nightOf } from '../../table/daily/daily.ts';
import { masterScore } from '../../table/daily/master.ts';
import { SkyDisc } from '../../table/daily/SkyDisc.tsx';
import { dailyWords } from '../../table/daily/words.ts';
import { openDailyTable } from '../../table/opening.ts';
import styles from './home.module.css';

export function Daily() {
  const busy = useSignal(false);
  const game = useSignal<GameId>(FIRST_GAME);
  const words = dailyWords();
  const today = new Date();
  const day = dayOf(today);
  const best = nightOf(game.value, day);
  const master = masterScore(game.value, day);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    navigate(await openDailyTable(game.value, day));
  };
  return (
    <article class={`${ui.panel} ${styles.daily}`}>
      <SkyDisc />
      <div>
        <p class={ui.caps}>
          {words.sky} · {words.nightDate(today.getDay(), today.getDate(), today.getMonth())}
        </p>
        <h2>{words.title}</h2>
        <Choice
          label={appWords().home.games}
          value={game.value}
          options={GAME_IDS.map((id) => ({
            value: id,
            text: nameOfGame(id),
          }))}
          onChange={(id) => (game.value = id)}
        />
        <p>
          {best === undefined ? words.open : words.bestTonight(best.score)}
          {best === undefined || master === undefined ? '' : ` ${words.masterGot(master)}`}
        </p>
        <div class={styles.row}>
          <button type="button" class={ui.button} onClick={() => void play()}>
            <Glyph name="ui-play" class={styles.filled} />
            {best === undefined ? words.play : words.again}
          </button>
          <Nights nights={lastNights(today)} />
        </div>
        <DailyList key={game.value} game={game.value} day={day} />
      </div>
    </article>
  );
}

function Nights({ nights }: { nights: readonly boolean[] }) {
  return (
    <span
      class={styles.nights}
      role="img"
      aria-label={dailyWords().nightsPlayed(nights.filter(Boolean).length)}
    >
      {nights.map((played, index) => (
        <i
          key={`night-${index + 1}`}
          class={played ? styles.played : index === nights.length - 1 ? styles.tonight : undefined}
        />
      ))}
    </span>
  );
}
