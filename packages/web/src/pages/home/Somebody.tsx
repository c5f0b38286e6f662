// The button that searches for an opponent, with the number of people already waiting. It is on the first screen from
// the start; the rest of the search loads on demand.
import { CARDS } from '@planisphere/games/rules';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { halted, waiting } from '../../base/seeking.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import styles from './home.module.css';

export function Somebody({ game }: { game: GameId }) {
  const busy = useSignal(false);
  const { home, error } = appWords();
  const others = waiting.value[game] ?? 0;
  const look = async () => {
    if (busy.value) return;
    busy.value = true;
    try {
      await (await import('../../table/people/door.tsx')).lookFor(game);
    } catch {
      halted.value = { game, text: error.text };
    }
    busy.value = false;
  };
  return (
    <>
      <button
        type="button"
        class={`${ui.button} ${ui.big} ${ui.quiet} ${styles.somebody}`}
        aria-busy={busy.value}
        data-somebody={game}
        onClick={() => void look()}
      >
        <Glyph name="ui-pair" />
        <span>
          {CARDS[game].cooperative ? home.together : home.somebody}
          <span class={ui.hidden}> {nameOfGame(game)}</span>
          {others > 0 ? <small> {home.waitingNow(others)}</small> : undefined}
        </span>
      </button>
      <p class={styles.halted} role="alert">
        {halted.value?.game === game ? halted.value.text : ''}
      </p>
    </>
  );
}
