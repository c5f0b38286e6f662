// Playing with somebody elsewhere: open a table and get its link.
import { useSignal } from '@preact/signals';
import { navigate } from '../app/router.ts';
import { t } from '../locales/index.ts';
import type { GameId } from '../table/games.ts';
import { Glyph } from '../ui/Glyph.tsx';
import ui from '../ui/ui.module.css';
import styles from './home.module.css';

/** Seats for two: more are added on the page of a new table. */
const TWO = [{ kind: 'person' }, { kind: 'person' }] as const;

export function Friend({ game }: { game: GameId }) {
  const busy = useSignal(false);
  const trouble = useSignal('');
  const { home } = t();
  const open = async () => {
    busy.value = true;
    trouble.value = '';
    try {
      const { openOnline, pathOf } = await import('../online/api.ts');
      navigate(pathOf(await openOnline({ game, seats: [...TWO] })));
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : '';
      busy.value = false;
    }
  };
  return (
    <>
      <p class={styles.invite}>{home.friendText}</p>
      <button
        type="button"
        class={`${ui.button} ${ui.big} ${styles.open}`}
        aria-busy={busy.value}
        onClick={() => void open()}
      >
        <Glyph name="ui-link" />
        {home.friendOpen}
      </button>
      <p class={styles.trouble} role="alert">
        {trouble.value}
      </p>
    </>
  );
}
