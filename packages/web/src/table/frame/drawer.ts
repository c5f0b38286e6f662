// What is open over a table: one drawer at a time.
import { type Signal, useSignal } from '@preact/signals';
import { useCallback } from 'preact/hooks';

interface Opened<Drawer> {
  readonly drawer: Signal<Drawer | undefined>;
  /** Stays the same function as long as the table is on the page. */
  readonly open: (which: Drawer) => void;
}

export function useDrawer<Drawer extends string>(): Opened<Drawer> {
  const drawer = useSignal<Drawer | undefined>(undefined);
  const open = useCallback(
    (which: Drawer) => {
      drawer.value = which;
    },
    [drawer],
  );
  return { drawer, open };
}
