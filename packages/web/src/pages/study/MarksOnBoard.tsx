// Draws the marks over the board; while the player holds a tool, a press on the board marks instead of playing.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import ui from '../../base/ui/ui.module.css';
import { watchPlaces } from '../../table/advice/marking.ts';
import type { Box } from '../../table/advice/placing.ts';
import type { ChapterBoard } from './chapter-board.ts';
import { marking, nameOfPlace, placeAt } from './marking.ts';
import styles from './study.module.css';
import { useLine } from './use-line.ts';
import { studyWords } from './words/index.ts';

export function MarksOnBoard({ board }: { board: ChapterBoard }) {
  const line = useLine(board);
  const boxes = useSignal<(place: string) => Box | undefined>(() => undefined);
  useEffect(() => watchPlaces((boxOf) => (boxes.value = (place) => boxOf(place))), [boxes, board.here.value]);
  usePresses(board);
  const drawn = (line?.marks ?? []).flatMap(({ id, by, from, to }) => {
    const [a, b] = [boxes.value(from), to === undefined ? undefined : boxes.value(to)];
    return a === undefined || (to !== undefined && b === undefined)
      ? []
      : [{ id, player: playerOf(board, by), a, b }];
  });
  return (
    <>
      <svg class={styles.ink} aria-hidden="true" data-marks={drawn.length}>
        {drawn.map(({ id, player, a, b }) => (
          <g key={id} data-player={player}>
            {b === undefined ? <Ring box={a} /> : <Arrow from={a} to={b} />}
          </g>
        ))}
      </svg>
      {marking.value === undefined ? undefined : <Tool board={board} />}
    </>
  );
}

/** Each person has their own colour, as far as there are colours. */
function playerOf({ copy }: ChapterBoard, by: string): number {
  return (Math.max(0, copy.study.value.authors.toSorted().indexOf(by)) % 4) + 1;
}

function Ring({ box: { x, y, width, height } }: { box: Box }) {
  return <rect x={x - 4} y={y - 4} width={width + 8} height={height + 8} rx={12} />;
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function Arrow({ from, to }: { from: Box; to: Box }) {
  const [a, b] = [middle(from), middle(to)];
  const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.15, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.15 };
  const angle = Math.atan2(b.y - bend.y, b.x - bend.x);
  const wing = (side: number) => `L${b.x - 17 * Math.cos(angle + side)} ${b.y - 17 * Math.sin(angle + side)}`;
  const path = `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x - 10 * Math.cos(angle)} ${b.y - 10 * Math.sin(angle)}`;
  return (
    <>
      <path class={styles.shade} d={path} />
      <path d={path} />
      <path class={styles.head} d={`M${b.x} ${b.y}${wing(-0.45)}${wing(0.45)}Z`} />
    </>
  );
}

function usePresses(board: ChapterBoard): void {
  useEffect(() => {
    const press = (event: Event) => {
      const place = marking.peek() === undefined ? undefined : placeAt(event.target);
      if (place === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') mark(board, place);
    };
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || marking.peek() === undefined) return;
      event.stopPropagation();
      marking.value = undefined;
    };
    for (const type of ['click', 'pointerdown']) document.addEventListener(type, press, true);
    document.addEventListener('keydown', stop, true);
    return () => {
      for (const type of ['click', 'pointerdown']) document.removeEventListener(type, press, true);
      document.removeEventListener('keydown', stop, true);
      marking.value = undefined;
    };
  }, [board]);
}

function mark(board: ChapterBoard, place: string): void {
  const tool = marking.peek();
  const spot = { chapter: board.chapter, line: board.here.peek() };
  if (tool?.tool === 'arrow' && tool.from === undefined) {
    marking.value = { tool: 'arrow', from: place };
    return;
  }
  board.copy.do(
    tool?.from === undefined
      ? { kind: 'mark', ...spot, from: place }
      : { kind: 'mark', ...spot, from: tool.from, to: place },
  );
  marking.value = tool && { tool: tool.tool };
}

function Tool({ board }: { board: ChapterBoard }) {
  const words = studyWords();
  const { tool, from } = marking.value ?? { tool: 'ring' };
  return (
    <div class={styles.tool} role="status">
      <p>
        {tool === 'ring'
          ? words.pickRing
          : from === undefined
            ? words.pickFrom
            : words.pickTo(nameOfPlace(board, from))}
      </p>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => (marking.value = undefined)}>
        {words.stopMarking}
      </button>
    </div>
  );
}
