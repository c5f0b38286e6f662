// A mark on the root of the document while something is on the page: for style sheets, where `:root:has(…)` would be asked anew
// with whatever changes anywhere.
import { useLayoutEffect } from 'preact/hooks';

const counts = new Map<string, number>();

function add(mark: string, change: 1 | -1): void {
  const count = (counts.get(mark) ?? 0) + change;
  counts.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}

/** Counted, for one page comes before the other has gone. */
export function useRootMark(mark: `data-${string}`): void {
  useLayoutEffect(() => {
    add(mark, 1);
    return () => add(mark, -1);
  }, [mark]);
}
