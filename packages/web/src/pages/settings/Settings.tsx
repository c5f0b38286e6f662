// All settings of a player; this device saves each choice at once.
import { GAME_IDS } from '../../base/games.ts';
import {
  type Settings as Chosen,
  choose,
  EMBLEMS,
  MOTIONS,
  settings,
  VERBOSITIES,
} from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { later } from '../../base/ui/later.tsx';
import styles from '../../base/ui/pages.module.css';
import { Shell } from '../../base/ui/Shell.tsx';
import { Switch } from '../../base/ui/Switch.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { LANGUAGES, LOCALES } from '../../base/words/languages.ts';
import { SCREENS } from '../../games/index.ts';
import { Bots } from './Bots.tsx';
import { Devices } from './Devices.tsx';
import { Keys } from './Keys.tsx';
import { MyData } from './MyData.tsx';
import { Themes } from './Themes.tsx';
import { settingsWords } from './words/index.ts';

/** The settings that games add to those for reading. */
const SHOWN = GAME_IDS.flatMap((game) => {
  const load = SCREENS[game].reading;
  return load === undefined ? [] : [{ game, Part: later(load) }];
});

export function Settings() {
  const words = settingsWords();
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <h1>{words.title}</h1>
          <p class={styles.saved}>
            <Glyph name="ui-check" />
            {words.saved}
          </p>
        </header>
        <div class={styles.three}>
          <div>
            <You />
            <Devices />
            <Bots />
            <MyData />
          </div>
          <div>
            <Look />
            <Sound />
            <Motion />
            <Assistance />
          </div>
          <div>
            <Reading />
            <Speech />
            <Keys />
          </div>
        </div>
      </main>
    </Shell>
  );
}

function You() {
  const words = settingsWords();
  return (
    <section class={ui.panel}>
      <h2>{words.you}</h2>
      <label class={styles.field}>
        <span>{words.name}</span>
        <input
          class={ui.field}
          maxLength={20}
          value={settings.value.name}
          onInput={(event) => choose({ name: event.currentTarget.value })}
        />
      </label>
      <div class={styles.tiles} role="radiogroup" aria-label={words.emblem}>
        {EMBLEMS.map((emblem) => (
          <label key={emblem} data-player={emblem}>
            <input
              type="radio"
              name="emblem"
              checked={settings.value.emblem === emblem}
              onChange={() => choose({ emblem })}
            />
            <span>
              <i class={ui.avatar}>
                <Glyph name={`p-${emblem}`} />
              </i>
              {words.emblems[emblem - 1]}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}

function Look() {
  const words = settingsWords();
  return (
    <section class={ui.panel}>
      <h2>{words.look}</h2>
      <Choice
        label={appWords().language}
        value={settings.value.locale}
        options={LOCALES.map((locale) => ({ value: locale, text: LANGUAGES[locale] }))}
        onChange={(locale) => choose({ locale })}
      />
      <Themes />
      <label class={styles.slider}>
        <span>{words.textSize}</span>
        <b aria-hidden="true">A</b>
        <input
          type="range"
          min={90}
          max={150}
          step={5}
          value={settings.value.textSize}
          aria-valuetext={`${settings.value.textSize} %`}
          onInput={(event) => choose({ textSize: Number(event.currentTarget.value) })}
        />
        <b class={styles.large} aria-hidden="true">
          A
        </b>
      </label>
    </section>
  );
}

function Sound() {
  const words = settingsWords();
  return (
    <section class={ui.panel}>
      <h2>{words.sound}</h2>
      <Toggle name="sound" glyph="ui-sound" title={words.sound} text={words.soundText} />
      <label class={styles.slider}>
        <span>{words.volume}</span>
        <Glyph name="ui-mute" />
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={settings.value.volume}
          aria-valuetext={`${settings.value.volume} %`}
          onInput={(event) => choose({ volume: Number(event.currentTarget.value) })}
        />
        <Glyph name="ui-sound" />
      </label>
    </section>
  );
}

function Motion() {
  const words = settingsWords();
  return (
    <section class={ui.panel}>
      <h2>{words.motion}</h2>
      <Choice
        label={words.travel}
        value={settings.value.motion}
        options={MOTIONS.map((motion) => ({ value: motion, text: words.motions[motion] }))}
        onChange={(motion) => choose({ motion })}
      />
      <p class={styles.note}>{words.motionText}</p>
    </section>
  );
}

function Reading() {
  const words = settingsWords();
  return (
    <section class={ui.panel}>
      <h2>{words.reading}</h2>
      {SHOWN.map(({ game, Part }) => (
        <Part key={game} />
      ))}
      <Toggle name="strongPatterns" glyph="ui-pattern" title={words.patterns} text={words.patternsText} />
      <Toggle name="textMode" glyph="ui-lines" title={words.textMode} text={words.textModeText} />
      <Toggle name="contrast" glyph="ui-paper" title={words.contrast} text={words.contrastText} />
    </section>
  );
}

function Speech() {
  const words = settingsWords();
  const { verbosity } = settings.value;
  return (
    <section class={ui.panel}>
      <h2>{words.speech}</h2>
      <p class={styles.note}>{words.speechText}</p>
      <Choice
        label={words.speech}
        value={verbosity}
        options={VERBOSITIES.map((value) => ({ value, text: words.verbosities[value] }))}
        onChange={(chosen) => choose({ verbosity: chosen })}
      />
      <p class={styles.note}>{words.verbosityText[verbosity]}</p>
    </section>
  );
}

function Assistance() {
  const words = settingsWords();
  return (
    <section class={ui.panel}>
      <h2>{words.help}</h2>
      <Toggle name="gains" glyph="ui-hint" title={words.gains} text={words.gainsText} />
      <Toggle name="estimate" glyph="ui-crown" title={words.estimate} text={words.estimateText} />
      <Toggle name="tips" glyph="ui-learn" title={words.tips} text={words.tipsText} />
      <Toggle name="confirm" glyph="ui-check" title={words.confirm} text={words.confirmText} />
    </section>
  );
}

type Flag = { [K in keyof Chosen]: Chosen[K] extends boolean ? K : never }[keyof Chosen];

function Toggle({ name, glyph, title, text }: { name: Flag; glyph: string; title: string; text: string }) {
  return (
    <div class={styles.option}>
      <Glyph name={glyph} />
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <Switch label={title} on={settings.value[name]} onChange={(on) => choose({ [name]: on })} />
    </div>
  );
}
