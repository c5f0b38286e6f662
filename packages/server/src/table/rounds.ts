// Cuts long work into slices, one per round of the event loop, so that everybody else is served in between.

/** Charges milliseconds of work to an account. */
export type Charge = (milliseconds: number) => void;

/** Charges the time until `work` returns; waiting for its promise is free. */
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
/** Pieces between two looks at the clock. */
const PIECES = 8;

const waiting: (() => void)[] = [];

/** Resolves in a later round of the event loop; each round lets one waiter through. */
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

/** Stops early when `isEnough` holds between two slices. */
export async function inSlices<T>(
  pieces: readonly T[],
  work: (piece: T) => void,
  { charge, isEnough }: { readonly charge: Charge; readonly isEnough?: () => boolean },
): Promise<void> {
  function* steps(): Generator<void, void> {
    for (const piece of pieces) {
      work(piece);
      yield;
    }
  }
  await stepwise(steps(), { charge, isEnough });
}

/** The same for work that yields after every piece; undefined when it was stopped early. */
export async function stepwise<T>(
  steps: Generator<void, T>,
  { charge, isEnough }: { readonly charge: Charge; readonly isEnough?: (() => boolean) | undefined },
): Promise<T | undefined> {
  let began = performance.now();
  for (let piece = 1; ; piece++) {
    const { done, value } = steps.next();
    if (done) {
      charge(performance.now() - began);
      return value;
    }
    if (piece % PIECES !== 0 || performance.now() - began < SLICE) continue;
    charge(performance.now() - began);
    await nextRound();
    if (isEnough?.()) return undefined;
    began = performance.now();
  }
}
