// The four kinds of stars and the pole star, each with a silhouette of its own, drawn around the origin on a grid of 32.
import type { Kind } from '@planisphere/star-explorer';

const FILLED: Readonly<Record<Kind, string>> = {
  red: 'M0 -13L3.64 -4.02L13.31 -3.33L5.9 2.92L8.23 12.33L0 7.2L-8.23 12.33L-5.9 2.92L-13.31 -3.33L-3.64 -4.02Z',
  white: 'M-7.2 0A7.2 7.2 0 1 0 7.2 0A7.2 7.2 0 1 0 -7.2 0Z',
  yellow:
    'M0 -14.6L4.1 -7.1L12.64 -7.3L8.2 0L12.64 7.3L4.1 7.1L0 14.6L-4.1 7.1L-12.64 7.3L-8.2 0L-12.64 -7.3L-4.1 -7.1ZM4.2 0A4.2 4.2 0 1 0 -4.2 0A4.2 4.2 0 1 0 4.2 0Z',
  blue: 'M0 -15.4Q3.11 -3.11 15.4 0Q3.11 3.11 0 15.4Q-3.11 3.11 -15.4 0Q-3.11 -3.11 0 -15.4Z',
};

const RAYS =
  'M10.4 0L14.6 0M7.35 7.35L10.32 10.32M0 10.4L0 14.6M-7.35 7.35L-10.32 10.32M-10.4 0L-14.6 0M-7.35 -7.35L-10.32 -10.32M0 -10.4L0 -14.6M7.35 -7.35L10.32 -10.32';

/** In units of the picture. */
const STAR_SIZE = 58;

export function StarShape({ kind, size = STAR_SIZE }: { kind: Kind; size?: number }) {
  return (
    <g transform={`scale(${size / 32})`} data-kind={kind}>
      <path d={FILLED[kind]} fill="currentColor" fill-rule="evenodd" />
      {kind === 'white' ? (
        <path d={RAYS} fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" />
      ) : undefined}
    </g>
  );
}

export function PoleStar({ size }: { size: number }) {
  return (
    <g transform={`scale(${size / 32})`} fill="none" stroke="currentColor" stroke-width="1.2">
      <circle r="13.6" />
      <circle r="9" stroke-dasharray=".1 2.4" stroke-linecap="round" />
      <path
        d="M0 -15.6Q1.27 -1.27 15.6 0Q1.27 1.27 0 15.6Q-1.27 1.27 -15.6 0Q-1.27 -1.27 0 -15.6ZM6.08 -6.08Q1.8 0 6.08 6.08Q0 1.8 -6.08 6.08Q-1.8 0 -6.08 -6.08Q0 -1.8 6.08 -6.08Z"
        fill="currentColor"
        stroke="none"
      />
    </g>
  );
}

/** One kind on a small night roundel, for text on the page. */
export function KindMark({ kind, class: className }: { kind: Kind; class?: string | undefined }) {
  return (
    <svg viewBox="-22 -22 44 44" class={className} data-kind={kind} aria-hidden="true">
      <circle r="21" fill="#0d1530" stroke="#3a4874" stroke-width="2" />
      <StarShape kind={kind} size={30} />
    </svg>
  );
}
