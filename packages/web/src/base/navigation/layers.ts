// A layer over a page (a drawer or a dialog) is a step of the browser's history: Back closes it instead of leaving.
import { useEffect, useRef } from 'preact/hooks';

const layers: (() => void)[] = [];
/**
 * Steps of layers that their own button or Escape has closed. The next layer reuses one; Back passes over them. They
 * are not removed at once: the browser would do that a moment later, when another layer may already be open.
 */
let spare = 0;

/** How many layers lie over the page at this step of the history. */
function depthOf(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('layer' in state)) return 0;
  return typeof state.layer === 'number' ? state.layer : 1;
}

/** Called when the page loads: layers from before are gone, but their steps remain. */
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

/** Gives the step of a layer that lies, or lay, over this page to the next page. False if there is none. */
export function giveStep(): boolean {
  if (depthOf(history.state) === 0) return false;
  if (layers.length === 0 && spare > 0) spare--;
  return true;
}

/** Called for Back on the same page: closes the top layer, or goes on to the page before. */
export function closeLayer(): void {
  const close = layers.pop();
  if (close !== undefined) close();
  else if (spare > 0) {
    spare--;
    history.back();
  }
}

/** While the component is on the page, it is a layer. */
export function useLayer(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const act = () => latest.current();
    open(act);
    return () => leave(act);
  }, []);
}
