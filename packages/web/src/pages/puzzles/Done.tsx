// Shown at the end of a puzzle: the card to share, why the solution was best, and the next puzzle.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { SkyDisc } from '../../table/daily/SkyDisc.tsx';
import { withPicture } from '../../table/record/picture-link.ts';
import { cardText } from './card.ts';
import { streakOn } from './kept.ts';
import { Moon } from './Moon.tsx';
import { nameOf, worthOf } from './naming.ts';
import type { PuzzleSource } from './puzzle-source.ts';
import styles from './puzzles.module.css';
import { Rating } from './Rating.tsx';
import type { Reason } from './reason.ts';
import { MOST_TRIES, phasesOf } from './tries.ts';
import { puzzleWords } from './words/index.ts';

interface Props {
  readonly source: PuzzleSource;
  readonly reason: Reason;
  /** The number of the next puzzle; undefined if all are solved. */
  readonly next: number | undefined;
  readonly onClose: () => void;
}

export function Done({ source, reason, next, onClose }: Props) {
  const { posed, outcome } = source;
  const { solved, missed } = outcome;
  return (
    <Sheet title={solved ? puzzleWords().solvedAt(missed.length + 1) : puzzleWords().shown} onClose={onClose}>
      <Card source={source} />
      <Sharing source={source} />
      <Why source={source} reason={reason} />
      <div class={styles.ways}>
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={onClose}>
          {puzzleWords().close}
        </button>
        <a
          class={ui.button}
          href={next === undefined ? '/puzzle' : `/puzzle/${posed.game}/${next}`}
          data-next
        >
          {next === undefined ? puzzleWords().all : puzzleWords().next}
          <Glyph name="ui-next" />
        </a>
      </div>
    </Sheet>
  );
}

function Card({ source: { posed, outcome } }: { source: PuzzleSource }) {
  const phases = phasesOf(outcome);
  const streak = streakOn(new Date());
  return (
    <figure class={styles.card} aria-label={`${puzzleWords().card}, ${puzzleWords().noSpoilers}`}>
      <SkyDisc />
      <div>
        <p class={styles.brand}>
          <Glyph name="se-pole" />
          Planisphere
        </p>
        <h3>{nameOfGame(posed.game)}</h3>
        <p>{nameOf(posed)}</p>
        <p class={styles.moons}>
          {Array.from({ length: MOST_TRIES }, (_, index) => (
            <Moon key={puzzleWords().ordinals[index]} phase={phases[index] ?? 'open'} />
          ))}
        </p>
        <p class={styles.result}>
          <b>{outcome.solved ? puzzleWords().attempt(outcome.missed.length + 1) : puzzleWords().unsolved}</b>
          <Rating rating={posed.rating} />
        </p>
        {posed.day === undefined || streak < 1 ? undefined : (
          <p class={styles.streak}>
            <Glyph name="ui-comet" />
            {puzzleWords().streak(streak)}
          </p>
        )}
      </div>
    </figure>
  );
}

function Sharing({ source: { posed, outcome } }: { source: PuzzleSource }) {
  const told = useSignal('');
  const plain = `${location.origin}${location.pathname}${posed.number === undefined ? location.hash : ''}`;
  const link = useSignal(plain);
  useEffect(() => {
    // The server has the position of a puzzle that belongs to a set.
    if (posed.number === undefined)
      void withPicture(plain, posed.game, posed.position).then((shown) => {
        link.value = shown;
      });
  }, [plain, posed, link]);
  const text = cardText({ posed, outcome, name: nameOf(posed), streak: streakOn(new Date()) });
  const copy = async () => {
    await navigator.clipboard.writeText(`${text}\n${link.value}`).then(
      () => (told.value = puzzleWords().copied),
      () => undefined, // an insecure page has no clipboard
    );
  };
  const mayShare = typeof navigator.share === 'function';
  return (
    <div class={styles.ways}>
      {mayShare ? (
        <button
          type="button"
          class={ui.button}
          onClick={() => void navigator.share({ text, url: link.value }).catch(() => undefined)}
        >
          <Glyph name="ui-share" />
          {puzzleWords().share}
        </button>
      ) : undefined}
      <button
        type="button"
        class={`${ui.button} ${mayShare ? ui.quiet : ''}`}
        data-text={text}
        onClick={() => void copy()}
      >
        <Glyph name="ui-copy" />
        <span aria-live="polite">{told.value === '' ? puzzleWords().copy : told.value}</span>
      </button>
    </div>
  );
}

function Why({ source: { posed }, reason }: Pick<Props, 'source' | 'reason'>) {
  const why = useSignal<string | undefined>(undefined);
  const moment = reason.moment.value;
  useEffect(() => {
    void reason.why().then((words) => {
      why.value = words;
    });
  }, [reason, moment, why]);
  const worth = worthOf(posed);
  const plain = worth === undefined ? '' : puzzleWords().plain(worth.best, worth.next, posed.unit);
  return (
    <section class={styles.why} aria-label={puzzleWords().why}>
      <img src={owl} alt="" width="44" height="44" />
      <div>
        <h3 class={ui.caps}>{puzzleWords().why}</h3>
        <p aria-live="polite">{moment === 'thinking' ? puzzleWords().thinking : why.value || plain}</p>
      </div>
    </section>
  );
}
