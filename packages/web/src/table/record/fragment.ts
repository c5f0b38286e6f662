// A moment of a record in the part of a URL after the #, which no server gets and which needs none.
import { type Eyes, makeSeat, parseSeat } from '@planisphere/core';

/** Some programs that send links cut off longer ones. */
export const LONGEST_LINK = 7000;
/** A bound for input from strangers: no record unpacks to more. */
const MOST_BYTES = 4_000_000;

export interface Moment {
  /** The record's text, if the link carries it. */
  readonly record?: string;
  /** How many events have happened. */
  readonly at?: number;
  readonly eyes?: Eyes;
}

/** `packed`: the record, if the link is to carry it. */
export function makeFragment({
  packed,
  at,
  eyes,
}: {
  packed?: string | undefined;
  at: number;
  eyes: Eyes;
}): string {
  const record = packed === undefined ? '' : `r=${packed}&`;
  return `#${record}e=${at}&as=${typeof eyes === 'number' ? makeSeat(eyes) : eyes}`;
}

/** Undefined if the link was cut or changed on its way. */
export async function parseFragment(hash: string): Promise<Moment | undefined> {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const packed = fields.get('r');
  const record = packed === null ? undefined : await unpack(packed).catch(() => undefined);
  if (packed !== null && record === undefined) return undefined;
  const at = Number(fields.get('e') ?? Number.NaN);
  const eyes = eyesIn(fields.get('as'));
  return {
    ...(record !== undefined && { record }),
    ...(Number.isSafeInteger(at) && at >= 0 && { at }),
    ...(eyes !== undefined && { eyes }),
  };
}

function eyesIn(text: string | null): Eyes | undefined {
  if (text === 'table' || text === 'all') return text;
  return text === null ? undefined : parseSeat(text);
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpack(packed: string): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    await through(bytes, new DecompressionStream('deflate-raw')),
  );
}

interface Squeezer {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;
}

async function through(bytes: Uint8Array, { readable, writable }: Squeezer): Promise<Uint8Array> {
  const writer = writable.getWriter();
  const write = async () => {
    await writer.write(bytes);
    await writer.close();
  };
  const [whole] = await Promise.all([joined(readable), write()]);
  return whole;
}

async function joined(readable: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > MOST_BYTES) throw new Error('the record is too long');
  }
  const whole = new Uint8Array(size);
  let filled = 0;
  for (const chunk of chunks) {
    whole.set(chunk, filled);
    filled += chunk.length;
  }
  return whole;
}
