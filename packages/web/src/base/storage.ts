// What this device stores, as JSON under its own names. Decoding drops what it cannot read, without complaint: the
// store may hold data of an older version, or data that somebody edited.
import { type Decoded, type Decoder, fail, isObject, ok } from '@planisphere/core';

const PREFIX = 'planisphere.';

/** Undefined if there is nothing, or in a frame of another site, where a browser may refuse the store. */
export function readText(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined removes the entry. */
export function storeText(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // The store is full or forbidden: the value lasts as long as the page.
  }
}

/** Undefined if there is nothing readable. */
export function readStored<T>(name: string, decode: Decoder<T>): T | undefined {
  try {
    const decoded = decode(JSON.parse(readText(name) ?? ''));
    return decoded.ok ? decoded.value : undefined;
  } catch {
    return undefined;
  }
}

export function store(name: string, value: unknown): void {
  storeText(name, JSON.stringify(value));
}

/** The readable fields, over those of `base`. A field without a decoder must have the type that it has in `base`. */
export function decodeOver<T extends object>(
  base: T,
  decoders: { readonly [K in keyof T]?: Decoder<T[K]> },
): Decoder<T> {
  return (value) => {
    const read = { ...base };
    if (isObject(value))
      for (const key in base) {
        const given = value[key];
        const decoded = decoders[key]?.(given) ?? like(base[key], given);
        if (decoded.ok) read[key] = decoded.value;
      }
    return ok(read);
  };
}

function like<T>(model: T, value: unknown): Decoded<T> {
  return value !== null && typeof value === typeof model ? ok(value as T) : fail('other-type', '', '');
}

/** The readable entries of an object. */
export function decodeEntries<T>(decode: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (value) => {
    const entries = Object.entries(isObject(value) ? value : {}).flatMap(([key, entry]) => {
      const decoded = decode(entry);
      return decoded.ok ? [[key, decoded.value] as const] : [];
    });
    return ok(Object.fromEntries(entries));
  };
}

/** The readable entries of a list. */
export function decodeSome<T>(decode: Decoder<T>): Decoder<readonly T[]> {
  return (value) =>
    ok(
      (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
        const decoded = decode(entry);
        return decoded.ok ? [decoded.value] : [];
      }),
    );
}
