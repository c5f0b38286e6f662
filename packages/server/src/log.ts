// The log of the server, as JSON lines. Errors of libraries may hold what must not be logged (push addresses, database rows), so
// only the fields named here are written.
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

/** The message without mail addresses and the paths of URLs. */
function discreet(message: string): string {
  return message
    .replace(/[^\s<>"']+@[^\s<>"']+/g, '…@…')
    .replace(/(https?:\/\/[^\s/"']+)\/[^\s"']*/g, '$1/…');
}
