// The keys of the tables, and changing them: press the one to change, then the new one. What is refused says why.
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import type { Call } from '../../base/keys/bindings.ts';
import { changeKey, keyOf, resetKeys } from '../../base/keys/keys.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from '../../base/ui/pages.module.css';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { settingsWords } from './words/index.ts';

/** Always the same. */
const FIXED = [
  ['move', ['←', '↑', '↓', '→']],
  ['play', ['Enter']],
  ['letGo', ['Esc']],
  ['hand', ['1–3']],
] as const;
/** By the tables they belong to. */
const EVERYWHERE: readonly Call[] = ['undo', 'hint', 'rules', 'log', 'text'];
const OWN: readonly (readonly [game: GameId, calls: readonly Call[]])[] = [
  ['star-explorer', ['turn', 'fit', 'nothing', 'stars']],
  ['stellarion', ['odds']],
];

export function Keys() {
  const words = settingsWords();
  const changing = useSignal(false);
  const said = useSignal('');
  const row = (call: Call) => (
    <div key={call}>
      <dt>{words.keys[call]}</dt>
      <dd>
        {changing.value ? (
          <KeyButton call={call} say={(text) => (said.value = text)} />
        ) : (
          <kbd>{keyOf(call)}</kbd>
        )}
      </dd>
    </div>
  );
  return (
    <section class={ui.panel}>
      <h2>{words.keyboard}</h2>
      <dl class={styles.keys}>
        {FIXED.map(([name, keys]) => (
          <div key={name}>
            <dt>{words.keys[name]}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
        {EVERYWHERE.map(row)}
      </dl>
      {OWN.map(([game, calls]) => (
        <div key={game}>
          <h3 class={ui.caps}>{nameOfGame(game)}</h3>
          <dl class={styles.keys}>{calls.map(row)}</dl>
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

/** Waits for the new key while it is pressed in; Escape, Tab or going elsewhere keeps the old one. */
function KeyButton({ call, say }: { call: Call; say: (text: string) => void }) {
  const waiting = useSignal(false);
  const words = settingsWords();
  const name = words.keys[call];
  /** True when the key is theirs now. */
  const isTaken = (key: string): boolean => {
    const change = changeKey(call, key);
    if (change === 'reserved') say(words.keyReserved);
    else if ('taken' in change) say(words.keyTaken(key.toUpperCase(), words.keys[change.taken]));
    else say(words.keyIs(name, keyOf(call)));
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
      aria-label={words.keyFor(name, keyOf(call))}
      onClick={() => {
        waiting.value = true;
        say(words.pressKey(name));
      }}
      onKeyDown={press}
      onBlur={() => {
        waiting.value = false;
      }}
    >
      <kbd>{waiting.value ? '…' : keyOf(call)}</kbd>
    </button>
  );
}
