// A position as a small picture, completely visible whatever its height. Nothing in it can be pressed or read aloud.
import type { Seat } from '@planisphere/core';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { useExhibits } from './exhibits.ts';
import styles from './fitted.module.css';

/** The gap between a picture and its frame, in pixels. */
const MARGIN = 10;

interface Shown {
  readonly game: GameId;
  /** In notation; until it is known the frame is empty. */
  readonly position: string | undefined;
  /** The seat from which the table is seen. */
  readonly seat: Seat;
}

export function FittedPicture({ game, position, seat }: Shown) {
  const Picture = useExhibits(game)?.Picture;
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [inner, frame] = [drawing.current, drawing.current?.parentElement];
    if (inner === null || frame === null || frame === undefined) return undefined;
    const fit = (): void => {
      const fits = Math.min(
        (frame.clientWidth - 2 * MARGIN) / inner.offsetWidth,
        (frame.clientHeight - 2 * MARGIN) / inner.offsetHeight,
      );
      inner.style.setProperty('--fit', fits.toFixed(3));
    };
    const watching = new ResizeObserver(fit);
    for (const each of [inner, frame]) watching.observe(each);
    return () => watching.disconnect();
  }, [Picture, position]);
  return (
    <div class={styles.frame} aria-hidden="true" inert>
      {Picture === undefined || position === undefined ? undefined : (
        <div ref={drawing}>
          <Picture line={position} held="" show="puzzle" seat={seat} />
        </div>
      )}
    </div>
  );
}
