// The tile of a game while the player seeks an opponent: the paces to choose, something to play meanwhile, and a way to
// stop.
import { PACE_NAMES } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { ownLevel } from '../levels.ts';
import { openAtOnce } from '../opening.ts';
import { screenOf } from '../screens.ts';
import { Elapsed } from './Elapsed.tsx';
import styles from './people.module.css';
import { absent, choosePaces, paces, stopSearch } from './search.ts';
import { peopleWords } from './words/index.ts';

export function Looking({ game }: { game: GameId }) {
  const busy = useSignal(false);
  const main = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, and its focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  // Over the picture of the tile.
  useLayoutEffect(() => {
    const over = document.createElement('div');
    main.current?.closest('article')?.firstElementChild?.append(over);
    render(<Elapsed />, over);
    return () => {
      render(undefined, over);
      over.remove();
    };
  }, []);
  const words = peopleWords();
  const alone = screenOf(game).alone !== undefined;
  const meanwhile = async () => {
    if (busy.value) return;
    busy.value = true;
    navigate(await openAtOnce(game, { level: ownLevel() }));
  };
  const stop = () => {
    stopSearch();
    setTimeout(() => document.querySelector<HTMLElement>(`[data-somebody="${game}"]`)?.focus());
  };
  return (
    <>
      <fieldset class={styles.paces}>
        <legend>{words.pace}</legend>
        {PACE_NAMES.map((pace) => (
          <label key={pace} title={words.terms[pace]}>
            <input
              type="checkbox"
              checked={paces.value.includes(pace)}
              onChange={({ currentTarget }) => {
                const others = paces.value.filter((each) => each !== pace);
                choosePaces(currentTarget.checked ? [...others, pace] : others);
                currentTarget.checked = paces.value.includes(pace);
              }}
            />
            <span>
              {paces.value.includes(pace) ? <Glyph name="ui-check" /> : undefined}
              {words.paces[pace]}
            </span>
          </label>
        ))}
      </fieldset>
      <div class={styles.duo}>
        <button
          type="button"
          ref={main}
          class={`${ui.button} ${ui.big}`}
          aria-busy={busy.value}
          onClick={() => void meanwhile()}
        >
          <Glyph name={alone ? 'ui-play' : 'ui-bot'} />
          {alone ? words.aloneMeanwhile : words.meanwhile}
        </button>
        <button type="button" class={`${ui.button} ${ui.big} ${ui.quiet}`} onClick={stop}>
          {words.stop}
        </button>
      </div>
      <p class={styles.calls}>
        <Glyph name="ui-bell" />
        <span>{absent.value === undefined ? words.calls : words.away(absent.value)}</span>
      </p>
      <p class={ui.hidden} role="status">
        {absent.value === undefined ? words.lookingFor(nameOfGame(game)) : words.away(absent.value)}
      </p>
    </>
  );
}
