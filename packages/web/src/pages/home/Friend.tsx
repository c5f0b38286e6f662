// Playing with a friend: opens a table and shows its link.
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { OwnName } from '../../base/ui/OwnName.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import styles from './home.module.css';

/** Two seats; the page of a new table can add more. */
const TWO = [{ kind: 'person' }, { kind: 'person' }] as const;

export function Friend({ game }: { game: GameId }) {
  const busy = useSignal(false);
  const trouble = useSignal('');
  // Computed once: the field stays while a name is typed into it.
  const isNameless = useMemo(() => settings.peek().name.trim() === '', []);
  const { home } = appWords();
  const open = async () => {
    busy.value = true;
    trouble.value = '';
    try {
      const { openOnline, pathOf } = await import('../../table/online/api.ts');
      navigate(pathOf(await openOnline({ game, seats: [...TWO] })));
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
      busy.value = false;
    }
  };
  return (
    <>
      <p class={styles.invite}>{home.friendText}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        {isNameless ? <OwnName /> : undefined}
        <button type="submit" class={`${ui.button} ${ui.big} ${styles.open}`} aria-busy={busy.value}>
          <Glyph name="ui-link" />
          {home.friendOpen}
        </button>
      </form>
      <p class={styles.trouble} role="alert">
        {trouble.value}
      </p>
    </>
  );
}
