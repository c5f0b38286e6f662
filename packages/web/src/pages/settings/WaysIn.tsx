// The devices and passkeys that can sign in as this player, each removable; and signing out on this device.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../base/ui/pages.module.css';
import ui from '../../base/ui/ui.module.css';
import {
  type KnownDevice,
  readWays,
  removeDevice,
  removePasskey,
  signOut,
  type Way,
  type Ways,
} from '../../table/online/identity.ts';
import { settingsWords } from './words/index.ts';

interface Props {
  /** Counts up when another part of the page has added a way to sign in. */
  readonly added: Signal<number>;
  readonly onSignOut: () => void;
  readonly attempt: (deed: () => Promise<string>) => void;
}

const NONE: Ways = { devices: [], passkeys: [] };

export function WaysIn({ added, onSignOut, attempt }: Props) {
  const words = settingsWords().devices;
  const ways = useSignal(NONE);
  const load = async () => {
    ways.value = await readWays().catch(() => NONE); // server away, or player forgotten: nothing to show
  };
  const count = added.value;
  useEffect(() => void load(), [count]); // again after every addition
  if (ways.value.devices.length === 0) return undefined;
  const remove = (deed: () => Promise<void>) =>
    attempt(async () => {
      await deed();
      await load();
      return words.removed;
    });
  return (
    <>
      <h3>{words.known}</h3>
      <ul class={styles.ways}>
        {ways.value.devices.map((device) => (
          <Line key={device.id} glyph="ui-phone" name={nameOf(device)} note={noteOf(device)}>
            {device.current ? (
              <Remove text={words.signOut} onClick={() => remove(() => signOut().then(onSignOut))} />
            ) : (
              <Remove
                text={words.remove}
                about={`${nameOf(device)}, ${noteOf(device)}`}
                onClick={() => remove(() => removeDevice(device.id))}
              />
            )}
          </Line>
        ))}
        {ways.value.passkeys.map((passkey) => (
          <Line key={passkey.id} glyph="ui-key" name={words.passkey} note={madeOn(passkey)}>
            <Remove
              text={words.remove}
              about={`${words.passkey}, ${madeOn(passkey)}`}
              onClick={() => remove(() => removePasskey(passkey.id))}
            />
          </Line>
        ))}
      </ul>
      <p class={styles.note}>{words.signOutText}</p>
    </>
  );
}

function day(time: number): string {
  return new Intl.DateTimeFormat(settings.value.locale, { dateStyle: 'medium' }).format(time);
}

function nameOf({ label }: KnownDevice): string {
  return label === '' ? settingsWords().devices.unknown : label;
}

function noteOf({ current, seen }: KnownDevice): string {
  const words = settingsWords().devices;
  return current ? words.thisOne : words.seen(day(seen));
}

function madeOn({ created }: Way): string {
  return settingsWords().devices.made(day(created));
}

interface LineProps {
  readonly glyph: 'ui-phone' | 'ui-key';
  readonly name: string;
  readonly note: string;
  readonly children: preact.ComponentChildren;
}

function Line({ glyph, name, note, children }: LineProps) {
  return (
    <li class={styles.option}>
      <Glyph name={glyph} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
      {children}
    </li>
  );
}

/** `about` tells screen readers which way it removes. */
function Remove({ text, about, onClick }: { text: string; about?: string; onClick: () => void }) {
  return (
    <button
      type="button"
      class={`${ui.button} ${ui.quiet}`}
      aria-label={about === undefined ? text : `${text}: ${about}`}
      onClick={onClick}
    >
      {text}
    </button>
  );
}
