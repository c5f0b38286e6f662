// A signal that follows another: at once, or, while something is dragged, when a frame has passed without a change. What
// moves under the finger is drawn first, what is written about it just after. On a busy machine a frame may take long, and
// buttons are among what is written: once the hand lets go, nothing may wait for a frame any more.
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** In milliseconds; so old may be what is written while the ghost never rests. */
const LAG = 100;

export interface Following<T> {
  readonly signal: ReadonlySignal<T>;
  /** Follows the consequences of this change later. */
  loosely(change: () => void): void;
  /** Nothing is dragged any more: whatever has not been followed yet is followed now. */
  catchUp(): void;
  stop(): void;
}

export function following<T>(source: ReadonlySignal<T>): Following<T> {
  const followed = signal(source.peek());
  let loose = false;
  let frame: number | undefined;
  let since = 0;
  const forget = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const catchUp = () => {
    forget();
    followed.value = source.peek();
  };
  const later = () => {
    if (frame === undefined) since = performance.now();
    else if (performance.now() - since > LAG) return;
    forget();
    // The first frame is the one in which the ghost moves.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(catchUp);
    });
  };
  const unfollow = effect(() => {
    if (source.value !== followed.peek()) (loose ? later : catchUp)();
  });
  return {
    signal: followed,
    catchUp,
    loosely(change) {
      loose = true;
      change();
      loose = false;
    },
    stop() {
      unfollow();
      forget();
    },
  };
}
