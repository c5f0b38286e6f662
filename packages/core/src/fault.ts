// Malformed input is answered, never thrown: a Fault says what is wrong (a stable code), where, and in words.

export interface Fault {
  /** Stable and machine-readable, for example `unknown-field`. */
  readonly code: string;
  /** The place: a path (`options.first`), an event (`events[12]`), a word of notation. */
  readonly at: string;
  /** One English sentence for a person. */
  readonly message: string;
  /** What the sentence names: numbers, seats, cards and events, as they are written; other languages say it from these. */
  readonly of?: readonly string[];
}

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

export function ok<T>(value: T): Decoded<T> {
  return { ok: true, value };
}

/** @param of what the message names */
export function fail(
  code: string,
  at: string,
  message: string,
  ...of: readonly (string | number)[]
): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { code, at, message, ...(of.length > 0 && { of: of.map(String) }) } };
}

/** The same fault seen from one level further out. */
export function failWithin(place: string, fault: Fault): { readonly ok: false; readonly fault: Fault } {
  const at = fault.at === '' ? place : `${place}.${fault.at}`;
  return { ok: false, fault: { ...fault, at } };
}

export function makeFault(fault: Fault): string {
  return fault.at === ''
    ? `${fault.message} [${fault.code}]`
    : `${fault.at}: ${fault.message} [${fault.code}]`;
}
