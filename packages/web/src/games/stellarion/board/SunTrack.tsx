// The track of the Gloomy Sun: where it is, where the considered action would bring it, and the meteors.
import type { Desk } from '../desk.ts';
import { powerOf } from '../offers.ts';
import { SUN_PLACE } from '../places.ts';
import { boardWords } from '../words/index.ts';
import styles from './sun.module.css';
import { Track } from './Track.tsx';

export function SunTrack({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  if (!view.table.sun) return undefined;
  return (
    <section
      class={styles.sun}
      data-place={SUN_PLACE}
      aria-label={boardWords().sunLabel(view.sun, view.table.track.last)}
    >
      <Track view={view} then={thenOf(desk)} arc />
      <Track view={view} then={thenOf(desk)} />
      <div class={styles.caption} aria-hidden="true">
        <b>{boardWords().gloomySun}</b>
        <p>{boardWords().sunAt(view.sun, view.table.track.last)}</p>
      </div>
    </section>
  );
}

/** Spaces to which the picked cards could move the sun: forward by using their effect, back by waiving it. */
function thenOf(desk: Desk): { readonly forward: number; readonly back: number } | undefined {
  const view = desk.session.view.value;
  const offered = desk.offers.value.find((offer) => offer.refused === undefined);
  if (offered?.refused !== undefined || offered === undefined) return undefined;
  if (offered.action.kind === 'launch') return { forward: 4, back: 0 };
  if (offered.action.kind !== 'coordinate') return undefined;
  const major = powerOf(desk.session.view.value, offered.action.pay).major;
  return { forward: major ? 2 : 1, back: Math.min(major ? 8 : 4, view.sun) };
}

export type Then = ReturnType<typeof thenOf>;
