// One player's sky in the editor: every star can be pressed, two neighbours make a line, a dropped tile is drawn where
// it lands.
import { KIND_OF, LINES, type Line, makeStar, PLACES, parseDrawing, STARS } from '@planisphere/star-explorer';
import { signal, useSignal } from '@preact/signals';
import { Choice } from '../../../base/ui/Choice.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import { heldAt } from '../../../table/editor/model.ts';
import { StarShape } from '../board/StarShape.tsx';
import { toPicture } from '../geometry.ts';
import { ROMAN } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { laidAt, toggledLine } from './laying.ts';
import styles from './sky.module.css';
import { editorWords } from './words.ts';

const REACH = 640;
const ROUNDS = ['1', '2', '3', '4', '5', '6'] as const;
/** By player: the round that the scene shows. */
const drawn = signal<Readonly<Record<string, string>>>({});

const pointOf = (star: number): { readonly x: number; readonly y: number } =>
  toPicture(PLACES[star] as { x: number; y: number }, 0);
const percent = (at: number): string => `${((at + REACH) / (2 * REACH)) * 100}%`;

function linesAt(desk: EditorDesk, place: string): readonly number[] {
  const drawing = parseDrawing(heldAt(desk.sketch, place).join(','));
  return drawing.ok ? drawing.value : [];
}

export function SkyScene({ desk, section: seat }: { readonly desk: EditorDesk; readonly section: string }) {
  const words = editorWords();
  const from = useSignal<string | undefined>(undefined);
  const trouble = useSignal('');
  if (!(seat in words.seats)) return undefined;
  const round = drawn.value[seat] ?? '1';
  const place = `${seat}.draw.${round}`;
  const choose = (value: string): void => {
    drawn.value = { ...drawn.peek(), [seat]: value };
    from.value = undefined;
  };
  const press = (star: string): void => {
    trouble.value = '';
    const tile = desk.held;
    const hand = desk.hand.peek();
    if (tile !== undefined && hand !== undefined && tile.length === 3) {
      if (!desk.history.go(laidAt(desk.sketch, tile, { place, point: star }))) trouble.value = words.noFit;
      return;
    }
    const begun = from.peek();
    const next = begun === undefined ? desk.sketch : toggledLine(desk.sketch, place, [begun, star]);
    const isDrawn = desk.history.go(next);
    from.value = begun === star ? undefined : star;
    if (!isDrawn) return;
    desk.told.value = { piece: `${begun}-${star}`, place };
  };
  return (
    <div class={styles.scene}>
      <Choice
        label={words.roundToDraw}
        value={round}
        options={ROUNDS.map((value, index) => ({ value, text: ROMAN[index] ?? value }))}
        onChange={choose}
      />
      <p class={styles.about}>{words.skyAbout}</p>
      <p class={styles.trouble} role="status">
        {trouble.value}
      </p>
      <div class={styles.window}>
        {/* biome-ignore lint/a11y/useSemanticElements: a hundred buttons of one picture */}
        <div
          class={styles.sky}
          role="group"
          aria-label={`${words.sky}, ${words.seats[seat]}`}
          data-drop={place}
        >
          <svg viewBox={`${-REACH} ${-REACH} ${2 * REACH} ${2 * REACH}`} aria-hidden="true">
            <circle r={REACH - 10} class={styles.disc} />
            {ROUNDS.map((each) => (
              <path
                key={each}
                class={styles.line}
                data-now={each === round ? '' : undefined}
                d={linesAt(desk, `${seat}.draw.${each}`).map(pathOf).join('')}
              />
            ))}
            {Array.from({ length: STARS }, (_, star) => {
              const { x, y } = pointOf(star);
              const kind = KIND_OF[star];
              return kind === undefined ? undefined : (
                <g key={makeStar(star)} transform={`translate(${x} ${y})`}>
                  <StarShape kind={kind} />
                </g>
              );
            })}
          </svg>
          {Array.from({ length: STARS }, (_, star) => {
            const { x, y } = pointOf(star);
            const name = makeStar(star);
            const kind = KIND_OF[star];
            return kind === undefined ? undefined : (
              <button
                key={name}
                type="button"
                data-nav
                data-drop={`${place}@${name}`}
                class={styles.star}
                style={{ left: percent(x), top: percent(y) }}
                aria-pressed={from.value === name}
                aria-label={`${words.starsOf} ${name}, ${boardWords().kind[kind]}`}
                onClick={() => press(name)}
              />
            );
          })}
        </div>
      </div>
      <div class={styles.tools}>
        {(['none', '?'] as const).map((piece) => (
          <button
            key={piece}
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            aria-pressed={heldAt(desk.sketch, place)[0] === piece}
            onClick={() => desk.lay({ piece }, place)}
          >
            {piece === 'none' ? words.drawNothing : words.drawHidden}
          </button>
        ))}
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={() => desk.history.go({ ...desk.sketch, held: { ...desk.sketch.held, [place]: [] } })}
        >
          {words.clear}
        </button>
      </div>
    </div>
  );
}

function pathOf(line: number): string {
  const { from, to } = LINES[line] as Line;
  const [a, b] = [pointOf(from), pointOf(to)];
  return `M${a.x} ${a.y}L${b.x} ${b.y}`;
}
