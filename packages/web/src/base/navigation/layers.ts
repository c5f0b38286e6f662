// What lies over a page, a drawer or a dialog, is a step of the browser's history: Back closes it instead of leaving.
import { useEffect, useRef } from 'preact/hooks';

const layers: (() => void)[] = [];
/** The step of a layer that has just gone: the next one takes it, so that one drawer can follow another. */
let isSpare = false;
/** Steps back that were asked for here and have not happened yet: they close nothing, whatever was opened meanwhile. */
let ownSteps = 0;

export function isLayer(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'layer' in state;
}

function open(close: () => void): void {
  layers.push(close);
  if (isSpare && isLayer(history.state)) isSpare = false;
  else history.pushState({ layer: true }, '');
}

/** Closed by its own button, or by Escape: its step of the history goes as well. */
function leave(close: () => void): void {
  const at = layers.indexOf(close);
  if (at < 0) return;
  layers.splice(at, 1);
  isSpare = true;
  setTimeout(() => {
    if (!isSpare) return;
    isSpare = false;
    if (!isLayer(history.state)) return;
    ownSteps++;
    history.back();
  });
}

/** The browser went a step back: closes what lies on top, unless the step was our own. False where nothing lay there. */
export function closeLayer(): boolean {
  if (ownSteps > 0) {
    ownSteps--;
    if (layers.length > 0 && !isLayer(history.state)) history.pushState({ layer: true }, '');
    return true;
  }
  const close = layers.pop();
  close?.();
  return close !== undefined;
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
