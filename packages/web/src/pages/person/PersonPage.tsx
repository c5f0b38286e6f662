// The page about a person: their ratings over time, their rated games, whom they met most. People can hide their own.
import type { Profile } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageAddress } from '../../base/navigation/pages.ts';
import { usePageTitle } from '../../base/navigation/title.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import { Switch } from '../../base/ui/Switch.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { call, emblemNumber, guestHere } from '../../table/online/api.ts';
import { ReportButton } from '../../table/online/report/Report.tsx';
import { Following } from './Following.tsx';
import { Games } from './Games.tsx';
import { Invite } from './Invite.tsx';
import { Between, Opponents } from './Opponents.tsx';
import styles from './person.module.css';
import { Ratings } from './Ratings.tsx';
import { Skies } from './Skies.tsx';
import { personWords } from './words/index.ts';

export function PersonPage({ id }: PageAddress) {
  const profile = useSignal<Profile | undefined>(undefined);
  const trouble = useSignal('');
  const wanted = id === 'me' ? (guestHere() ?? '') : id;
  const words = personWords();
  const read = async () => {
    if (wanted === '') {
      trouble.value = words.unknown;
      return;
    }
    try {
      profile.value = await call<Profile>('GET', `/api/people/${encodeURIComponent(wanted)}`);
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
    }
  };
  useEffect(() => {
    void read();
  }, [wanted]);
  const shown = profile.value;
  usePageTitle(shown?.guest.name ?? words.title);
  return (
    <Shell>
      <main class={styles.page} id="content">
        {shown === undefined ? (
          <section class={ui.panel}>
            <h1>{words.title}</h1>
            <p role="status">{trouble.value}</p>
            {id === 'me' ? <SettingsLink /> : undefined}
          </section>
        ) : (
          <>
            <div class={styles.column}>
              <About profile={shown} onChange={() => void read()} />
              <Between profile={shown} />
              <Following profile={shown} />
              <Opponents profile={shown} />
              <Skies profile={shown} />
            </div>
            <div class={styles.column}>
              {shown.hidden && shown.you !== true ? <p class={ui.panel}>{words.hidden}</p> : undefined}
              <Ratings profile={shown} />
              <Games profile={shown} />
            </div>
          </>
        )}
      </main>
    </Shell>
  );
}

function About({ profile, onChange }: { profile: Profile; onChange: () => void }) {
  const words = personWords();
  const trouble = useSignal('');
  const { guest, since, you, hidden, blocked, followed } = profile;
  const say = async (path: string, body: object) => {
    trouble.value = '';
    try {
      await call('PUT', path, body);
      onChange();
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
    }
  };
  const day = since === undefined ? '' : new Date(since).toLocaleDateString(settings.value.locale, MONTH);
  return (
    <section class={`${ui.panel} ${styles.about}`}>
      <span class={`${ui.avatar} ${styles.face}`} data-player={emblemNumber(guest.emblem)}>
        <Glyph name={`p-${emblemNumber(guest.emblem)}`} />
      </span>
      <h1>{guest.name}</h1>
      <p>{day === '' ? '' : words.since(day)}</p>
      {you === true ? <SettingsLink /> : undefined}
      {you === true ? (
        <div class={styles.option}>
          <span>
            <b>{words.show}</b>
            <small>{words.showText}</small>
          </span>
          <Switch
            label={words.show}
            on={!hidden}
            onChange={(on) => void say('/api/me/profile', { hidden: !on })}
          />
        </div>
      ) : guestHere() === undefined ? undefined : (
        <>
          {guest.bot === true ? undefined : <Invite person={guest} />}
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            aria-pressed={followed === true}
            onClick={() => void say(`/api/people/${guest.id}/follow`, { on: followed !== true })}
          >
            <Glyph name={followed === true ? 'ui-check' : 'ui-plus'} />
            {followed === true ? words.unfollow : words.follow}
          </button>
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() => void say(`/api/people/${guest.id}/block`, { on: blocked !== true })}
          >
            <Glyph name="ui-close" />
            {blocked === true ? words.unblock : words.block}
          </button>
        </>
      )}
      {you === true ? undefined : <small>{blocked === true ? words.blocked : words.blockText}</small>}
      {you === true || guestHere() === undefined ? undefined : (
        <>
          <ReportButton person={guest} />
          <small>{words.reportText}</small>
        </>
      )}
      <p role="alert">{trouble.value}</p>
    </section>
  );
}

/** Name, emblem, devices and everything else of oneself. */
function SettingsLink() {
  return (
    <a class={`${ui.button} ${ui.quiet}`} href="/settings">
      <Glyph name="ui-settings" />
      {appWords().nav.settings}
    </a>
  );
}

const MONTH = { month: 'long', year: 'numeric' } as const;
