// Who sits at the table: alone, with a bot, or two at one screen.
import type { Signal } from '@preact/signals';
import { choose, settings } from '../../app/settings.ts';
import { t } from '../../locales/index.ts';
import { levelsOf, nearestLevel } from '../../table/levels.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import { w } from '../words/index.ts';
import styles from './setup.module.css';

export type Seating = 'alone' | 'bot' | 'pass';

const WAYS = [
  { value: 'alone', glyph: 'ui-human' },
  { value: 'bot', glyph: 'ui-bot' },
  { value: 'pass', glyph: 'ui-pass' },
] as const;

export function Seats({ seating, partner }: { seating: Signal<Seating>; partner: Signal<string> }) {
  const { setup } = w();
  const level = nearestLevel('stellarion', settings.value.level);
  return (
    <section class={`${ui.panel} ${styles.seats}`}>
      <h2>{setup.seats}</h2>
      <label class={styles.field}>
        <span>{t().settings.name}</span>
        <input
          class={ui.field}
          maxLength={20}
          value={settings.value.name}
          placeholder={t().setup.player(1)}
          onInput={(event) => choose({ name: event.currentTarget.value })}
        />
      </label>
      <div role="radiogroup" aria-label={setup.seats} class={styles.ways}>
        {WAYS.map(({ value, glyph }) => (
          <label key={value}>
            <input
              type="radio"
              name="seating"
              checked={seating.value === value}
              onChange={() => (seating.value = value)}
            />
            <span>
              <i />
              <Glyph name={glyph} />
              <span>
                <b>{setup[value]}</b>
                <small>{setup[`${value}Text`]}</small>
              </span>
            </span>
          </label>
        ))}
      </div>
      {seating.value === 'bot' ? (
        <Choice
          label={t().home.level}
          value={level}
          options={levelsOf('stellarion').map((name) => ({ value: name, text: t().levels[name] ?? name }))}
          onChange={(value) => choose({ level: value })}
        />
      ) : undefined}
      {seating.value === 'pass' ? (
        <label class={styles.field}>
          <span>{t().setup.otherName}</span>
          <input
            class={ui.field}
            maxLength={20}
            value={partner.value}
            placeholder={t().setup.player(2)}
            onInput={(event) => (partner.value = event.currentTarget.value)}
          />
        </label>
      ) : undefined}
    </section>
  );
}
