// Writes moves in groups: one statement, one round trip, one commit. A table that another node has locked does not delay the
// group: its move is written again alone, and waits for the lock.
import type { Move } from './move.ts';
import { type LockMode, moveStatement } from './move-statement.ts';
import { isLoss, type Pool, run } from './pool.ts';

/** Groups in flight: while one waits for the disk, the next is worked on. */
const MOST_UNDER_WAY = 2;
const MOST_MOVES = 256;

interface PendingMove {
  readonly move: Move;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class MoveGroups {
  readonly #pool: Pool;
  #waiting: PendingMove[] = [];
  #underWay = 0;
  #scheduled = false;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** False when somebody else has written to the log first. */
  write(move: Move): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ move, resolve, reject });
      this.#soon();
    });
  }

  #soon(): void {
    if (this.#scheduled || this.#underWay >= MOST_UNDER_WAY || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#underWay++;
      void this.#writeGroup(this.#nextGroup()).finally(() => {
        this.#underWay--;
        this.#soon();
      });
      this.#soon();
    });
  }

  /** One move of each table. */
  #nextGroup(): readonly PendingMove[] {
    const group = new Map<string, PendingMove>();
    const later: PendingMove[] = [];
    for (const each of this.#waiting) {
      if (group.size < MOST_MOVES && !group.has(each.move.code)) group.set(each.move.code, each);
      else later.push(each);
    }
    this.#waiting = later;
    return [...group.values()];
  }

  async #writeGroup(group: readonly PendingMove[]): Promise<void> {
    try {
      const moves = group.map(({ move }) => move);
      const written = await this.#run(moves, 'skip');
      for (const each of group) {
        if (written.has(each.move.code)) each.resolve(true);
        else void this.#writeAlone(each);
      }
    } catch (error) {
      // One move is at fault and must not fail the others. A lost connection fails all of them.
      for (const each of group) {
        if (isLoss(error)) each.reject(error);
        else void this.#writeAlone(each);
      }
    }
  }

  async #writeAlone({ move, resolve, reject }: PendingMove): Promise<void> {
    try {
      resolve((await this.#run([move], 'wait')).has(move.code));
    } catch (error) {
      reject(error);
    }
  }

  async #run(moves: readonly Move[], locked: LockMode): Promise<ReadonlySet<string>> {
    const rows = await this.#pool.ask((sql) => run(sql, moveStatement(moves, locked)));
    return new Set(rows.map(({ code }) => code as string));
  }
}
