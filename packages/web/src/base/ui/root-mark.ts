// Marks the root of the document while something is on the page: for style sheets, because browsers would evaluate
// `:root:has(…)` again after every change anywhere.
import { useLayoutEffect } from 'preact/hooks';

const counts = new Map<string, number>();

function add(mark: string, change: 1 | -1): void {
  const count = (counts.get(mark) ?? 0) + change;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}

/** Marks are counted, because one page arrives before the other has gone. */
export function useRootMark(mark: `data-${string}`): void {
  useLayoutEffect(() => {
    add(mark, 1);
    return () => add(mark, -1);
  }, [mark]);
}
