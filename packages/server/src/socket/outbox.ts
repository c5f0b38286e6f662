// Frames that a socket sends in one round of the event loop leave together, by one system call: a player who acts gets the
// update and the answer at the same time.
import type { Writable } from 'node:stream';

const held: Writable[] = [];

/** Call it before every write. */
export function holdFrames(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  if (held.push(stream) === 1) setImmediate(release);
}

function release(): void {
  for (const stream of held.splice(0)) stream.uncork();
}
