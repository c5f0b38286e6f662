// The frame of every page that is not a table: brand, navigation, language, theme, sound, account.
import type { ComponentChildren } from 'preact';
import { FIRST_GAME } from '../games.ts';
import { type Route, route } from '../navigation/router.ts';
import { useLeisure } from '../navigation/urgency.ts';
import { choose, deviceTheme, settings } from '../settings/settings.ts';
import { appWords } from '../words/index.ts';
import { LANGUAGES, LOCALES } from '../words/languages.ts';
import { bellPart } from './bell.ts';
import { Glyph } from './Glyph.tsx';
import { SkipLink } from './SkipLink.tsx';
import styles from './shell.module.css';
import ui from './ui.module.css';

/**
 * Pages from which people go on to others, and pages for reading: there a phone held upright has the navigation at its foot.
 * Pages for work keep the whole screen. A low screen has the navigation in the bar, on every page.
 */
const AT_FOOT: ReadonlySet<Route['page']> = new Set([
  'home',
  'tournaments',
  'leaderboard',
  'levels',
  'person',
  'learn',
  'logbook',
  'settings',
  'puzzles',
  'rules',
  'find',
  'studies',
  'statistics',
]);

export function Shell({ children }: { children: ComponentChildren }) {
  const { nav } = appWords();
  const { emblem, name, sound } = settings.value;
  const isAtFoot = AT_FOOT.has(route.value.page);
  const leisure = useLeisure();
  const Bell = bellPart();
  return (
    <>
      <SkipLink />
      <header class={styles.bar}>
        <a class={styles.brand} href="/">
          <Glyph name="se-pole" />
          <b>Planisphere</b>
        </a>
        <nav class={`${styles.nav} ${isAtFoot ? styles.foot : ''}`} aria-label={nav.main}>
          <Way page="home" href="/" glyph="ui-play" text={nav.play} />
          <Way page="tournaments" href="/tournaments" glyph="ui-cup" text={nav.tournaments} />
          <Way
            page="leaderboard"
            href={`/leaderboard/${FIRST_GAME}`}
            glyph="ui-crown"
            text={nav.leaderboard}
          />
          <Way page="learn" href="/learn" text={nav.learn} />
          <Way page="rules" href={`/rules/${FIRST_GAME}`} text={nav.rules} />
          <Way page="replay" href="/replay" text={nav.replay} />
          <Way page="logbook" href="/logbook" glyph="ui-log" text={nav.logbook} />
          <Way page="person" href="/people/me" glyph={`p-${emblem}`} text={nav.you} />
        </nav>
        <div class={styles.controls}>
          <Language />
          <span class={styles.wide}>
            <Theme />
          </span>
          <button
            type="button"
            class={`${ui.icon} ${styles.wide}`}
            aria-label={sound ? appWords().soundOff : appWords().soundOn}
            onClick={() => choose({ sound: !sound })}
          >
            <Glyph name={sound ? 'ui-sound' : 'ui-mute'} />
          </button>
          <span class={styles.bell}>{leisure && Bell !== undefined ? <Bell /> : undefined}</span>
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
      {isAtFoot ? <div class={styles.space} aria-hidden="true" /> : undefined}
    </>
  );
}

interface WayProps {
  readonly page: Route['page'];
  readonly href: string;
  /** For small screens; entries without a glyph are left out there. */
  readonly glyph?: string;
  readonly text: string;
}

function Way({ page, href, glyph, text }: WayProps) {
  return (
    <a href={href} data-page={page} aria-current={isHere(page) ? 'page' : undefined}>
      {glyph === undefined ? undefined : <Glyph name={glyph} />}
      <span>{text}</span>
    </a>
  );
}

/** Whether the page is open; only the page about the visitor counts as the page about a person. */
function isHere(page: Route['page']): boolean {
  const here = route.value;
  return here.page === page && (here.page !== 'person' || here.id === 'me');
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
