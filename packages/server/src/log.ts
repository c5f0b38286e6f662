// The log of the server: lines of JSON for whoever runs it. Errors of libraries carry more than the log may hold (the
// address of a push subscription, the words of a database row), so of an error only what is named here is written.
import { type Logger, pino } from 'pino';

export function createLog(level: string): Logger {
  return pino({ level, base: null, serializers: { err: loggedError } });
}

interface LibraryError extends Error {
  readonly code?: unknown;
  readonly statusCode?: unknown;
  readonly responseCode?: unknown;
}

export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, code, statusCode, responseCode, message, stack } = error as LibraryError;
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, code, status: statusCode ?? responseCode, message: discreet(message), stack: frames };
}

/** Without the addresses of people and of what they subscribed to. */
function discreet(message: string): string {
  return message
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…')
    .replace(/(https?:\/\/[^\s/"']+)\/[^\s"']*/g, '$1/…');
}
