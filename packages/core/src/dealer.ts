// The dealer settles chance from a seed. The seed lives here, outside the rules. The k-th chance event of a game takes its
// number from place k of a stream fixed by the seed: undo and redo cannot re-roll, and anyone who learns the seed
// afterwards can check that nothing was stacked. See docs/decisions/0004-fair-dealing.md.
import { chachaBlock, type Key } from './chacha.ts';
import type { Awaiting, Weighted } from './game.ts';
import { below, type Rng } from './rng.ts';
import { makeHex, sha256, utf8 } from './sha256.ts';

export interface Dealer {
  /** sha256 of the seed: published when the table opens, before anything is dealt. */
  readonly commitment: string;
  /** The random numbers of the k-th chance event; valid until the next call. */
  at(chanceIndex: number): Rng;
}

/** The nonce of the first drawing of each number. */
const MAIN_STREAM = [0, 0, 0] as const;

export function commitmentOf(seed: string): string {
  return makeHex(sha256(utf8(seed)));
}

export function createDealer(seed: string): Dealer {
  return new SeededDealer(seed);
}

/** The dealer and, because its numbers are valid only until the next call, also the numbers of the current event. */
class SeededDealer implements Dealer, Rng {
  readonly #seed: string;
  readonly #key: Key;
  readonly #words = new Uint32Array(16);
  #block = -1;
  #index = 0;
  #attempt = 0;

  constructor(seed: string) {
    this.#seed = seed;
    this.#key = sha256(utf8(`planisphere deal 1\n${seed}`)); // not the commitment itself, which is public
  }

  get commitment(): string {
    return commitmentOf(this.#seed);
  }

  at(chanceIndex: number): Rng {
    this.#index = chanceIndex;
    this.#attempt = 0;
    return this;
  }

  /** Sixteen consecutive events share a block. */
  next(): number {
    if (this.#attempt++ > 0) return this.#spare();
    const block = this.#index >>> 4;
    if (block !== this.#block) {
      chachaBlock(this.#key, block, MAIN_STREAM, this.#words);
      this.#block = block;
    }
    return this.#words[this.#index & 15] as number;
  }

  /** A rejected number is drawn again from a block of its own nonce, so that it never moves those of later events. */
  #spare(): number {
    const words = chachaBlock(this.#key, this.#index >>> 4, [this.#attempt - 1, 0, 0]);
    return words[this.#index & 15] as number;
  }
}

/** One of the outcomes, with a probability proportional to its weight. */
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
