// Moves that arrive together are written together: one statement, one way to the database and back, one commit for all.
// A table that another node is writing to does not hold up the others: its move is tried again alone, and waits there.
import type { Move } from './move.ts';
import { type LockMode, moveStatement } from './move-statement.ts';
import { isLoss, type Pool } from './pool.ts';
import { run } from './run.ts';

/** While the commit of one group waits for the disk, the next one is worked on. */
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

  /** False when the log goes on differently from what the writer knew. */
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
      // One of them is at fault: the others must not suffer for it. A lost connection is nobody's fault.
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
