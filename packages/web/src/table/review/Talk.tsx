// What the coach says, with what it names on the board: a reference lights up its place when it is hovered, focused or tapped.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { markPlaces, type PlacedMark } from '../advice/marking.ts';
import { Spots } from '../advice/Spots.tsx';
import type { Reference } from '../board.ts';
import { partsOf } from './parts-of.ts';
import styles from './talk.module.css';

interface Props {
  readonly text: string;
  readonly references: readonly Reference[];
}

export function Talk({ text, references }: Props) {
  const lit = useSignal<number | undefined>(undefined);
  const placed = useSignal<readonly PlacedMark[]>([]);
  const parts = partsOf(text, references);
  const marks = JSON.stringify(parts.find(({ number }) => number === lit.value)?.marks ?? []);
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
  return (
    <p class={styles.talk} aria-live="polite">
      {parts.map(({ words, number }, index) =>
        number === undefined ? (
          words
        ) : (
          <button
            key={index}
            type="button"
            class={styles.reference}
            data-reference={number}
            aria-pressed={lit.value === number}
            onPointerEnter={light(number)}
            onPointerLeave={light(undefined)}
            onFocus={light(number)}
            onBlur={light(undefined)}
            onClick={light(number)}
          >
            <i aria-hidden="true" data-number={number} /> {words}
          </button>
        ),
      )}
      <Spots placed={placed.value} />
    </p>
  );
}
