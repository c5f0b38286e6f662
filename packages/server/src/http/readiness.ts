// Whether this node can serve. Only a durable write proves it: reads still work when the disk is full or read-only. Anyone may
// ask, so an answer is reused for a second.
import { statfs } from 'node:fs/promises';
import { type Sql, statement } from '../store/sql.ts';

/** Milliseconds after which a write counts as failed. */
const PATIENCE = 2000;
const GOOD_FOR = 1000;
/** Bytes that the write-ahead log may need before its checkpoint. */
const ROOM = 8 * 2 ** 20;

export type Fault = 'stopping' | 'disk-full' | 'not-writable';

export interface ReadinessParts {
  readonly sql: Sql;
  readonly node: string;
  /** The folder of the embedded database; undefined where the database is elsewhere. */
  readonly folder: string | undefined;
  readonly stopping: () => boolean;
  readonly freeBytes?: (folder: string) => Promise<number>;
}

export class Readiness {
  readonly #parts: ReadinessParts;
  #answer: { readonly until: number; readonly fault: Promise<Fault | undefined> } | undefined;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** Why nothing can be written; undefined when it can. */
  async fault(): Promise<Fault | undefined> {
    if (this.#parts.stopping()) return 'stopping';
    const now = performance.now();
    if (this.#answer === undefined || this.#answer.until < now)
      this.#answer = { until: now + GOOD_FOR, fault: this.#look() };
    return this.#answer.fault;
  }

  async #look(): Promise<Fault | undefined> {
    const { sql, node, folder, freeBytes = bytesFree } = this.#parts;
    if (folder !== undefined && (await freeBytes(folder).catch(() => ROOM)) < ROOM) return 'disk-full';
    const write = sql.write([statement('update nodes set seen = seen where id = $1', node)]);
    const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE, new Error('late')).unref());
    return Promise.race([write, late]).then(
      () => undefined,
      () => 'not-writable',
    );
  }
}

async function bytesFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
