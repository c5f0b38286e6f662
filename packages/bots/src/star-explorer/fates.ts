// What chance and the other players may bring: the order of the tiles when others call, the tile behind each back, and
// who calls the size in which round. Sample k is made once and is the same for every candidate.
import { ROUNDS } from '@planisphere/star-explorer';
import type { Dice } from '../bot/dice.ts';
import { BACK_TILES, BACKS } from './kernel/backs.ts';
import type { SearchBoard } from './kernel/board.ts';

export interface Fate {
  /** The backs of the pile in the order in which others call them. */
  readonly order: readonly number[];
  /** By back: the tiles that it can hide; the first unrevealed one comes. */
  readonly fronts: readonly (readonly number[])[];
  /** By round (from 0): whether the own seat calls. */
  readonly calls: readonly boolean[];
}

export class Fates {
  readonly #board: SearchBoard;
  readonly #players: number;
  readonly #dice: Dice;
  readonly #fates: Fate[] = [];

  constructor(board: SearchBoard, players: number, dice: Dice) {
    this.#board = board;
    this.#players = players;
    this.#dice = dice;
  }

  at(index: number): Fate {
    while (this.#fates.length <= index) this.#fates.push(this.#next());
    return this.#fates[index] as Fate;
  }

  #next(): Fate {
    const { pile } = this.#board;
    const order = Array.from({ length: BACKS }, (_, back) =>
      new Array<number>(pile[back]!).fill(back),
    ).flat();
    return {
      order: this.#shuffled(order),
      fronts: BACK_TILES.map((tiles) => this.#shuffled([...tiles])),
      calls: Array.from({ length: ROUNDS }, (_, round) => this.#isCaller(round)),
    };
  }

  /**
   * A solo player calls in every second round (SOLO-1); among several the lowest score of the round before calls, which
   * can be anybody.
   */
  #isCaller(round: number): boolean {
    return this.#players === 1 ? round % 2 === 1 : this.#dice.below(this.#players) === 0;
  }

  #shuffled(numbers: number[]): readonly number[] {
    for (let i = numbers.length - 1; i > 0; i--) {
      const j = this.#dice.below(i + 1);
      [numbers[i], numbers[j]] = [numbers[j]!, numbers[i]!];
    }
    return numbers;
  }
}
