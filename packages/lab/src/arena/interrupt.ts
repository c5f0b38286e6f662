// Ctrl-C ends a long measurement without losing it: what is under way is finished, and what was found is reported. A second
// Ctrl-C ends the process at once.

export function interruptSignal(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return controller.signal;
}
