// A hint on the screen: the coach's words in three stages, and marks on the places they speak of. On the table it lies
// where it hides none of those places; in a dialog it is a part of the dialog.
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import styles from './advice.module.css';
import { Compared } from './Compared.tsx';
import type { ShownHint } from './guide.ts';
import type { Hints } from './hints.ts';
import { GO_PLACE } from './mark.ts';
import { boxesAt, MARKED_ID, markPlaces, type PlacedMark, readNumbers } from './marking.ts';
import type { Part } from './parts-of.ts';
import { arrowBetween, type Box, besideBar, placeFor } from './placing.ts';
import { Numbers, Rings } from './Spots.tsx';
import { KEPT_BRIGHT, PROMPT, Veil } from './Veil.tsx';
import { adviceWords } from './words/index.ts';

/** The part of a table's hints that this component needs, for any game. */
export type AnyHints = Pick<Hints<never, never>, 'shown' | 'ask' | 'take' | 'dismiss'>;

interface Props {
  readonly hints: AnyHints;
  /** Whether the hint is a part of a dialog. */
  readonly inside?: boolean;
}

export function Advice({ hints, inside = false }: Props) {
  const shown = hints.shown.value;
  if (shown === undefined) return undefined;
  return <Card hints={hints} shown={shown} inside={inside} />;
}

function Card({ hints, shown, inside }: { hints: AnyHints; shown: ShownHint; inside: boolean }) {
  const placed = useSignal<readonly PlacedMark[]>([]);
  const marks = JSON.stringify(shown.marks);
  useEffect(
    () =>
      markPlaces(JSON.parse(marks), (found) => {
        placed.value = found;
      }),
    [marks, placed],
  );
  const { stage, parts, compared } = shown;
  const [first, more] = sentencesOf(parts);
  const read = readNumbers(placed.value);
  const card = useRef<HTMLElement>(null);
  const lies = useSignal<Box | undefined>(undefined);
  useLayoutEffect(() => {
    if (inside || card.current === null) return;
    const box = keepClear(card.current, placed.value);
    if (JSON.stringify(box) !== JSON.stringify(lies.peek())) lies.value = box;
  });
  return (
    <>
      {inside ? <Within placed={placed.value} /> : <Over placed={placed.value} card={lies.value} />}
      <section
        ref={card}
        class={`${styles.card} ${inside ? styles.inside : styles.over}`}
        data-advice={stage}
        aria-label={adviceWords().title}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          hints.dismiss();
        }}
      >
        <header>
          <img src={owl} alt="" width="44" height="44" />
          <Stages shown={shown} />
          <button
            type="button"
            class={ui.icon}
            aria-label={adviceWords().close}
            onClick={() => hints.dismiss()}
          >
            <Glyph name="ui-close" />
          </button>
        </header>
        <div class={styles.words}>
          <p class={styles.first}>
            <Words parts={first} read={read} />
          </p>
          {more.length === 0 ? undefined : (
            <p>
              <Words parts={more} read={read} />
            </p>
          )}
          {stage === 3 && compared !== undefined ? <Compared {...compared} /> : undefined}
        </div>
        <Buttons hints={hints} shown={shown} />
        <span class={ui.hidden} id={MARKED_ID}>
          {adviceWords().here}
        </span>
      </section>
    </>
  );
}

function Stages({ shown: { stage, last } }: { shown: ShownHint }) {
  if (last === 2) return <b class={styles.title}>{adviceWords().title}</b>;
  return (
    <ol class={styles.stages}>
      {adviceWords().stages.map((name, index) => (
        <li
          key={name}
          data-reached={index < stage}
          {...(index + 1 === stage && { 'aria-current': 'step' as const })}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

function Buttons({ hints, shown: { stage, last } }: { hints: AnyHints; shown: ShownHint }) {
  const words = adviceWords();
  return (
    <div class={styles.buttons}>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => hints.dismiss()}>
        {stage === last ? words.decide : words.close}
      </button>
      {stage < last ? (
        <button type="button" class={ui.button} data-advise="next" onClick={() => void hints.ask()}>
          {stage === 1 ? words.showMove : words.tellWhy}
        </button>
      ) : (
        <button type="button" class={ui.button} data-advise="play" onClick={() => hints.take()}>
          {words.play}
        </button>
      )}
    </div>
  );
}

/** The name of a marked place carries the number of that place. */
function Words({ parts, read }: { parts: readonly Part[]; read: ReadonlyMap<number, number> }) {
  return (
    <>
      {parts.map(({ words, number }, index) =>
        number === undefined || !read.has(number) ? (
          words
        ) : (
          <span key={index} class={styles.named}>
            <i aria-hidden="true" data-number={read.get(number)} /> {words}
          </span>
        ),
      )}
    </>
  );
}

/** Numbers over a dialog, which is in front of everything else anyway. */
function Within({ placed }: { placed: readonly PlacedMark[] }) {
  return (
    <svg class={styles.arrows} aria-hidden="true">
      <Numbers placed={placed} />
    </svg>
  );
}

/** Arrows pass behind the prompt, which stays readable. */
const UNDER = 'advice-under';

/** Over the table: the veil, and arrows that show what goes where. */
function Over({ placed, card }: { placed: readonly PlacedMark[]; card: Box | undefined }) {
  const to = placed.find(({ as }) => as === 'to');
  const from = placed.filter(({ as }) => as === 'from');
  return (
    <svg class={styles.arrows} aria-hidden="true">
      <Veil placed={placed} kept={boxesAt(KEPT_BRIGHT)} />
      <marker
        id="advice-head"
        viewBox="0 0 10 10"
        refX="7"
        refY="5"
        markerWidth="5"
        markerHeight="5"
        orient="auto"
      >
        <path d="M1 1L8 5L1 9" fill="none" stroke="#f4ecd8" stroke-width="2.4" stroke-linecap="round" />
      </marker>
      <mask id={UNDER} maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
        <rect width="100%" height="100%" fill="#fff" />
        {boxesAt(PROMPT).map(({ x, y, width, height }, index) => (
          <rect key={index} x={x} y={y} width={width} height={height} fill="#000" />
        ))}
      </mask>
      {to === undefined ? undefined : (
        <g mask={`url(#${UNDER})`}>
          {from.map(({ place, box }) => (
            <path
              key={place}
              class={styles.arrow}
              d={arrowBetween(box, to.box)}
              marker-end="url(#advice-head)"
            />
          ))}
        </g>
      )}
      <Rings placed={placed} />
      <Numbers placed={placed} card={card} />
    </svg>
  );
}

const goBoxes = (): readonly Box[] => boxesAt(`[data-place="${GO_PLACE}"]`);

/** Moves the card to where it hides least; returns its box there. */
function keepClear(card: HTMLElement, placed: readonly PlacedMark[]): Box {
  const { width, height } = card.getBoundingClientRect();
  const free = besideBar(document.querySelector('header')?.getBoundingClientRect());
  const screen = { width: innerWidth, height: innerHeight };
  const boxesOf = (marks: readonly PlacedMark[]): readonly Box[] => marks.map(({ box }) => box);
  const pressed = [...boxesOf(placed.filter(({ as }) => as === 'to')), ...goBoxes()];
  const kept = boxesOf(placed.filter(({ as }) => as !== 'to'));
  const asked = boxesAt(PROMPT);
  const { x, y } = placeFor({ screen, card: { width, height }, ...free, kept, pressed, asked });
  card.style.left = `${x}px`;
  card.style.top = `${y}px`;
  return { x, y, width, height };
}

/** The first sentence and the rest. */
function sentencesOf(parts: readonly Part[]): readonly [readonly Part[], readonly Part[]] {
  for (const [index, part] of parts.entries()) {
    const end = /[.!?…](?=\s)/.exec(part.words)?.index;
    if (end === undefined) continue;
    const [first, more] = [part.words.slice(0, end + 1), part.words.slice(end + 2)];
    const rest = parts.slice(index + 1);
    return [
      [...parts.slice(0, index), { ...part, words: first }],
      [...(more === '' ? [] : [{ words: more }]), ...rest],
    ];
  }
  return [parts, []];
}
