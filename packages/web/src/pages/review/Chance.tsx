// The graph: the chance to win, or the expected score, after every decision and every stroke of luck, with its uncertainty.
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { plain, valueText } from '../../table/review/figures.ts';
import { playerOf } from '../../table/review/player.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import styles from './chance.module.css';
import { type Column, type Curve, curveOf, type Frame } from './curve.ts';
import type { Model } from './model.ts';
import { Selected } from './Selected.tsx';

const HEIGHT = 176;
/** Between two numbers under the graph. */
const LEAST_GAP = 26;
const MARGIN = { left: 40, right: 12, top: 16, bottom: 26 };

export function Chance({ model }: { model: Model }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(800);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => {
      width.value = Math.max(260, element.clientWidth);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [width]);
  const { review } = model;
  const unit = review?.unit ?? 'chance';
  return (
    <div class={styles.chance}>
      <header>
        <h2>{unit === 'chance' ? reviewWords().chance : reviewWords().expected}</h2>
        <p>{reviewWords().key}</p>
      </header>
      <div class={styles.graph} ref={box}>
        {review === undefined ? (
          <div style={`height:${HEIGHT}px`} />
        ) : (
          <Graph model={model} width={width.value} />
        )}
      </div>
    </div>
  );
}

function Graph({ model, width }: { model: Model; width: number }) {
  const { review, reviewed } = model;
  if (review === undefined) return null;
  const { reader } = reviewed;
  const frame: Frame = {
    left: MARGIN.left,
    right: width - MARGIN.right,
    top: MARGIN.top,
    bottom: HEIGHT - MARGIN.bottom,
  };
  const curve = curveOf(review, reader, frame);
  const text = (value: number | undefined): string => valueText(value ?? 0, review.unit);
  const label = reviewWords().graph(
    text(review.start[reader]),
    text((review.passages.at(-1)?.values ?? review.start)[reader]),
    model.moments.length,
  );
  const select = (event: MouseEvent) => {
    const svg = event.currentTarget as SVGElement;
    const x = event.clientX - svg.getBoundingClientRect().left;
    const hit = curve.columns.findLast(
      (column) => column.passage.moment !== undefined && column.x - column.width <= x,
    );
    if (hit?.passage.moment !== undefined) model.look(hit.passage.moment);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the pointer; the list of turns and the arrow keys do the same
    <svg class={styles.svg} width={width} height={HEIGHT} role="img" aria-label={label} onClick={select}>
      <Patterns />
      {curve.ticks.map(({ value, y }) => (
        <g key={value}>
          <path class={value === 0.5 ? styles.half : styles.grid} d={`M${frame.left} ${y}H${frame.right}`} />
          <text class={styles.tick} x={frame.left - 8} y={y + 4} text-anchor="end">
            {plain(value, review.unit)}
          </text>
        </g>
      ))}
      <Rounds model={model} curve={curve} frame={frame} />
      <Selected model={model} curve={curve} frame={frame} />
      {curve.columns.map((column) => (
        <Change
          key={`${column.passage.by}-${column.passage.from}-${column.x}`}
          column={column}
          reader={reader}
        />
      ))}
      <path class={styles.band} d={bandOf(curve)} />
      <path class={styles.fair} d={fairOf(curve)} />
      <path class={styles.line} d={lineOf(curve)} />
      <Marks model={model} curve={curve} />
    </svg>
  );
}

function Change({ column, reader }: { column: Column; reader: number }) {
  const { passage, x, width, from, to } = column;
  const height = Math.abs(to - from);
  if (height < 1.5) return null;
  const chance = passage.by === 'chance';
  return (
    <rect
      class={chance ? styles.luck : styles.choice}
      {...(passage.by !== 'chance' && { 'data-player': playerOf(passage.by, reader as 0) })}
      x={x + 0.5}
      y={Math.min(from, to)}
      width={Math.max(1, width - 1)}
      height={height}
    />
  );
}

/** A line under each round's first passage, and its number where there is room. */
function Rounds({ model, curve, frame }: { model: Model; curve: Curve; frame: Frame }) {
  const { reviewed } = model;
  const first = new Map<number, Column>();
  for (const column of curve.columns) {
    if (column.passage.moment === undefined) continue;
    const round = reviewed.roundAt(column.passage.from);
    if (!first.has(round)) first.set(round, column);
  }
  let last = Number.NEGATIVE_INFINITY;
  const labelled = [...first].filter(([, { x }]) => {
    if (x - last < LEAST_GAP) return false;
    last = x;
    return true;
  });
  return (
    <>
      {labelled.map(([round, { x, width }]) => (
        <g key={round}>
          <path class={styles.grid} d={`M${x - width} ${frame.top}V${frame.bottom}`} />
          <text class={styles.tick} x={x} y={frame.bottom + 18}>
            {round}
          </text>
        </g>
      ))}
    </>
  );
}

/** The reader's decisions that stand out. */
function Marks({ model, curve }: { model: Model; curve: Curve }) {
  return (
    <>
      {curve.columns.map(({ passage: { moment }, x, width, from, to }) =>
        moment === undefined ||
        moment.grade === 'good' ||
        moment.seat !== model.reviewed.reader ? undefined : (
          <g
            key={moment.from}
            class={styles[moment.grade]}
            transform={`translate(${x + width / 2 - 8} ${Math.max(0, Math.min(from, to) - 21)})`}
          >
            <Glyph name={`v-${moment.grade}`} class={styles.mark} size={16} />
          </g>
        ),
      )}
    </>
  );
}

/** So that colour is not the only sign: dots for luck, strokes for decisions. */
function Patterns() {
  return (
    <defs>
      <pattern id="pat-luck" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle class={styles.dot} cx="2" cy="2" r="1.1" />
        <circle class={styles.dot} cx="5.5" cy="5.5" r="1.1" />
      </pattern>
      {[1, 2, 3, 4].map((player) => (
        <pattern
          key={player}
          id={`pat-choice-${player}`}
          data-player={player}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <path
            class={styles.stroke}
            d={player % 2 === 1 ? 'M-1 7L7 -1M-1 1L1 -1M5 7L7 5' : 'M-1 -1L7 7M-1 5L1 7M5 -1L7 1'}
          />
        </pattern>
      ))}
    </defs>
  );
}

function lineOf({ columns }: Curve): string {
  return columns
    .map(({ x, width, from, to }, index) => `${index === 0 ? 'M' : 'L'}${x} ${from}L${x + width} ${to}`)
    .join('');
}

function fairOf({ columns }: Curve): string {
  return columns
    .map(({ x, width, fair }, index) => `${index === 0 ? 'M' : 'L'}${x + width} ${fair}`)
    .join('');
}

function bandOf({ columns }: Curve): string {
  if (columns.length === 0) return '';
  const over = columns.map(({ x, width, to, doubt }) => `${x + width} ${to - doubt}`);
  const under = columns.map(({ x, width, to, doubt }) => `${x + width} ${to + doubt}`).reverse();
  return `M${[...over, ...under].join('L')}Z`;
}
