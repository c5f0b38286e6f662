// A mistake in how a command was called: told in one line, without a stack, exit code 2.

export class UsageError extends Error {}
