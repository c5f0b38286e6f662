// The keys of the tables: press the one to change, then the new one. A refused key gets a reason.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { COMMON, type CommonCall, type Letters } from '../../base/keys/bindings.ts';
import { changeKey, keyOf, resetKeys } from '../../base/keys/keys.ts';
import { LetterKeys } from '../../base/keys/LetterKeys.tsx';
import { keyWords } from '../../base/keys/words/index.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../base/ui/pages.module.css';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { SCREENS } from '../../games/index.ts';
import type { GameKeys } from '../../table/screens.ts';
import { settingsWords } from './words/index.ts';

/** These never change. */
const FIXED = ['move', 'play', 'letGo', 'keys'] as const;
const EVERYWHERE = Object.keys(COMMON) as readonly CommonCall[];

/** The keys of one game's tables, besides those of all. */
interface OwnKeys extends GameKeys {
  readonly game: GameId;
}

async function loadOwnKeys(): Promise<readonly OwnKeys[]> {
  const found = await Promise.all(
    GAME_IDS.map(async (game) => {
      const keys = await SCREENS[game].keys?.();
      return keys === undefined ? [] : [{ game, ...keys }];
    }),
  );
  return found.flat();
}

export function Keys() {
  const words = settingsWords();
  const { names: common, enter, letGo, letters, lettersText } = keyWords();
  const fixed = { move: ['←', '↑', '↓', '→'], play: [enter], letGo: [letGo], keys: ['?'] };
  const changing = useSignal(false);
  const said = useSignal('');
  const own = useSignal<readonly OwnKeys[] | undefined>(undefined);
  useEffect(() => {
    void loadOwnKeys().then((keys) => {
      own.value = keys;
    });
  }, [own]);
  const names: Readonly<Record<string, string>> = Object.assign(
    {},
    ...(own.value ?? []).map((each) => each.names[settings.value.locale]),
    common,
  );
  const tables = (own.value ?? []).map((each) => each.letters);
  const row = (call: string, letters?: Letters) => (
    <div key={call}>
      <dt>{names[call]}</dt>
      <dd>
        {changing.value ? (
          <KeyButton
            call={call}
            keyName={keyOf(call, letters)}
            tables={tables}
            names={names}
            say={(text) => (said.value = text)}
          />
        ) : (
          <kbd>{keyOf(call, letters)}</kbd>
        )}
      </dd>
    </div>
  );
  return (
    <section class={ui.panel}>
      <h2>{words.keyboard}</h2>
      <h3 class={ui.caps}>{letters}</h3>
      <LetterKeys />
      <p class={styles.note}>{lettersText}</p>
      <dl class={styles.keys}>
        {FIXED.map((name) => (
          <div key={name}>
            <dt>{common[name]}</dt>
            <dd>
              {fixed[name].map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
        {EVERYWHERE.map((call) => row(call))}
      </dl>
      {own.value?.map(({ game, letters: own, others }) => (
        <div key={game}>
          <h3 class={ui.caps}>{nameOfGame(game)}</h3>
          <dl class={styles.keys}>
            {Object.keys(own)
              .filter((call) => !(call in COMMON) || settings.value.keys[call] === undefined)
              .map((call) => row(call, own))}
            {others[settings.value.locale].map(({ name, keys }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p class={styles.said} role="status">
        {said.value}
      </p>
      <div class={styles.answers}>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          aria-pressed={changing.value}
          disabled={own.value === undefined}
          onClick={() => {
            changing.value = !changing.value;
            said.value = changing.value ? words.changeHow : '';
          }}
        >
          <Glyph name={changing.value ? 'ui-check' : 'ui-keyboard'} />
          {changing.value ? words.changed : words.changeKeys}
        </button>
        {Object.keys(settings.value.keys).length === 0 ? undefined : (
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() => {
              resetKeys();
              said.value = words.keysReset;
            }}
          >
            {words.resetKeys}
          </button>
        )}
      </div>
    </section>
  );
}

interface KeyButtonProps {
  readonly call: string;
  readonly keyName: string;
  /** Each game's own letters. */
  readonly tables: readonly Letters[];
  /** The names of all calls. */
  readonly names: Readonly<Record<string, string>>;
  readonly say: (text: string) => void;
}

/** Waits for the new key while it is pressed in; Escape, Tab or leaving keeps the old one. */
function KeyButton({ call, keyName, tables, names, say }: KeyButtonProps) {
  const waiting = useSignal(false);
  const words = settingsWords();
  const name = names[call] ?? call;
  /** True if the key has become this call's. */
  const isTaken = (key: string): boolean => {
    const change = changeKey({ call, key }, tables);
    if (change === 'reserved') say(words.keyReserved);
    else if ('taken' in change) say(words.keyTaken(key.toUpperCase(), names[change.taken] ?? change.taken));
    else say(words.keyIs(name, key.toUpperCase()));
    return change !== 'reserved' && 'bindings' in change;
  };
  const press = (event: KeyboardEvent): void => {
    if (!waiting.value || event.key === 'Tab' || event.key === 'Shift') return;
    event.preventDefault();
    waiting.value = event.key !== 'Escape' && !isTaken(event.key);
  };
  return (
    <button
      type="button"
      class={styles.key}
      aria-pressed={waiting.value}
      aria-label={words.keyFor(name, keyName)}
      onClick={() => {
        waiting.value = true;
        say(words.pressKey(name));
      }}
      onKeyDown={press}
      onBlur={() => {
        waiting.value = false;
      }}
    >
      <kbd>{waiting.value ? '…' : keyName}</kbd>
    </button>
  );
}
