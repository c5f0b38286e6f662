// For those who look after the server: reports, current mutes and bans, and the log of operators' acts. Opens with a
// key from the server's environment; without one the page does not exist.
import type { OperatorPage as Overview } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePageTitle } from '../../base/navigation/title.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { ServerError } from '../../table/online/api.ts';
import { keepKey, keptKey, readOperatorPage } from './api.ts';
import styles from './operator.module.css';
import { Person } from './Person.tsx';
import { Reports } from './Reports.tsx';
import { Sanctioned } from './Sanctioned.tsx';
import { operatorWords } from './words/index.ts';

const ASKED_EVERY = 30_000;

export function OperatorPage() {
  const found = useSignal<Overview | 'missing' | 'locked' | undefined>(undefined);
  const trouble = useSignal('');
  const chosen = useSignal<string | undefined>(undefined);
  const words = operatorWords();
  usePageTitle(words.title);
  const read = async () => {
    try {
      found.value = await readOperatorPage();
      trouble.value = '';
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      if (error.code === 'not-found') found.value = 'missing';
      else if (error.code === 'wrong-key') {
        trouble.value = keptKey() === undefined ? '' : error.message;
        keepKey(undefined);
        found.value = 'locked';
      } else trouble.value = error.message;
    }
  };
  useEffect(() => {
    void read();
    const timer = setInterval(() => {
      if (!document.hidden && typeof found.peek() === 'object') void read();
    }, ASKED_EVERY);
    return () => clearInterval(timer);
  }, []);
  const page = found.value;
  const { missing } = appWords();
  if (page === 'missing') return <Notice title={missing.title} text={missing.text} />;
  if (page === undefined || page === 'locked')
    return (
      <Shell>
        <main class={styles.door} id="content">
          <h1>{words.title}</h1>
          {page === 'locked' ? <Key onKey={() => void read()} /> : undefined}
          <p role="alert">{trouble.value}</p>
        </main>
      </Shell>
    );
  const lock = () => {
    keepKey(undefined);
    found.value = 'locked';
  };
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <div>
            <h1>{words.title}</h1>
            <p>
              {words.lead} {words.as(page.operator)}
            </p>
            <p role="alert">{trouble.value}</p>
          </div>
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={lock}>
            <Glyph name="ui-lock" />
            {words.lock}
          </button>
        </header>
        <Figures page={page} />
        <Reports page={page} chosen={chosen.value} onChoose={(id) => (chosen.value = id)} />
        {chosen.value === undefined ? (
          <p class={ui.panel}>{page.open.length === 0 ? words.nothing : words.choose}</p>
        ) : (
          <Person key={chosen.value} id={chosen.value} now={page.now} onDone={() => void read()} />
        )}
        <Sanctioned page={page} onDone={() => void read()} />
      </main>
    </Shell>
  );
}

function Key({ onKey }: { onKey: () => void }) {
  const key = useSignal('');
  const words = operatorWords();
  return (
    <form
      class={ui.panel}
      onSubmit={(event) => {
        event.preventDefault();
        keepKey(key.value.trim());
        onKey();
      }}
    >
      <label class={styles.field}>
        <b>{words.key}</b>
        <small>{words.keyText}</small>
        <input
          class={ui.field}
          type="password"
          autocomplete="off"
          required
          value={key.value}
          onInput={(event) => (key.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class={ui.button}>
        <Glyph name="ui-key" />
        {words.unlock}
      </button>
    </form>
  );
}

function Figures({ page: { figures } }: { page: Overview }) {
  const words = operatorWords();
  const rows = [
    ['here', words.today(figures.today)],
    ['games', words.gamesText],
    ['waiting', ''],
    ['nodes', ''],
    ['reports', ''],
  ] as const;
  const named = { ...words, reports: words.toRead };
  return (
    <dl class={styles.figures} aria-label={words.figures}>
      {rows.map(([name, more]) => (
        <div key={name} data-due={name === 'reports' && figures.reports > 0}>
          <dt>
            {named[name](figures[name])} <small>{more}</small>
          </dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
