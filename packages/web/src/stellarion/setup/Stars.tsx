// How many shooting stars: the bar over each choice is how often the strongest measured bot wins with it.
import type { Signal } from '@preact/signals';
import { settings } from '../../app/settings.ts';
import { t } from '../../locales/index.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import { Mark } from '../board/Mark.tsx';
import { w } from '../words/index.ts';
import { ratesFor } from './rates.ts';
import type { Chosen } from './Setup.tsx';
import styles from './setup.module.css';

const CHOICES = [0, 1, 2, 3, 4] as const;

export function Stars({ chosen, players }: { chosen: Signal<Chosen>; players: number }) {
  const { setup } = w();
  const rates = ratesFor(chosen.value, players);
  return (
    <div>
      <header class={styles.row}>
        <h2>{setup.stars}</h2>
        <span class={styles.sum}>
          {rates === undefined ? setup.notMeasured : setup.botWins(t().levels[rates.bot] ?? rates.bot)}
        </span>
      </header>
      <div class={styles.stars} role="radiogroup" aria-label={setup.stars}>
        {CHOICES.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="stars"
              checked={chosen.value.stars === stars}
              onChange={() => (chosen.value = { ...chosen.value, stars })}
            />
            <span>
              {rates === undefined ? undefined : <Rate rate={rates.byStars[stars]} />}
              <span class={styles.icons}>
                {stars === 0 ? setup.none : undefined}
                {Array.from({ length: stars }, (_, index) => (
                  <Mark key={`star-${index + 1}`} name="sn-shooting" />
                ))}
                <span class={ui.hidden}>{stars}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <p class={styles.note}>
        <Glyph name="ui-hint" />
        {setup.starsNote}
      </p>
    </div>
  );
}

function Rate({ rate }: { rate: number | undefined }) {
  if (rate === undefined) return <i class={styles.bar} />;
  const text = new Intl.NumberFormat(settings.value.locale, { style: 'percent' }).format(rate);
  return (
    <i class={styles.bar} style={{ '--h': `${Math.round(rate * 60)}%` }}>
      <i />
      <b>{text}</b>
    </i>
  );
}
