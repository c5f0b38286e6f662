// What lies over the sky and never moves: the glass that dims its covered half, the brass rail, the words on the frame.
import { RAIL, SKY } from '../geometry.ts';
import { memo } from '../memo.ts';
import { boardWords } from '../words/index.ts';
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

/** The worth of the board's stars, engraved on both sides of them. */
export const Engraving = memo(function Engraving() {
  return (
    <g class={styles.arc}>
      <defs>
        <path id="se-arc-left" d="M-635.9 428.9A767 767 0 0 0 -293.5 708.6" />
        <path id="se-arc-right" d="M293.5 708.6A767 767 0 0 0 635.9 428.9" />
      </defs>
      <text class={styles.arcText} text-anchor="end">
        <textPath href="#se-arc-left" startOffset="100%">
          {boardWords().threePointStars}
        </textPath>
      </text>
      <text class={styles.arcText}>
        <textPath href="#se-arc-right">{boardWords().pointsEach}</textPath>
      </text>
    </g>
  );
});
