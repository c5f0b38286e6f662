// Quiet hours: the hours of local time without notices. Notices that fall into them wait until they end.
import type { QuietRequest } from '@planisphere/protocol';
import type { Signal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../base/ui/pages.module.css';
import { Switch } from '../../base/ui/Switch.tsx';
import ui from '../../base/ui/ui.module.css';
import { type NoticeWays, setQuiet } from '../../table/online/identity.ts';
import { settingsWords } from './words/index.ts';

const NIGHT = { starts: 22 * 60, ends: 8 * 60 };
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  readonly ways: Signal<NoticeWays>;
  readonly attempt: (deed: () => Promise<string>) => void;
}

export function Quiet({ ways, attempt }: Props) {
  const words = settingsWords().devices;
  const set = (wanted: QuietRequest | undefined) =>
    attempt(async () => {
      await setQuiet(wanted);
      ways.value = { ...ways.value, quiet: wanted };
      return '';
    });
  const now = ways.value.quiet;
  const time = (label: string, field: 'starts' | 'ends', shown: QuietRequest) => (
    <label>
      {label}
      <input
        class={ui.field}
        type="time"
        required
        value={clockOf(shown[field])}
        onChange={(event) => {
          const minutes = minutesOf(event.currentTarget.value);
          if (minutes !== undefined) set({ ...shown, [field]: minutes, zone: zoneHere() });
        }}
      />
    </label>
  );
  return (
    <>
      <div class={styles.option}>
        <Glyph name="ui-night" />
        <span>
          <b>{words.quiet}</b>
          <small>{words.quietText}</small>
        </span>
        <Switch
          label={words.quiet}
          on={now !== undefined}
          onChange={(on) => set(on ? { ...NIGHT, zone: zoneHere() } : undefined)}
        />
      </div>
      {now === undefined ? undefined : (
        <>
          <div class={styles.pair}>
            {time(words.quietFrom, 'starts', now)}
            {time(words.quietTo, 'ends', now)}
          </div>
          <small>{words.quietZone(now.zone.replace(/_/g, ' '))}</small>
        </>
      )}
    </>
  );
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
