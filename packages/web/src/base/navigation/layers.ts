// What lies over a page, a drawer or a dialog, is a step of the browser's history: Back closes it instead of leaving.
import { useEffect, useRef } from 'preact/hooks';

const layers: (() => void)[] = [];
/**
 * Steps of layers that were closed by their own button, or by Escape. The next layer takes one; Back passes over them. They
 * are not taken out at once: the browser would do that a moment later, when something else may be open already.
 */
let spare = 0;

export function isLayer(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'layer' in state;
}

function open(close: () => void): void {
  layers.push(close);
  if (spare > 0 && isLayer(history.state)) spare--;
  else history.pushState({ layer: true }, '');
}

function leave(close: () => void): void {
  const at = layers.indexOf(close);
  if (at < 0) return;
  layers.splice(at, 1);
  if (isLayer(history.state)) spare++;
}

/** The next page takes the step of what lay, or had lain, over this one. False where there is none. */
export function giveStep(): boolean {
  if (!isLayer(history.state)) return false;
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
