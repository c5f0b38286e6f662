// What lies over the sky: the glass that dims its covered half, the brass rail, and the stars of the board (OUT-3).
import { LIT } from '@planisphere/star-explorer';
import { RAIL, SKY } from '../geometry.ts';
import { memo } from '../memo.ts';
import { w } from '../words/index.ts';
import styles from './planisphere.module.css';

const HALF = Math.sqrt(SKY ** 2 - RAIL ** 2);
const RAIL_TICKS = Array.from({ length: 61 }, (_, index) => {
  const x = -600 + index * 20;
  return `M${x} 93V${x % 100 === 0 ? 108 : 105}`;
}).join('');
const MERIDIANS = Array.from({ length: 11 }, (_, index) => {
  const angle = ((180 - 15 * (index + 1)) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return `M${66 * cos} ${690 - 66 * sin}L${900 * cos} ${690 - 900 * sin}`;
}).join('');

export const Glass = memo(function Glass() {
  return (
    <>
      <defs>
        <linearGradient id="se-cover" gradientUnits="userSpaceOnUse" x1="0" y1="90" x2="0" y2="622">
          <stop offset="0" stop-color="#080d1d" stop-opacity=".72" />
          <stop offset=".5" stop-color="#0a1126" stop-opacity=".6" />
          <stop offset="1" stop-color="#0a1126" stop-opacity=".7" />
        </linearGradient>
        <linearGradient id="se-cast" gradientUnits="userSpaceOnUse" x1="0" y1="44" x2="0" y2="92">
          <stop offset="0" stop-color="#02040c" stop-opacity="0" />
          <stop offset="1" stop-color="#02040c" stop-opacity=".6" />
        </linearGradient>
        <linearGradient id="se-rail" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#d8bf8a" />
          <stop offset=".45" stop-color="#a5884f" />
          <stop offset="1" stop-color="#5f4c2a" />
        </linearGradient>
        <clipPath id="se-low">
          <path d={`M${-HALF} ${RAIL}H${HALF}A${SKY} ${SKY} 0 0 1 ${-HALF} ${RAIL}Z`} />
        </clipPath>
        <clipPath id="se-round">
          <circle r={SKY} />
        </clipPath>
      </defs>
      <rect x={-SKY} y="40" width={2 * SKY} height="52" fill="url(#se-cast)" clip-path="url(#se-round)" />
      <path d={`M${-HALF} ${RAIL}H${HALF}A${SKY} ${SKY} 0 0 1 ${-HALF} ${RAIL}Z`} fill="url(#se-cover)" />
      <g clip-path="url(#se-low)" class={styles.almucantar}>
        {Array.from({ length: 8 }, (_, index) => (
          <circle key={`circle-${index + 1}`} cx="0" cy="690" r={126 + 66 * index} />
        ))}
        <path d={MERIDIANS} />
      </g>
      <path class={styles.fillet} d="M-591.1 124H591.1A604 604 0 0 1 -591.1 124Z" />
      <path class={styles.railShade} d={`M${-HALF} 97H${HALF}`} />
      <path fill="url(#se-rail)" d="M-615.5 90H615.5L612.5 108H-612.5Z" />
      <path class={styles.railTicks} d={RAIL_TICKS} />
      <circle r={SKY} class={styles.skyEdge} />
      <path fill="#e0b973" d="M-19 -717H19L0 -693Z" />
    </>
  );
});

/** The seven three-point stars: crossed out, about to be, or lit. On a phone they stand in a row on the glass. */
export function BoardStars({ out, pending }: { out: number; pending: number }) {
  const places = Array.from({ length: LIT }, (_, index) => index);
  const state = (index: number): string =>
    index < out ? 'out' : index < Math.min(LIT, out + pending) ? 'pending' : 'lit';
  return (
    <>
      <g class={styles.arc}>
        {places.map((index) => {
          const angle = ((252.6 + index * 5.8) * Math.PI) / 180;
          return (
            <BoardStar
              key={index}
              state={state(index)}
              x={724.5 * Math.cos(angle)}
              y={36 - 724.5 * Math.sin(angle)}
              size={42}
            />
          );
        })}
        <defs>
          <path id="se-arc-left" d="M-635.9 428.9A767 767 0 0 0 -293.5 708.6" />
          <path id="se-arc-right" d="M293.5 708.6A767 767 0 0 0 635.9 428.9" />
        </defs>
        <text class={styles.arcText} text-anchor="end">
          <textPath href="#se-arc-left" startOffset="100%">
            {w().threePointStars}
          </textPath>
        </text>
        <text class={styles.arcText}>
          <textPath href="#se-arc-right">{w().pointsEach}</textPath>
        </text>
      </g>
      <g class={styles.row}>
        <rect x="-334" y="132" width="668" height="100" rx="50" class={styles.rowPlate} />
        {places.map((index) => (
          <BoardStar key={index} state={state(index)} x={-276 + 92 * index} y={182} size={56} />
        ))}
      </g>
    </>
  );
}

const FIVE =
  'M0 -11.6L3.29 -3.53L11.98 -2.89L5.33 2.73L7.41 11.19L0 6.6L-7.41 11.19L-5.33 2.73L-11.98 -2.89L-3.29 -3.53Z';

function BoardStar({ state, x, y, size }: { state: string; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y})`} class={styles.boardStar} data-state={state}>
      <circle r={size * 0.74} />
      <g transform={`scale(${size / 32})`}>
        <path class={styles.five} d={FIVE} />
        {state === 'lit' ? undefined : <path class={styles.slash} d="M-11.6 11.6L11.6 -11.6" />}
      </g>
    </g>
  );
}
