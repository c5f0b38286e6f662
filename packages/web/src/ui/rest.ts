// What lies further down a page must not cost its first look anything.
import { useEffect, useState } from 'preact/hooks';

/** Where nothing ever rests, this is late enough. */
const LATEST = 1000;

/** Becomes true once the screen has been painted without the part that asks and the page has nothing more urgent to do. */
export function useRest(): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setRests(true), 100);
      return () => clearTimeout(timer);
    }
    const call = requestIdleCallback(() => setRests(true), { timeout: LATEST });
    return () => cancelIdleCallback(call);
  }, []);
  return rests;
}
