// The signs of what pays at the end (central stars, lines over the axis, outer stars), and of a line that joins two
// kinds.
import type { Kinds } from '@planisphere/star-explorer';
import styles from './ledger.module.css';

export function CentralMark() {
  return (
    <svg class={styles.bonus} viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="8.5"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-dasharray=".1 3.56"
        stroke-linecap="round"
      />
      <circle cx="12" cy="12" r="3.6" fill="currentColor" />
    </svg>
  );
}

export function AxisMark() {
  return (
    <svg class={styles.bonus} viewBox="0 0 24 24" aria-hidden="true" stroke="currentColor">
      <path d="M12 2V22" stroke-width="1.6" stroke-dasharray="4 2.5" />
      <path d="M3 16L21 8" stroke-width="1.8" stroke-linecap="round" />
      <path d="M12 7.5L16.5 12L12 16.5L7.5 12Z" fill="currentColor" stroke="none" />
    </svg>
  );
}

export function OuterMark() {
  return (
    <svg class={styles.bonus} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M3 20.5A15 15 0 0 1 21 20.5"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-dasharray=".1 3.1"
        stroke-linecap="round"
      />
      <path d="M12 2L17.2 5V11L12 14L6.8 11V5Z" fill="currentColor" />
    </svg>
  );
}

export function JoinMark({ kinds: { current, previous } }: { kinds: Kinds }) {
  return (
    <svg class={styles.join} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11.4" fill="#0d1530" stroke="#3a4874" />
      <path d="M8 16L16 8" stroke="#f5d698" stroke-width="2" />
      <g data-kind={current}>
        <circle cx="7.6" cy="16.4" r="3.4" fill="currentColor" />
      </g>
      <g data-kind={previous}>
        <circle cx="16.4" cy="7.6" r="3.4" fill="currentColor" />
      </g>
    </svg>
  );
}
