// Raised when a message changes its meaning. A client of another version is told to reload; its game waits in the log.

export const PROTOCOL_VERSION = 1;
