// What lies behind the sky and never moves: the brass body with its throne, the rim, the night itself.
import { SKY } from '../geometry.ts';
import styles from './planisphere.module.css';
import { BEADS, CHEVRONS, ring, ticks } from './strokes.ts';

const TICKS = ticks(626, 636, 2);
const LONG_TICKS = ticks(626, 644, 10);

/** Gradients that every layer of the page may use. */
export function Gradients() {
  return (
    <defs>
      <radialGradient id="se-sky" gradientUnits="userSpaceOnUse" cx="0" cy="-120" r="760">
        <stop offset="0" stop-color="#22326a" />
        <stop offset=".42" stop-color="#16224c" />
        <stop offset=".8" stop-color="#0d1530" />
        <stop offset="1" stop-color="#090f24" />
      </radialGradient>
      <radialGradient id="se-core" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="260">
        <stop offset="0" stop-color="#8aa0e6" stop-opacity=".34" />
        <stop offset=".55" stop-color="#6d84d0" stop-opacity=".12" />
        <stop offset="1" stop-color="#6d84d0" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="se-vignette" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={SKY}>
        <stop offset=".8" stop-color="#02040c" stop-opacity="0" />
        <stop offset="1" stop-color="#02040c" stop-opacity=".5" />
      </radialGradient>
      <linearGradient id="se-brass" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#e2cb98" />
        <stop offset=".22" stop-color="#b99a60" />
        <stop offset=".5" stop-color="#6f5a33" />
        <stop offset=".74" stop-color="#a98b54" />
        <stop offset="1" stop-color="#5a4828" />
      </linearGradient>
      <linearGradient id="se-body" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#202c58" />
        <stop offset=".5" stop-color="#141d3e" />
        <stop offset="1" stop-color="#1a2550" />
      </linearGradient>
      <linearGradient id="se-rim" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#1a2550" />
        <stop offset="1" stop-color="#0e1633" />
      </linearGradient>
      <radialGradient id="se-drop">
        <stop offset=".86" stop-color="#000" stop-opacity=".55" />
        <stop offset="1" stop-color="#000" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

/** The brass body that holds the disc. */
export function Body() {
  return (
    <>
      <ellipse cx="0" cy="70" rx="800" ry="790" fill="url(#se-drop)" class={styles.shadow} />
      <path
        class={styles.throne}
        d="M-150 -722C-96 -730 -86 -742 -70 -764C-56 -784 -34 -790 -22 -800C-14 -808 -10 -818 0 -824C10 -818 14 -808 22 -800C34 -790 56 -784 70 -764C86 -742 96 -730 150 -722Z"
      />
      <path
        fill="url(#se-body)"
        fill-rule="evenodd"
        d={`M-772 36A772 772 0 1 0 772 36A772 772 0 1 0 -772 36Z${ring(713)}`}
      />
      <circle cx="0" cy="36" r="769" class={styles.edge} />
      <circle cx="0" cy="36" r="759" class={styles.hair} />
      <circle r="713" class={styles.edge} stroke-width="7" />
      <circle r="722" class={styles.hair} />
      <path
        class={styles.throneLine}
        d="M-104 -742C-86 -748 -76 -760 -62 -772M104 -742C86 -748 76 -760 62 -772"
      />
      <path
        fill="#d8bf8a"
        d="M0 -798Q4.2 -776.2 26 -772Q4.2 -767.8 0 -746Q-4.2 -767.8 -26 -772Q-4.2 -776.2 0 -798Z"
      />
      <path class={styles.bead} d={BEADS} />
    </>
  );
}

/** The rim with its ticks, and the night. */
export function Rim() {
  return (
    <>
      <path fill="url(#se-rim)" fill-rule="evenodd" d={ring(706) + ring(SKY)} />
      <path class={styles.tick} d={TICKS} />
      <path class={`${styles.tick} ${styles.long}`} d={LONG_TICKS} />
      <circle r="700" class={styles.hair} />
      {CHEVRONS.map((transform) => (
        <path key={transform} class={styles.chevron} transform={transform} d="M-9 6L0 -5L9 6" />
      ))}
      <circle r={SKY} fill="url(#se-sky)" />
    </>
  );
}
