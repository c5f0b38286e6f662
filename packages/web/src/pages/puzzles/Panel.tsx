// Beside the board of a puzzle: the task, the three tries and their results, and the next button.
import owl from '../../base/art/owl.svg?url';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { RuleLink } from '../../table/Remark.tsx';
import type { Session } from '../../table/session.ts';
import { Moon } from './Moon.tsx';
import { nameOf, taskOf, worthOf } from './naming.ts';
import { PlayedWith } from './PlayedWith.tsx';
import type { PuzzleSource } from './puzzle-source.ts';
import styles from './puzzles.module.css';
import { Rating } from './Rating.tsx';
import { MOST_TRIES, phasesOf } from './tries.ts';
import { Week } from './Week.tsx';
import { puzzleWords } from './words/index.ts';

interface Props {
  readonly session: Session;
  readonly source: PuzzleSource;
  readonly onGiveUp: () => void;
  /** Shows the card again. */
  readonly onCard: () => void;
}

export function Panel({ session, source, onGiveUp, onCard }: Props) {
  const { posed } = source;
  const over = source.over.value;
  const note = session.note.value;
  const worth = worthOf(posed);
  return (
    <aside class={styles.panel} aria-label={nameOf(posed)} data-over={over ?? 'open'}>
      <header class={styles.head}>
        <p class={styles.where}>
          <span class={ui.caps}>{nameOf(posed)}</span>
          <Rating rating={posed.rating} />
        </p>
        <h2>{taskOf(source)}</h2>
        <p class={styles.about}>
          {worth === undefined
            ? puzzleWords().aboutMade
            : puzzleWords().about(worth.best, worth.next, posed.unit)}
          <PlayedWith session={session} />
        </p>
      </header>
      <section class={styles.box} aria-label={puzzleWords().tries}>
        <h3 class={styles.triesTitle}>{puzzleWords().tries}</h3>
        <Tries source={source} />
        {note === '' || over !== undefined ? undefined : (
          <p class={styles.note}>
            <img src={owl} alt="" width="36" height="36" />
            <span>
              {note} <RuleLink session={session} />
            </span>
          </p>
        )}
        {over === undefined ? (
          <button type="button" class={`${ui.button} ${ui.quiet} ${styles.giveUp}`} onClick={onGiveUp}>
            <Glyph name="ui-eye" />
            <span>{puzzleWords().giveUp}</span>
            <small aria-hidden="true">{puzzleWords().solution}</small>
          </button>
        ) : (
          <button type="button" class={ui.button} onClick={onCard} data-card>
            <Glyph name="ui-share" />
            {puzzleWords().card}
          </button>
        )}
      </section>
      {posed.day === undefined ? undefined : <Week />}
      <a class={`${ui.link} ${styles.all}`} href="/puzzle">
        {puzzleWords().all}
        <Glyph name="ui-next" />
      </a>
    </aside>
  );
}

function Tries({ source }: { source: PuzzleSource }) {
  const { posed, outcome } = source;
  const misses = source.misses.value;
  const over = source.over.value;
  const phases = phasesOf(outcome);
  return (
    <ol class={styles.tries}>
      {Array.from({ length: MOST_TRIES }, (_, index) => {
        const phase = phases[index];
        const isNow = over === undefined && index === misses.length;
        const miss = misses[index];
        const value = miss === undefined && phase === 4 ? posed.values[posed.best] : miss?.value;
        const state = isNow
          ? puzzleWords().now
          : over === undefined
            ? puzzleWords().ifNeeded
            : puzzleWords().notUsed;
        return (
          <li key={puzzleWords().ordinals[index]} class={isNow ? styles.current : undefined}>
            <Moon phase={phase ?? (isNow ? 'now' : 'open')} />
            <span>
              <b>{puzzleWords().ordinals[index]}</b>
              <small>{phase === undefined ? state : puzzleWords().moon[phase]}</small>
            </span>
            {phase === undefined ? undefined : (
              <em>{value === undefined ? '–' : puzzleWords().short(posed.unit, value)}</em>
            )}
          </li>
        );
      })}
    </ol>
  );
}
