// One table, several tabs: one of them leads, the others show what happens there. A lock of the browser says which; when the
// leading tab goes, the next one leads by itself, and any of them can take over. Where there are no locks, each tab leads.
import { type ReadonlySignal, signal } from '@preact/signals';

export interface Lead {
  /** Undefined until it is known. */
  readonly isHere: ReadonlySignal<boolean | undefined>;
  /** Leads from this tab, wherever it was led before. */
  take(): void;
  leave(): void;
}

const ASK_AGAIN_MS = 100;

/** A table that was made here a moment ago is nobody else's. */
export function leadTable(id: string, { isNew }: { isNew: boolean }): Lead {
  const { locks } = navigator;
  if (locks === undefined) return { isHere: signal(true), take: () => undefined, leave: () => undefined };
  const isHere = signal<boolean | undefined>(isNew ? true : undefined);
  const left = new AbortController();
  /** Keeps the lock until this tab has left the table. */
  const hold = (): Promise<void> => {
    if (left.signal.aborted) return Promise.resolve();
    isHere.value = true;
    return new Promise((resolve) => left.signal.addEventListener('abort', () => resolve()));
  };
  const ask = (options: LockOptions): void => {
    locks
      .request(`planisphere table ${id}`, options, (lock) => (lock === null ? wait() : hold()))
      // Another tab has taken over, or this one has left. Asked again at once, WebKit would refuse a page that is being left
      // without end, and the page would never go.
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
