// The daily sky on the home page: tonight's deal, one's best, the server's list, and the last seven nights as moons.
import type { DailyResult } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { navigate } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../locales/index.ts';
import { isKnown, readDaily, sendDaily } from '../online/api.ts';
import { BOARDS } from '../table/boards.ts';
import { GAME_IDS, GAME_NAMES, type GameId } from '../table/games.ts';
import { openDailyTable } from '../table/opening.ts';
import { Choice } from '../ui/Choice.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import ui from '../ui/ui.module.css';
import { dayOf, lastNights, nightOf, noteDaily } from './daily.ts';
import styles from './home.module.css';
import { SkyDisc } from './SkyDisc.tsx';

const SHOWN = 3;

export function Daily() {
  const busy = useSignal(false);
  const game = useSignal<GameId>('stellar');
  const { home } = t();
  const today = new Date();
  const day = dayOf(today);
  const best = nightOf(game.value, day);
  const date = new Intl.DateTimeFormat(settings.value.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(today);
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
          {home.daily} · {date}
        </p>
        <h2>{home.dailyTitle}</h2>
        <Choice
          label={home.games}
          value={game.value}
          options={GAME_IDS.filter((id) => BOARDS[id] !== undefined).map((id) => ({
            value: id,
            text: GAME_NAMES[id],
          }))}
          onChange={(id) => (game.value = id)}
        />
        <p>{best === undefined ? home.dailyOpen : home.dailyBest(best.score)}</p>
        <div class={styles.row}>
          <button type="button" class={ui.button} onClick={() => void play()}>
            <Glyph name="ui-play" class={styles.filled} />
            {best === undefined ? home.dailyPlay : home.dailyAgain}
          </button>
          <Nights nights={lastNights(today)} />
        </div>
        <List key={game.value} game={game.value} day={day} />
      </div>
    </article>
  );
}

function Nights({ nights }: { nights: readonly boolean[] }) {
  return (
    <span class={styles.nights} role="img" aria-label={t().home.dailyWeek(nights.filter(Boolean).length)}>
      {nights.map((played, index) => (
        <i
          key={`night-${index + 1}`}
          class={played ? styles.played : index === nights.length - 1 ? styles.tonight : undefined}
        />
      ))}
    </span>
  );
}

/** The best of tonight on the server, where there is one; whoever is a guest there joins by playing. */
function List({ game, day }: { game: GameId; day: string }) {
  const results = useSignal<readonly DailyResult[]>([]);
  const night = nightOf(game, day);
  const waits = night?.record !== undefined && night.sent !== true;
  const refresh = async (send: boolean) => {
    if (send && night?.record !== undefined) {
      results.value = await sendDaily(game, day, night.record);
      noteDaily(game, day, { ...night, sent: true });
    } else results.value = await readDaily(game, day);
  };
  useEffect(() => {
    // Without the server there is no list, and nothing is missing.
    refresh(waits && isKnown()).catch(() => undefined);
  }, []);
  const { home } = t();
  if (results.value.length === 0 && !waits) return undefined;
  return (
    <>
      {results.value.length === 0 ? undefined : (
        <ol class={styles.results} aria-label={home.dailyList}>
          {results.value.slice(0, SHOWN).map(({ name, score, you }, place) => (
            <li key={`${place + 1}`} class={you ? styles.you : undefined}>
              <span>{you ? t().you : name}</span>
              <b>{score}</b>
            </li>
          ))}
        </ol>
      )}
      {waits && !isKnown() ? (
        <button type="button" class={ui.link} onClick={() => void refresh(true).catch(() => undefined)}>
          {home.dailyJoin}
        </button>
      ) : undefined}
    </>
  );
}
