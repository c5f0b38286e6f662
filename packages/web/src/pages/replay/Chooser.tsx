// Asks which record to show: one of the player's games, pasted text, or a file.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import type { SavedTable } from '../../table/saved.ts';
import { listGames } from '../../table/store.ts';
import styles from './chooser.module.css';
import { Masters } from './Masters.tsx';
import type { Trouble } from './trouble.ts';
import { replayWords } from './words/index.ts';

interface Props {
  readonly trouble: Trouble | undefined;
  readonly onText: (text: string) => void;
}

export function Chooser({ trouble, onText }: Props) {
  const pasted = useSignal('');
  const dragging = useSignal(false);
  const open = (file: File | undefined) => {
    if (file !== undefined) void file.text().then(onText);
  };
  return (
    <Shell>
      <main
        class={styles.page}
        id="content"
        onDragOver={(event) => {
          event.preventDefault();
          dragging.value = true;
        }}
        onDragLeave={() => (dragging.value = false)}
        onDrop={(event) => {
          event.preventDefault();
          dragging.value = false;
          open(event.dataTransfer?.files[0]);
        }}
      >
        <header>
          <h1>{replayWords().chooseTitle}</h1>
          <p>{dragging.value ? replayWords().drop : replayWords().chooseText}</p>
        </header>
        {trouble === undefined ? undefined : <Wrong trouble={trouble} />}
        <a class={`${ui.button} ${ui.quiet}`} href="/find">
          <Glyph name="ui-search" />
          {appWords().nav.find}
        </a>
        <Masters />
        <Own />
        <form
          class={`${ui.panel} ${dragging.value ? styles.drop : ''}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (pasted.value.trim() !== '') onText(pasted.value);
          }}
        >
          <h2>{replayWords().sent}</h2>
          <label class={styles.paste}>
            <span>{replayWords().paste}</span>
            <textarea
              rows={6}
              spellcheck={false}
              placeholder={replayWords().pasteHint}
              value={pasted.value}
              onInput={(event) => (pasted.value = event.currentTarget.value)}
            />
          </label>
          <div class={styles.row}>
            <button type="submit" class={ui.button}>
              <Glyph name="ui-play" />
              {replayWords().show}
            </button>
            <label class={`${ui.button} ${ui.quiet} ${styles.file}`}>
              <Glyph name="ui-download" />
              {replayWords().file}
              <input
                type="file"
                accept=".json,.game,.jsonl,application/json,text/plain"
                onChange={(event) => open(event.currentTarget.files?.[0])}
              />
            </label>
            <small>{replayWords().fileText}</small>
          </div>
        </form>
      </main>
    </Shell>
  );
}

function Wrong({ trouble }: { trouble: Trouble }) {
  return (
    <section class={`${ui.panel} ${styles.wrong}`} role="alert">
      <Glyph name="ui-warn" />
      <div>
        <h2>{replayWords().bad}</h2>
        <p>{trouble.text}</p>
        {trouble.place === undefined ? undefined : <p>{trouble.place}</p>}
        {trouble.written === undefined ? undefined : <code>{trouble.written}</code>}
      </div>
    </section>
  );
}

function Own() {
  const tables = useSignal<readonly SavedTable[] | undefined>(undefined);
  useEffect(() => {
    void listGames().then((found) => {
      tables.value = found.filter(({ summary }) => summary.scores !== undefined);
    });
  }, [tables]);
  return (
    <section class={ui.panel}>
      <h2>{replayWords().own}</h2>
      {tables.value?.length === 0 ? (
        <>
          <p class={styles.none}>{replayWords().noOwn}</p>
          <a class={`${ui.button} ${ui.quiet} ${styles.first}`} href="/">
            <Glyph name="ui-play" />
            {appWords().firstGame}
          </a>
        </>
      ) : undefined}
      <ul class={styles.own}>
        {(tables.value ?? []).slice(0, 12).map((table) => (
          <li key={table.id}>
            <a href={`/replay/${table.id}`}>
              <img src={SCREENS[table.game].scene} alt="" />
              <span>
                <b>{nameOfGame(table.game)}</b>
                <small>{whoPlayed(table)}</small>
              </span>
              <time dateTime={new Date(table.updatedAt).toISOString()}>
                {new Date(table.updatedAt).toLocaleDateString(settings.value.locale, {
                  day: 'numeric',
                  month: 'short',
                })}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whoPlayed({ seats, summary }: SavedTable): string {
  return seats
    .map(
      ({ name }, seat) => `${name || settings.value.name || appWords().you} ${summary.scores?.[seat] ?? ''}`,
    )
    .join(' · ');
}
