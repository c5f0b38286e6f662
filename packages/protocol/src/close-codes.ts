// Why the server closes a socket (RFC 6455 leaves 4000 and up to programs).

export const CLOSE_CODES = {
  /** The client speaks another version. */
  reload: 4001,
  tooFast: 4002,
  tooSlow: 4003,
  /** This node stops soon while others run: reconnect at once. */
  moving: 4004,
  /** The server stops. */
  stopping: 1001,
} as const;
