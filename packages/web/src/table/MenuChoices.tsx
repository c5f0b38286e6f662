// The entries of every table's menu: text mode, sound, theme, language, and the ways out. A table adds its own.
import { keyWords } from '../base/keys/words/index.ts';
import { choose, settings } from '../base/settings/settings.ts';
import { Glyph } from '../base/ui/Glyph.tsx';
import ui from '../base/ui/ui.module.css';
import { appWords } from '../base/words/index.ts';
import { LANGUAGES, LOCALES } from '../base/words/languages.ts';
import { frameWords } from './frame/words/index.ts';
import { showKeys } from './keys/sheet.ts';

export function MenuChoices() {
  const { textMode, sound, theme, locale } = settings.value;
  const quiet = `${ui.button} ${ui.quiet}`;
  return (
    <>
      <button
        type="button"
        class={quiet}
        aria-pressed={textMode}
        onClick={() => choose({ textMode: !textMode })}
      >
        <Glyph name="ui-lines" />
        {textMode ? frameWords().leaveText : frameWords().enterText}
      </button>
      <button type="button" class={quiet} onClick={showKeys}>
        <Glyph name="ui-keyboard" />
        {keyWords().title}
      </button>
      <button type="button" class={quiet} onClick={() => choose({ sound: !sound })}>
        <Glyph name={sound ? 'ui-mute' : 'ui-sound'} />
        {sound ? appWords().soundOff : appWords().soundOn}
      </button>
      <button
        type="button"
        class={quiet}
        onClick={() => choose({ theme: theme === 'paper' ? 'night' : 'paper' })}
      >
        <Glyph name={theme === 'paper' ? 'ui-night' : 'ui-paper'} />
        {theme === 'paper' ? appWords().toNight : appWords().toPaper}
      </button>
      {LOCALES.filter((each) => each !== locale).map((other) => (
        <button key={other} type="button" class={quiet} onClick={() => choose({ locale: other })}>
          <Glyph name="ui-globe" />
          <span lang={other}>{LANGUAGES[other]}</span>
        </button>
      ))}
      <a class={quiet} href="/settings">
        <Glyph name="ui-settings" />
        {appWords().nav.settings}
      </a>
      <a class={quiet} href="/">
        <Glyph name="ui-home" />
        {appWords().nav.home}
      </a>
    </>
  );
}
