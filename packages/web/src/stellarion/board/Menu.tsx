// The table's menu: the log and the odds, how it looks, playing the deal again, and the way out.
import { navigate } from '../../app/router.ts';
import { choose, settings } from '../../app/settings.ts';
import { t } from '../../locales/index.ts';
import { openTable } from '../../table/opening.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import styles from '../../ui/rules.module.css';
import ui from '../../ui/ui.module.css';
import type { Desk } from '../desk.ts';
import type { StellarionSession } from '../session.ts';
import { w } from '../words/index.ts';
import type { Drawer } from './drawer.ts';

/** The same deal from its first card; the record says that it was known. */
export async function restart({ table }: StellarionSession): Promise<void> {
  const { game, seats, options } = table;
  navigate(await openTable({ game, seats, options, again: table.id }));
}

export function Menu({ desk, open }: { desk: Desk; open: (drawer: Drawer) => void }) {
  const { textMode, sound, theme, locale } = settings.value;
  const quiet = `${ui.button} ${ui.quiet}`;
  return (
    <div class={styles.menu}>
      <button type="button" class={quiet} onClick={() => open('log')}>
        <Glyph name="ui-log" />
        {w().log}
      </button>
      <button type="button" class={quiet} onClick={() => open('odds')}>
        <Glyph name="ui-target" />
        {w().oddsOfDecks}
      </button>
      <button type="button" class={quiet} onClick={() => void restart(desk.session)}>
        <Glyph name="ui-replay" />
        {w().tools.restart}
      </button>
      <button
        type="button"
        class={quiet}
        aria-pressed={textMode}
        onClick={() => choose({ textMode: !textMode })}
      >
        <Glyph name="ui-lines" />
        {textMode ? w().text.leave : w().text.title}
      </button>
      <button type="button" class={quiet} onClick={() => choose({ sound: !sound })}>
        <Glyph name={sound ? 'ui-mute' : 'ui-sound'} />
        {sound ? t().soundOff : t().soundOn}
      </button>
      <button
        type="button"
        class={quiet}
        onClick={() => choose({ theme: theme === 'paper' ? 'night' : 'paper' })}
      >
        <Glyph name={theme === 'paper' ? 'ui-night' : 'ui-paper'} />
        {theme === 'paper' ? t().toNight : t().toPaper}
      </button>
      <button type="button" class={quiet} onClick={() => choose({ locale: locale === 'fr' ? 'en' : 'fr' })}>
        <Glyph name="ui-globe" />
        <span lang={locale === 'fr' ? 'en' : 'fr'}>{locale === 'fr' ? 'English' : 'Français'}</span>
      </button>
      <a class={quiet} href="/play/stellarion/new">
        <Glyph name="ui-plus" />
        {w().tools.newTable}
      </a>
      <a class={quiet} href="/statistics/stellarion">
        <Glyph name="ui-crown" />
        {w().tools.stats}
      </a>
      <a class={quiet} href="/settings">
        <Glyph name="ui-settings" />
        {t().nav.settings}
      </a>
      <a class={quiet} href="/">
        <Glyph name="ui-home" />
        {t().nav.home}
      </a>
    </div>
  );
}
