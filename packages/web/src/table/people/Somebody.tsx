// The button that looks for somebody to play with, and how many wait already.
import { CARDS } from '@planisphere/games/rules';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { lookFor, useSearch } from './looking-for.tsx';
import { halted, waiting } from './news.ts';
import styles from './people.module.css';
import { peopleWords } from './words/index.ts';

export function Somebody({ game }: { game: GameId }) {
  useSearch();
  const busy = useSignal(false);
  const words = peopleWords();
  const others = waiting.value[game] ?? 0;
  const look = async () => {
    if (busy.value) return;
    busy.value = true;
    await lookFor(game);
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
          {CARDS[game].cooperative ? words.together : words.somebody}
          <span class={ui.hidden}> {nameOfGame(game)}</span>
          {others > 0 ? <small> {words.waitingNow(others)}</small> : undefined}
        </span>
      </button>
      <p class={styles.halted} role="alert">
        {halted.value?.game === game ? halted.value.text : ''}
      </p>
    </>
  );
}
