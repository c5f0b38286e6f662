// The button that searches for an opponent, with what to expect: people who wait, a usual wait, or nobody. It is on the
// first screen from the start; the rest of the search loads on demand.
import { CARDS } from '@planisphere/games/rules';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { company, halted } from '../../base/seeking.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import styles from './home.module.css';

export function Somebody({ game }: { game: GameId }) {
  const busy = useSignal(false);
  const { home, error } = appWords();
  const expected = expectedOf(game);
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
          {expected === undefined ? undefined : (
            <small>
              {' '}
              <i data-expected={expected.kind} aria-hidden="true" />
              {expected.text}
            </small>
          )}
        </span>
      </button>
      <p class={styles.halted} role="alert">
        {halted.value?.game === game ? halted.value.text : ''}
      </p>
    </>
  );
}

const MINUTE = 60_000;

interface Expected {
  readonly kind: 'now' | 'soon' | 'nobody';
  readonly text: string;
}

function expectedOf(game: GameId): Expected | undefined {
  const { home } = appWords();
  if (company.value === undefined) return undefined;
  const { here, waiting, waits } = company.value;
  const [others = 0, wait] = [waiting[game], waits[game]];
  if (others > 0) return { kind: 'now', text: home.waitingNow(others) };
  if (here === 0) return { kind: 'nobody', text: home.nobodyNow };
  if (wait === undefined) return { kind: 'soon', text: home.hereNow(here) };
  return { kind: 'soon', text: home.waitAbout(Math.max(1, Math.round(wait / MINUTE))) };
}
