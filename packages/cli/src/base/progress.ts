// How far a long command is, on the error line, where it does not mix with results; and what went wrong on the way.

/** Milliseconds between two lines where the error line leads to a file or another program. */
const PAUSE = 10_000;
let last = performance.now();

/** On a terminal it draws over what it said before, and nothing is left once all is done; elsewhere it adds a line now and then. */
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
