// Stopping ends, whatever hangs: each step has a share of the time, and one that takes longer is left behind. Nothing that was
// confirmed is lost by that; it had been written before it was confirmed.

/** Whoever started the server may kill it after ten seconds. */
export const CLOSING = 9000;
/** At least so much is kept for each step that follows. */
const SHARE = 700;

export interface Step {
  readonly name: string;
  readonly run: () => unknown;
}

/** One after the other. `troubled` hears of a step that failed or was not done in time. */
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
