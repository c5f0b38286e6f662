// A new table with its choices: who sits there, who begins, and whether the table helps to remember.
import { useSignal } from '@preact/signals';
import { navigate } from '../app/router.ts';
import { Shell } from '../app/Shell.tsx';
import { choose, settings } from '../app/settings.ts';
import scene from '../art/scenes/stellar.svg?url';
import { t } from '../locales/index.ts';
import { levelsOf, nearestLevel } from '../table/levels.ts';
import { botSeat, openTable, peopleSeats } from '../table/opening.ts';
import { Choice } from '../ui/Choice.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { Switch } from '../ui/Switch.tsx';
import ui from '../ui/ui.module.css';
import styles from './pages.module.css';

export function NewTable() {
  const kind = useSignal<'bot' | 'pass'>(location.search.includes('pass') ? 'pass' : 'bot');
  const first = useSignal<'random' | 'A' | 'B'>('random');
  const memory = useSignal(true);
  const second = useSignal('');
  const { setup, home } = t();
  const level = nearestLevel('stellar', settings.value.level);
  const own = settings.value.name || (kind.value === 'bot' ? setup.you : setup.player(1));
  const other = kind.value === 'bot' ? (t().botNames[level] ?? level) : second.value || setup.player(2);
  const open = async () => {
    const options = { first: first.value, memory: memory.value };
    const seats =
      kind.value === 'bot'
        ? [{ name: '' }, botSeat(level)]
        : peopleSeats([settings.value.name, second.value]);
    navigate(await openTable({ game: 'stellar', seats, options }));
  };
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <h1>{setup.title}</h1>
          <a class={ui.link} href="/">
            <Glyph name="ui-back" />
            {t().nav.home}
          </a>
        </header>
        <div class={styles.chosen}>
          <img src={scene} alt="" />
          <b>Stellar</b>
        </div>
        <div class={styles.columns}>
          <section class={ui.panel}>
            <h2>{setup.seats}</h2>
            <label class={styles.field}>
              <span>{kind.value === 'bot' ? t().settings.name : setup.yourName}</span>
              <input
                class={ui.field}
                maxLength={20}
                value={settings.value.name}
                placeholder={own}
                onInput={(event) => choose({ name: event.currentTarget.value })}
              />
            </label>
            <Choice
              label={setup.second}
              value={kind.value}
              options={[
                { value: 'bot', text: home.bot },
                { value: 'pass', text: setup.sameScreen },
              ]}
              onChange={(value) => (kind.value = value)}
            />
            <p class={styles.note}>{kind.value === 'bot' ? setup.botText : setup.sameScreenText}</p>
            {kind.value === 'bot' ? (
              <Choice
                label={home.level}
                value={level}
                options={levelsOf('stellar').map((name) => ({ value: name, text: t().levels[name] ?? name }))}
                onChange={(value) => choose({ level: value })}
              />
            ) : (
              <label class={styles.field}>
                <span>{setup.otherName}</span>
                <input
                  class={ui.field}
                  maxLength={20}
                  value={second.value}
                  placeholder={setup.player(2)}
                  onInput={(event) => (second.value = event.currentTarget.value)}
                />
              </label>
            )}
          </section>
          <section class={ui.panel}>
            <h2>{setup.first}</h2>
            <Choice
              label={setup.first}
              value={first.value}
              options={[
                { value: 'random', text: setup.random },
                { value: 'A', text: own },
                { value: 'B', text: other },
              ]}
              onChange={(value) => (first.value = value)}
            />
            <div class={styles.option}>
              <span>
                <b>{setup.memory}</b>
                <small>{setup.memoryText}</small>
              </span>
              <Switch label={setup.memory} on={memory.value} onChange={(on) => (memory.value = on)} />
            </div>
            <p class={styles.summary}>
              {kind.value === 'bot'
                ? setup.summaryBot(other, t().levels[level] ?? level)
                : setup.summaryPass(own, other)}
            </p>
            <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void open()}>
              <Glyph name="ui-telescope" />
              {setup.open}
            </button>
          </section>
        </div>
      </main>
    </Shell>
  );
}
