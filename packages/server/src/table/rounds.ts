// Long work is done in slices, one slice in each round of the event loop whoever it is for: between two slices everybody
// else is served.

/** Says how many milliseconds were used. */
export type Charge = (milliseconds: number) => void;

/** Charges the time until it returns; what it only waits for is free. */
export function timed<T>(charge: Charge | undefined, work: () => T): T {
  const began = performance.now();
  try {
    return work();
  } finally {
    charge?.(performance.now() - began);
  }
}

/** Milliseconds of one slice. */
const SLICE = 4;
/** The clock is looked at after so many pieces. */
const PIECES = 8;

const waiting: (() => void)[] = [];

/** Resolves in a later round of the event loop, in which nobody else who waits for one is let through. */
export function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(letOneThrough);
  });
}

function letOneThrough(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneThrough);
}

/** Ends early once `isEnough` holds between two slices. */
export async function inSlices<T>(
  pieces: readonly T[],
  work: (piece: T) => void,
  { charge, isEnough }: { readonly charge: Charge; readonly isEnough?: () => boolean },
): Promise<void> {
  let began = performance.now();
  for (const [index, piece] of pieces.entries()) {
    work(piece);
    if (index % PIECES !== PIECES - 1 || performance.now() - began < SLICE) continue;
    charge(performance.now() - began);
    await nextRound();
    if (isEnough?.()) return;
    began = performance.now();
  }
  charge(performance.now() - began);
}
