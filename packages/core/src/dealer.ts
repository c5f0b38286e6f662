// The dealer settles chance from a seed. The seed lives here, outside the rules. The k-th chance event of a game takes
// its number from place k of a stream fixed by the seed: undo and redo cannot re-roll, and whoever knows the
// seed afterwards can check that nothing was stacked. See docs/decisions/0004-fair-dealing.md.
import { chachaBlock } from './chacha.ts';
import type { Awaiting, Weighted } from './game.ts';
import { below, type Rng } from './rng.ts';
import { makeHex, sha256, utf8 } from './sha256.ts';

export interface Dealer {
  /** sha256 of the seed: published when the table opens, before anything is dealt. */
  readonly commitment: string;
  /** The random numbers of the k-th chance event; valid until the next call. */
  at(chanceIndex: number): Rng;
}

export function commitmentOf(seed: string): string {
  return makeHex(sha256(utf8(seed)));
}

export function createDealer(seed: string): Dealer {
  const key = sha256(utf8(`planisphere deal 1\n${seed}`)); // not the commitment itself, which is public
  let cachedBlock = -1;
  let words: Uint32Array = new Uint32Array(16);
  let index = 0;
  let attempt = 0;
  // Sixteen consecutive events share a block. A rejected number is drawn again from a block of its own nonce, so that
  // a rejection never moves the numbers of later events.
  const next = (): number => {
    const block = index >>> 4;
    if (attempt > 0) {
      const spare = chachaBlock(key, block, [attempt++, 0, 0]);
      return spare[index & 15] as number;
    }
    attempt = 1;
    if (block !== cachedBlock) {
      words = chachaBlock(key, block, [0, 0, 0]);
      cachedBlock = block;
    }
    return words[index & 15] as number;
  };
  const rng: Rng = { next };
  return {
    get commitment() {
      return commitmentOf(seed);
    },
    at(chanceIndex) {
      index = chanceIndex;
      attempt = 0;
      return rng;
    },
  };
}

/** One of the outcomes, each as likely as its weight says. */
export function drawOutcome<O>(chance: Extract<Awaiting<O, unknown>, { kind: 'chance' }>, rng: Rng): O {
  const { lottery } = chance;
  return lottery === undefined
    ? drawFromList(chance.outcomes, rng)
    : lottery.drawn(below(rng, lottery.tickets));
}

function drawFromList<O>(outcomes: readonly Weighted<O>[], rng: Rng): O {
  let tickets = 0;
  for (let i = 0; i < outcomes.length; i++) tickets += (outcomes[i] as Weighted<O>).weight;
  let ticket = below(rng, tickets);
  for (let i = 0; i < outcomes.length; i++) {
    const { outcome, weight } = outcomes[i] as Weighted<O>;
    ticket -= weight;
    if (ticket < 0) return outcome;
  }
  throw new Error('drawOutcome: no outcome has any weight');
}
