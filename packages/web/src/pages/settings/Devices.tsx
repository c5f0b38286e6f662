// How to be the same player on several devices without a password: a passkey, or a code from one device to the other.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { choose } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../base/ui/pages.module.css';
import { Switch } from '../../base/ui/Switch.tsx';
import ui from '../../base/ui/ui.module.css';
import {
  addPasskey,
  deviceCode,
  knowsPasskeys,
  type NoticeWays,
  readNoticeWays,
  turnNotices,
  useDeviceCode,
  usePasskey,
  wantsNotices,
} from '../../table/online/identity.ts';
import { Mail } from './Mail.tsx';
import { OneField } from './OneField.tsx';
import { Quiet } from './Quiet.tsx';
import { WaysIn } from './WaysIn.tsx';
import { settingsWords } from './words/index.ts';

export function Devices() {
  const words = settingsWords().devices;
  const said = useSignal('');
  const code = useSignal('');
  const typed = useSignal('');
  const notices = useSignal(false);
  const added = useSignal(0);
  /** Counts up when this device becomes another guest, or nobody. */
  const person = useSignal(0);
  const ways = useSignal<NoticeWays>({});
  const present = person.value;
  useEffect(() => {
    const show = (known: NoticeWays) => {
      if (person.peek() === present) ways.value = known;
    };
    ways.value = {}; // nothing of the previous guest stays
    readNoticeWays().then(show, () => show({})); // the server is away: shown as none
  }, [present]);
  useEffect(() => {
    void wantsNotices().then((on) => {
      notices.value = on;
    });
  }, [notices]);
  const attempt = (deed: () => Promise<string>) => {
    said.value = '';
    deed().then(
      (words) => {
        said.value = words;
      },
      (error: unknown) => {
        // A dialog that the player closed is no error.
        said.value = error instanceof DOMException ? '' : error instanceof Error ? error.message : '';
      },
    );
  };
  const come = (guest: { readonly name: string }) => {
    choose({ name: guest.name });
    added.value++;
    person.value++;
    return words.welcome(guest.name);
  };
  return (
    <section class={ui.panel}>
      <h2>{words.title}</h2>
      <p class={styles.note}>{words.text}</p>
      {knowsPasskeys() ? (
        <div class={styles.pair}>
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() =>
              attempt(async () => {
                await addPasskey();
                added.value++;
                return words.added;
              })
            }
          >
            <Glyph name="ui-key" />
            {words.add}
          </button>
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() => attempt(async () => come(await usePasskey()))}
          >
            {words.use}
          </button>
        </div>
      ) : undefined}
      <div class={styles.pair}>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={() =>
            attempt(async () => {
              code.value = await deviceCode();
              added.value++;
              return words.codeText;
            })
          }
        >
          <Glyph name="ui-phone" />
          {words.link}
        </button>
        {code.value === '' ? undefined : <output class={styles.code}>{code.value}</output>}
      </div>
      <OneField
        label={words.typed}
        submit={words.take}
        typed={typed}
        kind="code"
        send={async (text) => {
          said.value = come(await useDeviceCode(text));
          typed.value = '';
        }}
      />
      <div class={styles.option}>
        <Glyph name="ui-clock" />
        <span>
          <b>{words.notices}</b>
          <small>{words.noticesText}</small>
        </span>
        <Switch
          label={words.notices}
          on={notices.value}
          onChange={(on) =>
            attempt(async () => {
              const done = await turnNotices(on);
              notices.value = done && on;
              return done ? '' : words.noNotices;
            })
          }
        />
      </div>
      <Mail key={present} ways={ways} />
      <Quiet ways={ways} attempt={attempt} />
      <WaysIn added={added} onSignOut={() => person.value++} attempt={attempt} />
      <p class={styles.note} role="status">
        {said.value}
      </p>
    </section>
  );
}
