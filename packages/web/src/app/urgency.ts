// On a first visit through a slow network everything would share the line, and what is only beautiful would take the place
// of the board that the next tap needs. So the board goes first. Later all of it lies in the service worker's store.
import { useEffect, useState } from 'preact/hooks';

/** In milliseconds: whoever has tapped meanwhile gets the board first. */
const GRACE = 300;

let urgent: Promise<unknown> | undefined;

/** Lets everything that can wait, wait for this. */
export function goesFirst(needed: Promise<unknown>): void {
  if (navigator.serviceWorker?.controller) return;
  urgent = needed.finally(async () => {
    await new Promise((resolve) => setTimeout(resolve, GRACE));
    urgent = undefined;
  });
}

export function afterUrgent(act: () => void): void {
  if (urgent === undefined) act();
  else void urgent.finally(act);
}

/** Becomes true when nothing is urgent any more. */
export function useLeisure(): boolean {
  const [leisure, setLeisure] = useState(urgent === undefined);
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
