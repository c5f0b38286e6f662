// The player's bots: programs that play at tables of the server. A token is shown once, when it is made.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../base/ui/pages.module.css';
import ui from '../../base/ui/ui.module.css';
import { type KnownBot, makeBot, readBots, revokeBot } from '../../table/online/bots.ts';
import { settingsWords } from './words/index.ts';

export function Bots() {
  const words = settingsWords().bots;
  const bots = useSignal<readonly KnownBot[]>([]);
  const name = useSignal('');
  const token = useSignal('');
  const said = useSignal('');
  const load = async () => {
    bots.value = await readBots().catch(() => []); // the server is away, or does not know this player: nothing to show
  };
  useEffect(() => void load(), []);
  const attempt = (deed: () => Promise<string>) => {
    deed().then(
      (text) => {
        said.value = text;
        void load();
      },
      (error: unknown) => {
        said.value = error instanceof Error ? error.message : '';
      },
    );
  };
  const make = () =>
    attempt(async () => {
      token.value = (await makeBot(name.value)).token;
      name.value = '';
      return words.made;
    });
  return (
    <section class={ui.panel}>
      <h2>{words.title}</h2>
      <p class={styles.note}>{words.text}</p>
      {bots.value.length > 0 && (
        <ul class={styles.ways}>
          {bots.value.map((bot) => (
            <li key={bot.id} class={styles.option}>
              <Glyph name="ui-key" />
              <span>
                <b>{bot.name}</b>
              </span>
              <button
                type="button"
                class={`${ui.button} ${ui.quiet}`}
                aria-label={`${words.revoke}: ${bot.name}`}
                onClick={() =>
                  attempt(async () => {
                    await revokeBot(bot.id);
                    return words.revoked;
                  })
                }
              >
                {words.revoke}
              </button>
            </li>
          ))}
        </ul>
      )}
      <label class={styles.field}>
        <span>{words.name}</span>
        <input
          class={ui.field}
          maxLength={20}
          value={name.value}
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="button" class={ui.button} disabled={name.value.trim() === ''} onClick={make}>
        {words.make}
      </button>
      {token.value !== '' && (
        <label class={styles.field}>
          <span>{words.token}</span>
          <input
            class={ui.field}
            readOnly
            value={token.value}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <p class={styles.note} role="status">
        {said.value}
      </p>
    </section>
  );
}
