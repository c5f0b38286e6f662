// Finds jumps of the board, frame by frame: the same for all games.

declare global {
  interface Window {
    jumps?: string[];
  }
}

/** Runs in the page: records every place of the board that moves or changes its size between two frames. */
export function watchBoard(): void {
  // Everything that can be pressed or looked at on the table; the answers under it come and go, and on a phone the
  // rival's strip folds for the prompt.
  const BOARD =
    'main :is([data-place], [data-source]):not([data-place^="act-"], [data-place="go"], [data-place^="side-"], dialog *, [data-advice] *)';
  /** A lifted card moves over the board, which does not count. */
  const isLifted = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null && at.tagName !== 'MAIN'; at = at.parentElement) {
      const { transform, translate, scale, position } = getComputedStyle(at);
      if (transform !== 'none' || translate !== 'none' || scale !== 'none' || position === 'fixed')
        return true;
    }
    return false;
  };
  const nameOf = (element: Element): string =>
    `${element.getAttribute('data-place') ?? ''} ${element.getAttribute('data-source') ?? ''}`.trim();
  const seen = new Map<string, readonly number[]>();
  const jumps: string[] = [];
  window.jumps = jumps;
  const look = (): void => {
    const counts = new Map<string, number>();
    for (const element of document.querySelectorAll(BOARD)) {
      const count = (counts.get(nameOf(element)) ?? 0) + 1;
      counts.set(nameOf(element), count);
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width === 0 || isLifted(element)) continue;
      const name = `${nameOf(element)}${count > 1 ? ` (${count})` : ''}`;
      const [before, now] = [seen.get(name), [x, y, width, height]];
      if (before?.some((side, index) => Math.abs(side - now[index]!) > 1))
        jumps.push(`${name}: ${before.map(Math.round).join(' ')} → ${now.map(Math.round).join(' ')}`);
      seen.set(name, now);
    }
    requestAnimationFrame(look);
  };
  look();
}
