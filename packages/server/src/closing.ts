// Stops in bounded time: each step gets a share of it, and a step that takes longer is abandoned. No confirmed action is
// lost, because every action is written before it is confirmed.

/** A supervisor such as Docker may kill the server ten seconds after the signal. */
export const CLOSING = 9000;
/** Milliseconds reserved for each later step. */
const SHARE = 700;

export interface Step {
  readonly name: string;
  readonly run: () => unknown;
}

/** Runs the steps in order and reports each one that fails or exceeds its time. */
export async function closeInTime(
  steps: readonly Step[],
  troubled: (name: string, error: unknown) => void,
  whole: number,
): Promise<void> {
  const end = performance.now() + whole;
  for (const [index, { name, run }] of steps.entries()) {
    const later = (steps.length - 1 - index) * Math.min(SHARE, whole / steps.length);
    const allowed = Math.max(0, end - later - performance.now());
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not done after ${Math.round(allowed)} ms`)), allowed);
    });
    try {
      await Promise.race([Promise.resolve().then(run), late]);
    } catch (error) {
      troubled(name, error);
    } finally {
      clearTimeout(timer);
    }
  }
}
