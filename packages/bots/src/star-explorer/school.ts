// Learns the outlook from games of the hand with itself: after every round, which traits the board had, and what it
// earned from there to the end. Each generation plays with the weights of the one before, with a little curiosity.
import { KINDS, PILE, ROUNDS, STARTS } from '@planisphere/star-explorer';
import type { Dice } from '../bot/dice.ts';
import { Hand } from './hand.ts';
import { BACK_TILES, BACKS, backNumber } from './kernel/backs.ts';
import { SearchBoard } from './kernel/board.ts';
import { fits, sketchesOf } from './kernel/sketches.ts';
import { LeastSquares } from './least-squares.ts';
import { Outlook, type OutlookWeights, TRAITS } from './outlook.ts';

/** How often it tries something other than the best. */
const CURIOSITY = 0.08;
/** How many sketches curiosity tries. */
const CURIOUS = 255;
const CAUTION = 30;
/**
 * The share of games with calls by chance, as at a table of several; in the others the hand calls in every second
 * round.
 */
const AMONG_SEVERAL = 0.3;

export class School {
  #hand: Hand;
  #sums = newSums();
  readonly #dice: Dice;
  readonly #board = new SearchBoard();
  readonly #traits = Array.from({ length: ROUNDS }, () => new Float64Array(TRAITS));
  readonly #points = new Float64Array(ROUNDS);

  constructor(weights: OutlookWeights, dice: Dice) {
    this.#hand = new Hand(new Outlook(weights));
    this.#dice = dice;
  }

  /** Plays a game and learns from it; returns its points, except those for stars that are never crossed out. */
  study(): number {
    const points = this.play(CURIOSITY);
    this.#traits.forEach((traits, rounds) => {
      this.#sums[rounds]!.add(traits, points - this.#points[rounds]!);
    });
    return points;
  }

  /** Ends a generation: the hand plays with the learned weights from here on. */
  graduate(): OutlookWeights {
    const weights = this.#sums.map((sums) => sums.solve(CAUTION));
    this.#sums = newSums();
    this.#hand = new Hand(new Outlook(weights));
    return weights;
  }

  play(curiosity: number): number {
    const board = this.#board;
    const several = this.#dice.unit() < AMONG_SEVERAL;
    this.#deal();
    for (let round = 0; round < ROUNDS; round++) {
      this.#traits[round]!.set(this.#hand.outlook.traits(board));
      this.#points[round] = board.points;
      const calls = several ? this.#dice.below(2) === 0 : round % 2 === 1;
      const back = calls && this.#dice.unit() >= curiosity ? this.#hand.call(board) : this.#anyBack();
      board.pile[back]!--;
      const tile = this.#anyOf(BACK_TILES[back]!.filter((each) => board.revealed[each] === 0));
      board.revealed[tile] = 1;
      if (this.#dice.unit() >= curiosity || !this.#drawAnything(tile)) this.#hand.draw(board, tile);
    }
    return board.points;
  }

  #deal(): void {
    const board = this.#board;
    const start = this.#dice.below(STARTS.length);
    const deck = BACK_TILES.map((tiles) => tiles.length);
    const empty = { backs: [], start, side: undefined, seven: undefined, tiles: [], drawings: [] };
    board.read({ first: undefined, sizes: [], boards: [empty] }, empty, 0);
    for (const size of PILE) {
      const backs = KINDS.map((kind) => backNumber({ size, kind }));
      const back = this.#anyOf(backs.flatMap((each) => new Array<number>(deck[each]!).fill(each)));
      deck[back]!--;
      board.pile[back]!++;
    }
    board.previous = KINDS.indexOf(STARTS[start]![this.#dice.below(2)]!);
  }

  #anyBack(): number {
    const { pile } = this.#board;
    return this.#anyOf(
      Array.from({ length: BACKS }, (_, back) => new Array<number>(pile[back]!).fill(back)).flat(),
    );
  }

  #drawAnything(tile: number): boolean {
    const board = this.#board;
    const sketches = sketchesOf(tile);
    const order = sketches.order(board.rounds, board.previous).subarray(0, CURIOUS);
    const fitting = [...order].filter((sketch) => fits(sketches, sketch, board.taken));
    if (fitting.length === 0) return false;
    board.lay(sketches, this.#anyOf(fitting));
    return true;
  }

  #anyOf(numbers: readonly number[]): number {
    return numbers[this.#dice.below(numbers.length)]!;
  }
}

function newSums(): LeastSquares[] {
  return Array.from({ length: ROUNDS }, () => new LeastSquares(TRAITS));
}
