// Buttons to move and turn the ghost, for thumbs: a pad that leans with the lattice, two turns, and three helpers.
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { Desk } from '../desk.ts';
import { leanOf } from '../geometry.ts';
import { NOTHING_PLACE } from '../places.ts';
import { boardWords } from '../words/index.ts';
import styles from './controls.module.css';

const WAYS = [
  { name: 'up', x: 0, y: -1, degrees: 0 },
  { name: 'right', x: 1, y: 0, degrees: 90 },
  { name: 'down', x: 0, y: 1, degrees: 180 },
  { name: 'left', x: -1, y: 0, degrees: 270 },
] as const;

export function Controls({ desk }: { desk: Desk }) {
  const { act } = boardWords();
  const lean = leanOf(desk.degrees);
  return (
    <section class={styles.controls} aria-label={act.move}>
      <button
        type="button"
        class={styles.turn}
        data-turn="left"
        onClick={() => desk.press({ at: 'turn', quarters: 1 })}
      >
        <span>
          <Glyph name="ui-rotate" />
        </span>
        <b>{act.turnLeft}</b>
      </button>
      <div class={styles.pad}>
        <svg viewBox="-74 -74 148 148" aria-hidden="true">
          <circle r="72" class={styles.rim} />
          <circle r="66" class={styles.fine} />
          <circle r="30" class={styles.fine} />
          {WAYS.map(({ name, degrees }) => (
            <g key={name} transform={`rotate(${degrees + lean})`}>
              <path class={styles.arrow} d="M0 -63L-10 -43L0 -31Z" />
              <path class={styles.arrowShade} d="M0 -63L10 -43L0 -31Z" />
            </g>
          ))}
          <circle r="3.2" class={styles.middle} />
        </svg>
        {WAYS.map(({ name, x, y, degrees }) => {
          const angle = ((degrees + lean) * Math.PI) / 180;
          return (
            <button
              key={name}
              type="button"
              aria-label={act[name]}
              style={{ '--x': Math.sin(angle).toFixed(3), '--y': (-Math.cos(angle)).toFixed(3) }}
              onClick={() => desk.press({ at: 'arrow', x, y })}
            />
          );
        })}
      </div>
      <button
        type="button"
        class={styles.turn}
        data-turn="right"
        onClick={() => desk.press({ at: 'turn', quarters: -1 })}
      >
        <span>
          <Glyph name="ui-rotate" />
        </span>
        <b>{act.turnRight}</b>
      </button>
      <Helpers desk={desk} />
    </section>
  );
}

function Helpers({ desk }: { desk: Desk }) {
  const { act, ghost } = boardWords();
  const quiet = `${ui.button} ${ui.quiet}`;
  const fit = () => {
    const missed = desk.press({ at: 'fit' })?.missed === true;
    desk.session.note.value = missed ? ghost.fitsNowhere : '';
  };
  // A player who redraws has already answered: only awaited seats get hints.
  const noHint = !desk.hints.mayAsk;
  return (
    <div class={styles.helpers}>
      <button type="button" class={quiet} onClick={fit}>
        <Glyph name="ui-target" />
        {act.fit}
      </button>
      {desk.session.allowsHints ? (
        <button
          type="button"
          class={quiet}
          aria-label={act.hint}
          aria-disabled={noHint}
          aria-busy={desk.hints.thinking.value}
          onClick={() => void desk.hints.ask()}
        >
          <Glyph name="ui-hint" />
          <span>{act.hint}</span>
        </button>
      ) : undefined}
      <button
        type="button"
        class={quiet}
        data-place={NOTHING_PLACE}
        onClick={() => desk.press({ at: 'nothing' })}
      >
        <Glyph name="se-out" />
        {act.nothing}
      </button>
    </div>
  );
}
