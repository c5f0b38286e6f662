// What lies over a page, a drawer or a dialog, is a step of the browser's history: Back closes it instead of leaving.
import { useEffect, useRef } from 'preact/hooks';

const layers: (() => void)[] = [];
/**
 * Steps of layers that were closed by their own button, or by Escape. The next layer takes one; Back passes over them. They
 * are not taken out at once: the browser would do that a moment later, when something else may be open already.
 */
let spare = 0;

/** How many layers lie over the page at this step of the history. */
function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('layer' in state)) return 0;
  return typeof state.layer === 'number' ? state.layer : 1;
}

/** When the page was loaded: what lay over it before is gone, its steps are left. */
export function countSteps(): void {
  spare = depthOf(history.state);
}

function open(close: () => void): void {
  layers.push(close);
  const depth = depthOf(history.state);
  if (spare > 0 && depth > 0) spare--;
  else history.pushState({ layer: depth + 1 }, '');
}

function leave(close: () => void): void {
  const at = layers.indexOf(close);
  if (at < 0) return;
  layers.splice(at, 1);
  if (depthOf(history.state) > 0) spare++;
}

/** The next page takes the step of what lay, or had lain, over this one. False where there is none. */
export function giveStep(): boolean {
  if (depthOf(history.state) === 0) return false;
  if (layers.length === 0 && spare > 0) spare--;
  return true;
}

/** Back was pressed on the same page: closes what lies on top, or goes on to the page before. */
export function closeLayer(): void {
  const close = layers.pop();
  if (close !== undefined) close();
  else if (spare > 0) {
    spare--;
    history.back();
  }
}

/** For as long as the component is on the page. */
export function useLayer(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const act = () => latest.current();
    open(act);
    return () => leave(act);
  }, []);
}
