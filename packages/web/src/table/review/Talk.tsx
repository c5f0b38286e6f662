// The coach's words, with what they name on the board: both carry the same number, and a reference lights up its place
// when it is hovered, focused or tapped.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Mark, Reference } from '../advice/mark.ts';
import { markPlaces, type PlacedMark, readNumbers } from '../advice/marking.ts';
import { partsOf } from '../advice/parts-of.ts';
import { Spots } from '../advice/Spots.tsx';
import styles from './talk.module.css';

interface Props {
  readonly text: string;
  readonly references: readonly Reference[];
}

export function Talk({ text, references }: Props) {
  const lit = useSignal<number | undefined>(undefined);
  const placed = useSignal<readonly PlacedMark[]>([]);
  const parts = partsOf(text, references);
  const named: readonly Mark[] = parts.flatMap(({ number, marks = [] }) =>
    number === undefined
      ? []
      : marks.map((mark) => ({ ...mark, number, as: number === lit.value ? 'look' : 'named' })),
  );
  const marks = JSON.stringify(named);
  useEffect(
    () =>
      markPlaces(JSON.parse(marks), (found) => {
        placed.value = found;
      }),
    [marks, placed],
  );
  const light = (number: number | undefined) => () => {
    lit.value = number;
  };
  const read = readNumbers(placed.value);
  return (
    <>
      <p class={styles.talk} aria-live="polite">
        {parts.map(({ words, number }, index) =>
          number === undefined || !read.has(number) ? (
            words
          ) : (
            <button
              key={index}
              type="button"
              class={styles.reference}
              data-reference={read.get(number)}
              aria-pressed={lit.value === number}
              onPointerEnter={light(number)}
              onPointerLeave={light(undefined)}
              onFocus={light(number)}
              onBlur={light(undefined)}
              onClick={light(number)}
            >
              <i aria-hidden="true" data-number={read.get(number)} /> {words}
            </button>
          ),
        )}
      </p>
      <Spots placed={placed.value} lit={lit.value} />
    </>
  );
}
