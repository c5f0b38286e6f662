// One table in several tabs: one tab leads, the others show what happens there. A lock of the browser decides; when the
// leading tab closes, the next one leads by itself, and any tab can take over. Without locks each tab leads.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Lead {
  /** Undefined until the browser has decided. */
  readonly isHere: ReadonlySignal<boolean | undefined>;
  /** Makes this tab lead, whichever led before. */
  take(): void;
  leave(): void;
}

const ASK_AGAIN_MS = 100;

/** No other tab can know a table that this one has just made. */
export function leadTable(id: string, { isNew }: { isNew: boolean }): Lead {
  const { locks } = navigator;
  if (locks === undefined) return { isHere: signal(true), take: () => undefined, leave: () => undefined };
  const isHere = signal<boolean | undefined>(isNew ? true : undefined);
  const left = new AbortController();
  /** Keeps the lock until this tab leaves the table. */
  const hold = (): Promise<void> => {
    if (left.signal.aborted) return Promise.resolve();
    isHere.value = true;
    return new Promise((resolve) => left.signal.addEventListener('abort', () => resolve()));
  };
  const ask = (options: LockOptions): void => {
    locks
      .request(`planisphere table ${id}`, options, (lock) => (lock === null ? wait() : hold()))
      // Another tab has taken over, or this one has left. An immediate new request would make WebKit refuse forever on
      // a page that is being left, and the page would never go.
      .catch(() => {
        isHere.value = false;
        setTimeout(wait, ASK_AGAIN_MS);
      });
  };
  const wait = (): void => {
    isHere.value = false;
    if (!left.signal.aborted) ask({ signal: left.signal });
  };
  ask({ ifAvailable: true });
  return { isHere, take: () => ask({ steal: true }), leave: () => left.abort() };
}
