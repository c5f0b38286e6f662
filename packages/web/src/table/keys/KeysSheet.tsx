// All keys of this table in one list, with the player's changes, and whether letters are keys at all.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { COMMON, type CommonCall } from '../../base/keys/bindings.ts';
import { shownKey } from '../../base/keys/keys.ts';
import { LetterKeys } from '../../base/keys/LetterKeys.tsx';
import { keyWords } from '../../base/keys/words/index.ts';
import { settings } from '../../base/settings/settings.ts';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { type GameKeys, screenOf } from '../screens.ts';
import styles from './keys.module.css';
import { keysShown } from './sheet.ts';

export function KeysSheet({ game }: { game: GameId }) {
  const words = keyWords();
  const own = useSignal<GameKeys | undefined>(undefined);
  useEffect(() => {
    void screenOf(game)
      .keys?.()
      .then((keys) => {
        own.value = keys;
      });
  }, [game, own]);
  const close = () => {
    keysShown.value = false;
  };
  // A link that leaves the table closes the list.
  useEffect(() => close, []);
  return (
    <Sheet title={words.title} keyName={shownKey('keys')} onClose={close}>
      <dl class={styles.keys}>
        {rowsOf(own.value).map(({ name, keys }) => (
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
      {settings.value.letterKeys === 'off' ? <p>{words.off}</p> : undefined}
      <section class={styles.letters}>
        <h3>{words.letters}</h3>
        <p>{words.lettersText}</p>
        <LetterKeys />
      </section>
      <a class={`${ui.button} ${ui.quiet}`} href="/settings">
        {words.change}
      </a>
    </Sheet>
  );
}

interface Row {
  readonly name: string;
  readonly keys: readonly string[];
}

/** Keys that never change, the game's own, and those of every table. */
function rowsOf(own: GameKeys | undefined): readonly Row[] {
  const { names, enter, letGo } = keyWords();
  const { locale, letterKeys } = settings.value;
  const letter = (name: string, call: string): readonly Row[] => {
    const key = shownKey(call, own?.letters);
    return key === undefined ? [] : [{ name, keys: [key] }];
  };
  const common = (Object.keys(COMMON) as CommonCall[]).filter((call) => !(call in (own?.letters ?? {})));
  const others = (own?.others[locale] ?? []).filter(({ signs }) => signs !== true || letterKeys !== 'off');
  return [
    { name: names.move, keys: ['←', '↑', '↓', '→'] },
    { name: names.play, keys: [enter] },
    { name: names.letGo, keys: [letGo] },
    ...others.map(({ name, keys, signs }) => ({
      name,
      keys: signs === true && letterKeys === 'alt' ? ['Alt', ...keys] : keys,
    })),
    ...Object.entries(own?.names[locale] ?? {}).flatMap(([call, name]) => letter(name, call)),
    ...common.flatMap((call) => letter(names[call], call)),
    ...letter(names.keys, 'keys'),
  ];
}
