// A position as a small picture: all of it is seen, however high it is. Nothing in it can be pressed or read out.
import type { Seat } from '@planisphere/core';
import { useEffect, useRef } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { useExhibits } from './exhibits.ts';
import styles from './fitted.module.css';

/** Around a picture in its frame. */
const MARGIN = 10;

interface Shown {
  readonly game: GameId;
  /** In notation; undefined until it is known: the frame is empty then. */
  readonly position: string | undefined;
  /** Whose table it is. */
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
