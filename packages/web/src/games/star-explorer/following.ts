// A signal that follows another: at once, or during a drag once a frame has passed without a change. The page draws
// what moves under the finger first, and the notes about it just after. On a busy machine a frame may take long, and
// buttons are among the notes: once the hand lets go, nothing waits for a frame.
import { effect, type ReadonlySignal, signal } from '@preact/signals';

/** In milliseconds: the notes may lag this much behind a ghost that never rests. */
const LAG = 100;

export interface Following<T> {
  readonly signal: ReadonlySignal<T>;
  /** Makes this change; what depends on it follows later. */
  loosely(change: () => void): void;
  /** The drag is over: follows at once whatever was not followed yet. */
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
