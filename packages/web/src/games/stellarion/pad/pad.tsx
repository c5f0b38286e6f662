// The companion at a real table of Stellarion: how to set it up, which cards are left, which voyages can still fly.
// Players keep it up to date by presses.
import { inspectPosition } from '@planisphere/core';
import { type Position, readiness, stellarion } from '@planisphere/stellarion';
import { useSignal } from '@preact/signals';
import ui from '../../../base/ui/ui.module.css';
import styles from '../../../table/pad/pad.module.css';
import type { GamePad, PadProps } from '../../../table/pad/pad.ts';
import { Mark } from '../board/Mark.tsx';
import { editor } from '../editor/editor.tsx';
import { model, seatsOf } from '../editor/model.ts';
import { galaxyMark, typeMark } from '../marks.ts';
import { boardWords } from '../words/index.ts';
import { cardsLeft, type Step, settingUp, voyagesFlown } from './setting-up.ts';
import { padWords } from './words.ts';

const FOUR = [0, 1, 2, 3] as const;

function Sheet({ entered, keep }: PadProps) {
  const { position } = inspectPosition(stellarion, entered);
  const words = padWords();
  if (position === undefined) return <p role="alert">{words.cannotTell}</p>;
  const scores = position.won.map(() => voyagesFlown(position));
  const everybody = position.won.map((_, seat) => seat);
  return (
    <div class={styles.sheet}>
      <Steps position={position} />
      <Left position={position} />
      <Flying position={position} />
      <div class={styles.tools}>
        <button type="button" class={ui.button} onClick={() => keep({ scores, winners: everybody })}>
          {words.won}
        </button>
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={() => keep({ scores, winners: [] })}
        >
          {words.lost}
        </button>
      </div>
    </div>
  );
}

function Steps({ position }: { position: Position }) {
  const words = padWords();
  const done = useSignal<ReadonlySet<string>>(new Set());
  return (
    <section aria-label={words.setUp}>
      <h2>{words.setUp}</h2>
      <ol class={styles.steps}>
        {settingUp(position).map(({ id, numbers }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={done.value.has(id)}
                onChange={() => {
                  const next = new Set(done.value);
                  if (!next.delete(id)) next.add(id);
                  done.value = next;
                }}
              />
              {textOf({ id, numbers })}
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}

function textOf({ id, numbers }: Step): string {
  const words = padWords();
  const [first = 0, ...rest] = numbers;
  if (id === 'voyages') return words.voyagesStep(first, rest[0] ?? 0);
  if (id === 'stars') return words.starsStep(first);
  if (id === 'sun') return words.sunStep(first, rest.join(', '));
  return words.steps[id] ?? '';
}

function Left({ position }: { position: Position }) {
  const words = padWords();
  const left = cardsLeft(position);
  return (
    <section aria-label={words.left}>
      <h2>{words.left}</h2>
      <p>{words.leftAbout}</p>
      <div class={styles.left}>
        <span />
        {FOUR.map((type) => (
          <span key={type}>
            <Mark name={typeMark(type)} label={boardWords().types[type]} />
          </span>
        ))}
        {FOUR.map((galaxy) => [
          <span key={`galaxy ${galaxy}`} data-galaxy={boardWords().galaxies[galaxy]?.toLowerCase()}>
            <Mark name={galaxyMark(galaxy)} label={boardWords().galaxies[galaxy]} />
          </span>,
          ...FOUR.map((type) => {
            const { left: count, needed } = left[galaxy]?.[type] ?? { left: 0, needed: 0 };
            return (
              <b key={`${galaxy} ${type}`} data-scarce={needed > 0 && count <= needed ? '' : undefined}>
                {count}
              </b>
            );
          }),
        ])}
      </div>
    </section>
  );
}

function Flying({ position }: { position: Position }) {
  const words = padWords();
  return (
    <section aria-label={words.flying}>
      <h2>{words.flying}</h2>
      <ul class={styles.fly}>
        {readiness(position).map(({ galaxy, voyagesLeft, missing, payable }) => (
          <li key={galaxy}>
            <b>{boardWords().galaxies[galaxy]}</b> {words.toFly(voyagesLeft)}
            <small>
              {payable === 'cards'
                ? words.ready
                : payable === 'star'
                  ? words.readyWithStar
                  : words.missing(missing.map((type) => boardWords().types[type]?.toLowerCase()).join(', '))}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const pad: GamePad = {
  begin: model.write(model.empty),
  editor,
  odds: true,
  accompanies: true,
  players: (entered) => seatsOf(model.read(entered) ?? model.empty).length,
  result: () => undefined,
  from: (line) => (model.read(line) === undefined ? undefined : line),
  Sheet,
};
