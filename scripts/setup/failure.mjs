// A set-up that cannot go on for a reason the reader can act on: shown as its message, without a stack.
export class SetUpFailure extends Error {}
