// The door for pictures of Stellar: both telescopes with the row between them.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import { HIDDEN, isSatellite, NONE, type Position, sideOf } from '@planisphere/stellar';
import { CAPTION, dataUrl, INK, POSTER, type Poster } from '../../table/poster.ts';
import { plateName } from './board/plates.ts';
import { SLOT_SPOTS, TUBES } from './board/tubes.ts';
import { isReal, numberText } from './reading.ts';

const plates = import.meta.glob<string>('./art/plates/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const HEIGHT = POSTER.height - CAPTION;
/** The telescope's drawing is 340 × 552 of its own units. */
const SCALE = HEIGHT / 552;
const CARD = { width: 62, height: 86.8 };

interface FaceProps {
  readonly card: number;
  readonly down?: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function Face({ card, down = false, x, y, width }: FaceProps) {
  const real = isReal(card) && !down;
  const height = width * 1.4;
  const text = down ? '3' : real ? numberText(card) : '';
  return (
    <g transform={`translate(${x} ${y})`}>
      <clipPath id={`card-${width}`}>
        <rect width={width} height={height} rx={width * 0.07} />
      </clipPath>
      <image
        clip-path={`url(#card-${width})`}
        href={dataUrl(plates[`./art/plates/${plateName(real ? card : undefined)}.svg`] ?? '')}
        width={width}
        height={height}
      />
      <rect
        width={width}
        height={height}
        rx={width * 0.07}
        fill="none"
        stroke={INK.edge}
        stroke-width="1.5"
      />
      <text x={width * 0.1} y={width * 0.34} font-size={width * 0.34} font-weight="600" fill={INK.line}>
        {text}
      </text>
      {real && isSatellite(card) ? (
        <circle cx={width * 0.85} cy={width * 0.18} r={width * 0.06} fill="#6fd6c6" />
      ) : undefined}
    </g>
  );
}

function Telescope({ view, seat }: { view: Position; seat: 0 | 1 }) {
  const { telescope, down } = sideOf(view, seat);
  const left = seat === 0 ? 40 : POSTER.width - 40 - 340 * SCALE;
  return (
    <g transform={`translate(${left} 0) scale(${SCALE})`}>
      {TUBES.map(({ x, y, width, height }) => (
        <rect
          key={y}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="6"
          fill={INK.plate}
          stroke={INK.brass}
          stroke-width="2"
        />
      ))}
      {SLOT_SPOTS.map(({ x, y }, slot) => {
        const card = telescope[slot] ?? NONE;
        if (card === NONE) return undefined;
        const at = 170 + x * 70 - CARD.width / 2;
        return (
          <Face
            key={`${x} ${y}`}
            card={card === HIDDEN ? -1 : card}
            down={down[slot] !== undefined}
            x={at}
            y={y}
            width={CARD.width}
          />
        );
      })}
    </g>
  );
}

export const poster: Poster = {
  puzzles: async () => (await import('./puzzles/set.json')).default as PuzzleSet,
  draw: (position) => {
    const view = position as Position;
    const width = 96;
    const across = 5 * width + 4 * 10;
    return (
      <g>
        <Telescope view={view} seat={0} />
        <Telescope view={view} seat={1} />
        {view.row.map((card, index) => (
          <Face
            key={`place ${index + 1}`}
            card={card}
            x={(POSTER.width - across) / 2 + index * (width + 10)}
            y={(HEIGHT - width * 1.4) / 2}
            width={width}
          />
        ))}
      </g>
    );
  },
};
