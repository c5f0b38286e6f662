// The worlds of a search: each is consistent with the view and has its own order of the deck. Sample k is made once and
// is the same for every candidate.
import { below, type Rng } from '@planisphere/core';
import type { Position } from '@planisphere/stellar';
import { DECK, DECK_SIZE, type World } from './kernel/cells.ts';
import { reveal } from './kernel/step.ts';
import { imagined } from './steps.ts';

export class Samples {
  readonly #view: Position;
  readonly #rng: Rng;
  readonly #worlds: World[] = [];

  constructor(view: Position, rng: Rng) {
    this.#view = view;
    this.#rng = rng;
  }

  at(index: number): World {
    while (this.#worlds.length <= index) this.#worlds.push(this.#next());
    return this.#worlds[index] as World;
  }

  #next(): World {
    const world = imagined(this.#view, this.#rng);
    for (let i = world[DECK_SIZE]! - 1; i > 0; i--) {
      const j = below(this.#rng, i + 1);
      const card = world[DECK + i]!;
      world[DECK + i] = world[DECK + j]!;
      world[DECK + j] = card;
    }
    return world;
  }
}

/** Reveals the next card of a deck that lies in order. */
export function revealNext(w: World): void {
  reveal(w, w[DECK_SIZE]! - 1);
}
