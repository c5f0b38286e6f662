// On a first visit through a slow network everything would share the line, and what is only beautiful would take the place
// of the board that the next tap needs. So the board goes first. Later all of it lies in the service worker's store.
import { useEffect, useState } from 'preact/hooks';

/** In milliseconds: whoever has tapped meanwhile gets the board first. */
const GRACE = 300;

let urgent = 0;
let waiting: (() => void)[] = [];

/** Lets everything that can wait, wait for this. */
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

/** Becomes true when nothing is urgent any more. */
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

/** In milliseconds: a page that nobody looks at is not painted, and goes on all the same. */
const UNSEEN = 200;

/** When what was just drawn can be seen. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, UNSEEN);
  });
}
