// The progress of a long command, on stderr, where it does not mix with results; and what went wrong on the way.

/** Milliseconds between two lines if stderr leads to a file or another program. */
const PAUSE = 10_000;
let last = performance.now();

/**
 * On a terminal it overwrites its last line and leaves nothing at the end; elsewhere it adds a line from time to time.
 */
export function showProgress(done: number, all: number, what: string): void {
  if (process.stderr.isTTY)
    process.stderr.write(done === all ? '\r\u001b[K' : `\r\u001b[K${done}/${all} ${what}`);
  else if (performance.now() - last >= PAUSE) {
    last = performance.now();
    process.stderr.write(`${done}/${all} ${what}\n`);
  }
}

export function showTrouble(line: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${line}\n`);
}
