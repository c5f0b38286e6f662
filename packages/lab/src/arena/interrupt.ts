// Ctrl-C ends a long measurement without losing it: running work finishes, and the results are reported. A second
// Ctrl-C ends the process at once.

export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
