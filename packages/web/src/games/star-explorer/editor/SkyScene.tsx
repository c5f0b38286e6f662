// One player's sky in the editor: every star can be pressed, two neighbours make a line, a dropped tile is drawn where
// it lands.
import {
  type Drawing,
  KIND_OF,
  makeStar,
  PLACES,
  parseDrawing,
  parseTile,
  STARS,
  starsOf,
  tileOf,
} from '@planisphere/star-explorer';
import { signal, useSignal } from '@preact/signals';
import { Choice } from '../../../base/ui/Choice.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import { heldAt } from '../../../table/editor/model.ts';
import { Gradients, Rim } from '../board/Back.tsx';
import plate from '../board/planisphere.module.css';
import { linesPath, Night } from '../board/Sky.tsx';
import { PoleStar, StarShape } from '../board/StarShape.tsx';
import { Names, Numerals } from '../board/Upright.tsx';
import { SKY, toPicture } from '../geometry.ts';
import type { Drawn } from '../names.ts';
import { ROMAN } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { laidAt, toggledLine } from './laying.ts';
import styles from './sky.module.css';
import { editorWords } from './words.ts';

/** How far the picture reaches from the pole: around the sky alone, or with the whole rim. */
const REACH = 624;
const WHOLE = 724;
const ROUNDS = ['1', '2', '3', '4', '5', '6'] as const;
/** By player: the round that the scene shows. */
const drawn = signal<Readonly<Record<string, string>>>({});

const pointOf = (star: number): { readonly x: number; readonly y: number } =>
  toPicture(PLACES[star] as { x: number; y: number }, 0);

function linesAt(desk: EditorDesk, place: string): Drawing {
  const drawing = parseDrawing(heldAt(desk.sketch, place).join(','));
  return drawing.ok ? drawing.value : [];
}

interface Props {
  readonly desk: EditorDesk;
  readonly section: string;
  readonly spread: boolean;
}

export function SkyScene({ desk, section: seat, spread }: Props) {
  const words = editorWords();
  const from = useSignal<string | undefined>(undefined);
  const trouble = useSignal('');
  if (!(seat in words.seats)) return undefined;
  const round = drawn.value[seat] ?? '1';
  const place = `${seat}.draw.${round}`;
  const reach = spread ? WHOLE : REACH;
  const percent = (at: number): string => `${((at + reach) / (2 * reach)) * 100}%`;
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
    <div class={styles.scene} data-whole={spread ? '' : undefined}>
      <Choice
        label={words.roundToDraw}
        value={round}
        options={ROUNDS.map((value, index) => ({ value, text: ROMAN[index] ?? value }))}
        onChange={choose}
      />
      {spread ? undefined : <p class={styles.about}>{words.skyAbout}</p>}
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
          <svg class={plate.sky} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
            <Gradients />
            <Rim />
            <circle r="714" class={plate.edge} />
            <Night />
            <Drawings desk={desk} seat={seat} now={round} />
            {Array.from({ length: STARS }, (_, star) => {
              const { x, y } = pointOf(star);
              const kind = KIND_OF[star];
              return kind === undefined ? undefined : (
                <g key={makeStar(star)} transform={`translate(${x} ${y})`}>
                  <StarShape kind={kind} />
                </g>
              );
            })}
            <g class={plate.pole}>
              <PoleStar size={76} />
            </g>
            <circle r={SKY} class={plate.skyEdge} />
            <Names board={drawnBy(desk, seat)} degrees={0} />
            {spread ? <Numerals board={undefined} round={Number(round)} scored={0} /> : undefined}
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

/** What the rounds have drawn; lines of a round without a tile have no name. */
function drawnBy(desk: EditorDesk, seat: string): Drawn {
  const tiles = ROUNDS.map((round) => parseTile(heldAt(desk.sketch, `${seat}.tile.${round}`)[0] ?? ''));
  return {
    tiles: tiles.map((tile) => tile ?? 0),
    drawings: ROUNDS.map((round, index) =>
      tiles[index] === undefined ? [] : linesAt(desk, `${seat}.draw.${round}`),
    ),
  };
}

interface DrawingsProps {
  readonly desk: EditorDesk;
  readonly seat: string;
  /** The round that is being drawn: its lines are bright. */
  readonly now: string;
}

function Drawings({ desk, seat, now }: DrawingsProps) {
  const drawn = ROUNDS.map((round) => ({
    round,
    lines: linesAt(desk, `${seat}.draw.${round}`),
    tile: parseTile(heldAt(desk.sketch, `${seat}.tile.${round}`)[0] ?? ''),
  })).filter(({ lines }) => lines.length > 0);
  return (
    <>
      <g class={plate.auras} filter="url(#se-aura)">
        {drawn.map(({ round, lines, tile }) =>
          tile === undefined ? undefined : (
            <path key={round} data-kind={tileOf(tile).kind} d={linesPath(lines, 0)} />
          ),
        )}
      </g>
      {drawn.map(({ round, lines }) => (
        <g
          key={round}
          class={`${plate.constellation} ${styles.drawn}`}
          data-now={round === now ? '' : undefined}
        >
          <path class={plate.glow} d={linesPath(lines)} />
          <path class={plate.line} d={linesPath(lines)} />
          {starsOf(lines).map((star) => {
            const { x, y } = pointOf(star);
            return <circle key={star} class={plate.ring} cx={x} cy={y} r="35" />;
          })}
        </g>
      ))}
    </>
  );
}
