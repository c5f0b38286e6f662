// The daily sky on the home page: tonight's deal, one's best, and the last seven nights as moons.
import { useSignal } from '@preact/signals';
import { navigate } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { t } from '../locales/index.ts';
import { openDailyTable } from '../table/opening.ts';
import { Glyph } from '../ui/Glyph.tsx';
import ui from '../ui/ui.module.css';
import { bestOf, dayOf, lastNights } from './daily.ts';
import styles from './home.module.css';
import { SkyDisc } from './SkyDisc.tsx';

export function Daily() {
  const busy = useSignal(false);
  const { home } = t();
  const today = new Date();
  const best = bestOf(dayOf(today));
  const nights = lastNights(today);
  const date = new Intl.DateTimeFormat(settings.value.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(today);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    navigate(await openDailyTable(dayOf(today)));
  };
  return (
    <article class={`${ui.panel} ${styles.daily}`}>
      <SkyDisc />
      <div>
        <p class={ui.caps}>
          {home.daily} · {date}
        </p>
        <h2>{home.dailyTitle}</h2>
        <p>{best === undefined ? home.dailyOpen : home.dailyBest(best)}</p>
        <div class={styles.row}>
          <button type="button" class={ui.button} onClick={() => void play()}>
            <Glyph name="ui-play" class={styles.filled} />
            {best === undefined ? home.dailyPlay : home.dailyAgain}
          </button>
          <span class={styles.nights} role="img" aria-label={home.dailyWeek(nights.filter(Boolean).length)}>
            {nights.map((played, index) => (
              <i
                key={`night-${index + 1}`}
                class={played ? styles.played : index === 6 ? styles.tonight : undefined}
              />
            ))}
          </span>
        </div>
      </div>
    </article>
  );
}
