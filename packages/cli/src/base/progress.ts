// How far a long command is, on the error line of a terminal, where it does not mix with results; and what went wrong on the way,
// wherever that line leads.

/** Draws over what it said before; nothing is left once all is done. */
export function showProgress(done: number, all: number, what: string): void {
  if (process.stderr.isTTY) process.stderr.write(done === all ? '\r\u001b[K' : `\r${done} of ${all} ${what}`);
}

export function showTrouble(line: string): void {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001b[K' : ''}${line}\n`);
}
