// The frame of every page that is not a table: brand, ways to go, language, theme, sound, oneself.
import type { ComponentChildren } from 'preact';
import { FIRST_GAME } from '../games.ts';
import { choose, deviceTheme, settings } from '../settings/settings.ts';
import { appWords } from '../words/index.ts';
import { LANGUAGES, LOCALES } from '../words/languages.ts';
import { Glyph } from './Glyph.tsx';
import { SkipLink } from './SkipLink.tsx';
import styles from './shell.module.css';
import ui from './ui.module.css';

export function Shell({ children }: { children: ComponentChildren }) {
  const { nav } = appWords();
  const { emblem, name, sound } = settings.value;
  return (
    <>
      <SkipLink />
      <header class={styles.bar}>
        <a class={styles.brand} href="/">
          <Glyph name="se-pole" />
          <b>Planisphere</b>
        </a>
        <nav class={styles.nav} aria-label={nav.main}>
          <a href="/tournaments">{nav.tournaments}</a>
          <a href={`/leaderboard/${FIRST_GAME}`}>{nav.leaderboard}</a>
          <a href="/learn">{nav.learn}</a>
          <a href={`/rules/${FIRST_GAME}`}>{nav.rules}</a>
          <a href="/replay">{nav.replay}</a>
          <a href="/logbook">{nav.logbook}</a>
        </nav>
        <div class={styles.controls}>
          <Language />
          <Theme />
          <button
            type="button"
            class={`${ui.icon} ${styles.wide}`}
            aria-label={sound ? appWords().soundOff : appWords().soundOn}
            onClick={() => choose({ sound: !sound })}
          >
            <Glyph name={sound ? 'ui-sound' : 'ui-mute'} />
          </button>
          <a
            class={styles.me}
            href="/settings"
            data-player={emblem}
            aria-label={name === '' ? nav.settings : `${name}, ${nav.settings}`}
          >
            <span class={`${ui.avatar} ${ui.small}`}>
              <Glyph name={`p-${emblem}`} />
            </span>
            <b>{name}</b>
          </a>
        </div>
      </header>
      {children}
    </>
  );
}

function Language() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in the bar, not a fieldset
    <div class={styles.language} role="group" aria-label={appWords().language}>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={LANGUAGES[locale]}
          aria-pressed={settings.value.locale === locale}
          onClick={() => choose({ locale })}
        >
          {locale.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

export function Theme() {
  const { theme } = settings.value;
  const shown = theme === 'device' ? deviceTheme.value : theme;
  return (
    <button
      type="button"
      class={ui.icon}
      aria-label={shown === 'paper' ? appWords().toNight : appWords().toPaper}
      onClick={() => choose({ theme: shown === 'paper' ? 'night' : 'paper' })}
    >
      <Glyph name={shown === 'paper' ? 'ui-night' : 'ui-paper'} />
    </button>
  );
}
