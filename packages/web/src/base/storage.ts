// What this device keeps, as JSON under names of its own. It is decoded with care and without complaint: the store may hold the
// words of an older version, or of somebody who edited them. What can be read counts, the rest is as if it were not there.
import { type Decoded, type Decoder, fail, isObject, ok } from '@planisphere/core';

const PREFIX = 'planisphere.';

/** Undefined when there is nothing, and in a frame of another site, where a browser may refuse the store. */
export function readText(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Undefined takes it away. */
export function storeText(name: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
  } catch {
    // A full or forbidden store: it lasts as long as the page.
  }
}

/** Undefined when there is nothing, or nothing that can be read. */
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

/** The fields that can be read, in place of those of `base`. Without a decoder of its own a field has the type it has there. */
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

/** The entries of an object that can be read. */
export function decodeEntries<T>(decode: Decoder<T>): Decoder<Readonly<Record<string, T>>> {
  return (value) => {
    const entries = Object.entries(isObject(value) ? value : {}).flatMap(([key, entry]) => {
      const decoded = decode(entry);
      return decoded.ok ? [[key, decoded.value] as const] : [];
    });
    return ok(Object.fromEntries(entries));
  };
}

/** Those of a list that can be read. */
export function decodeSome<T>(decode: Decoder<T>): Decoder<readonly T[]> {
  return (value) =>
    ok(
      (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
        const decoded = decode(entry);
        return decoded.ok ? [decoded.value] : [];
      }),
    );
}
