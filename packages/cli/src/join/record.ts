// The record of a game that has just ended. If the server is restarting, or a proxy has not noticed it yet, this asks
// again: the terminal may be the only one that keeps the record.
import { ServerRefusal, type Visitor } from '@planisphere/server/client';

const TRIES = 8;
const PAUSE = 250;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Undefined if the server could not be reached in time. */
export async function fetchRecord(
  visitor: Pick<Visitor, 'record'>,
  code: string,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<string | undefined> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      return await visitor.record(code);
    } catch (error) {
      const isOutage = error instanceof TypeError || (error instanceof ServerRefusal && error.status >= 502);
      if (!isOutage) throw error;
      await pause(PAUSE * tries);
    }
  }
  return undefined;
}
