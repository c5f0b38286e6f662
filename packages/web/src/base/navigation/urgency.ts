// On a first visit over a slow network all requests would share the line, and decoration would delay the board that the
// next tap needs. So the board goes first. On later visits everything comes from the service worker's store.
import { useEffect, useState } from 'preact/hooks';

/** In milliseconds: a visitor who taps within this time gets the board first. */
const GRACE = 300;

let urgent = 0;
let waiting: (() => void)[] = [];

/** Everything that can wait waits for this. */
export function goesFirst(needed: Promise<unknown>): void {
  if (navigator.serviceWorker?.controller) return;
  urgent += 1;
  const done = () => setTimeout(settle, GRACE);
  needed.then(done, done);
}

function settle(): void {
  urgent -= 1;
  if (urgent > 0) return;
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}

export function afterUrgent(act: () => void): void {
  if (urgent === 0) act();
  else waiting.push(act);
}

/** Becomes true when nothing urgent is left. */
export function useLeisure(): boolean {
  const [leisure, setLeisure] = useState(urgent === 0);
  useEffect(() => {
    let left = false;
    afterUrgent(() => {
      if (!left) setLeisure(true);
    });
    return () => {
      left = true;
    };
  }, []);
  return leisure;
}

/** In milliseconds: a hidden page is never painted, so it goes on after this time. */
const UNSEEN = 200;

/** Resolves when what was just drawn is on the screen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN);
  });
}
