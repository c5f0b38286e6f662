// The player's own data: download it, or erase it for good.
import { useSignal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../base/ui/pages.module.css';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { Switch } from '../../base/ui/Switch.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { isKnown } from '../../table/online/api.ts';
import { eraseOnServer } from '../../table/online/identity.ts';
import { listGames, removeAllTables } from '../../table/store.ts';
import { settingsWords } from './words/index.ts';

export function MyData() {
  const words = settingsWords();
  const asking = useSignal(false);
  const server = useSignal(true);
  const trouble = useSignal('');
  /** The server first: without its cookie this device could not ask any more. */
  const erase = async () => {
    trouble.value = '';
    try {
      if (isKnown() && server.value) await eraseOnServer();
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
      return;
    }
    await removeAllTables();
    localStorage.clear();
    location.assign('/');
  };
  return (
    <section class={ui.panel}>
      <h2>{words.data}</h2>
      <div class={styles.option}>
        <Glyph name="ui-export" />
        <span>
          <b>{words.export}</b>
          <small>{words.exportText}</small>
        </span>
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void exportAll()}>
          {words.export}
        </button>
      </div>
      <div class={styles.option}>
        <Glyph name="ui-trash" />
        <span>
          <b>{words.erase}</b>
          <small>{words.eraseText}</small>
        </span>
        <button type="button" class={`${ui.button} ${ui.danger}`} onClick={() => (asking.value = true)}>
          {words.erase}
        </button>
      </div>
      <p class={styles.note}>{words.dataText}</p>
      {asking.value ? (
        <Sheet title={words.erase} onClose={() => (asking.value = false)}>
          <p class={styles.note}>{words.eraseText}</p>
          {isKnown() ? (
            <div class={styles.option}>
              <Glyph name="ui-trash" />
              <span>
                <b>{words.eraseServer}</b>
                <small>{words.eraseServerText}</small>
              </span>
              <Switch
                label={words.eraseServer}
                on={server.value}
                onChange={(on) => {
                  server.value = on;
                }}
              />
            </div>
          ) : undefined}
          {trouble.value === '' ? undefined : (
            <p class={styles.note} role="alert">
              {words.eraseFailed(trouble.value)}
            </p>
          )}
          <div class={styles.answers}>
            <button type="button" class={ui.button} onClick={() => (asking.value = false)}>
              {appWords().cancel}
            </button>
            <button type="button" class={`${ui.button} ${ui.danger}`} onClick={() => void erase()}>
              {words.eraseSure}
            </button>
          </div>
        </Sheet>
      ) : undefined}
    </section>
  );
}

async function exportAll(): Promise<void> {
  const text = JSON.stringify({ settings: settings.value, tables: await listGames() }, undefined, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'planisphere.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
