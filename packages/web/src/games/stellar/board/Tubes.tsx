// The drawing of a telescope: three tubes with collars and a lens.
import styles from './scope.module.css';
import { COLLARS, hatchOf, knurlOf, TUBES } from './tubes.ts';

export function Tubes() {
  return (
    <svg class={styles.tubes} viewBox="0 0 340 551" preserveAspectRatio="none" aria-hidden="true">
      <path d="M170 0V551" class={styles.axis} />
      {TUBES.map((tube) => (
        <g key={tube.y}>
          <rect {...tube} rx="7" class={styles.tube} />
          <path d={hatchOf(tube)} class={styles.hatch} />
        </g>
      ))}
      <path d="M144 13L151 2H189L196 13Z" class={styles.collar} />
      <path d="M156 2V13M163 2V13M170 2V13M177 2V13M184 2V13" class={styles.knurl} />
      {COLLARS.map((collar) => (
        <g key={collar.y}>
          <rect {...collar} rx="4" class={styles.collar} />
          <path d={knurlOf(collar)} class={styles.knurl} />
        </g>
      ))}
      <path d="M30 538Q170 560 310 538Z" class={styles.lens} />
      <path d="M54 540.5Q170 554 286 540.5" class={styles.hatch} />
    </svg>
  );
}
