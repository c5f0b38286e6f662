// The version of the protocol, raised when a message changes its meaning. A client of another version has to reload; its
// game stays in the log.

export const PROTOCOL_VERSION = 1;
