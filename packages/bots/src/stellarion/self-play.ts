// Self-play of Stellarion by the net for the trainer: all set-ups in turn, with a little curiosity.
import type { Dice } from '../bot/dice.ts';
import { Episode, MOST_MOMENTS } from '../net/episode.ts';
import type { Evaluator } from '../net/evaluator.ts';
import { MARGIN_UNIT } from '../net/layout.ts';
import type { Lesson } from '../net/learner.ts';
import { marginNow, NetJudge } from './judge.ts';
import * as c from './kernel/cells.ts';
import { drawChance } from './kernel/chance.ts';
import { dealGame } from './kernel/deal.ts';
import { isChance } from './kernel/legal.ts';
import { TRACKS } from './kernel/track.ts';
import { Plans } from './plans.ts';

/** How often a good plan other than the best is tried. */
const CURIOSITY = 0.02;
const STANDARD_TRACK = TRACKS.indexOf('standard');
/** Shares of the games: without expansions, with one, with all; the rest with any. */
const BASE_GAMES = 0.1;
const SINGLE_GAMES = 0.3;
const FULL_GAMES = 0.3;
const TWO_PLAYER_GAMES = 0.15;
const ALL_EXPANSIONS = 0b1111;
const STANDARD_TRACKS = 0.8;

export class SelfPlay {
  readonly episode: Episode;
  readonly #judge: NetJudge;
  readonly #plans: Plans;
  readonly #world = c.createWorld();
  readonly #dice: Dice;

  constructor(evaluator: Evaluator, dice: Dice) {
    this.episode = new Episode(evaluator.shape);
    this.#judge = new NetJudge(evaluator);
    this.#plans = new Plans(this.#judge);
    this.#dice = dice;
  }

  /** Plays one game into `episode`; returns the result. */
  play(): Lesson {
    const w = this.#world;
    const dice = this.#dice;
    this.episode.count = 0;
    const table = this.#table();
    dealGame(w, table, this.#stars(table), dice);
    while (w[c.STAGE] !== c.OVER_STAGE) {
      if (isChance(w[c.STAGE]!)) drawChance(w, dice);
      else this.#decide(w);
    }
    return { margin: marginNow(w) / MARGIN_UNIT, chance: w[c.ENDING] === c.WON_GAME ? 1 : 0 };
  }

  #table(): number {
    const dice = this.#dice;
    const expansions = this.#expansions(dice.unit());
    const players = dice.unit() < TWO_PLAYER_GAMES ? c.TWO_PLAYERS : 0;
    const track = dice.unit() < STANDARD_TRACKS ? STANDARD_TRACK : dice.below(TRACKS.length);
    return expansions | players | (track << c.TRACK_SHIFT);
  }

  #expansions(kind: number): number {
    if (kind < BASE_GAMES) return 0;
    if (kind < BASE_GAMES + SINGLE_GAMES) return 1 << this.#dice.below(4);
    if (kind < BASE_GAMES + SINGLE_GAMES + FULL_GAMES) return ALL_EXPANSIONS;
    return this.#dice.below(16);
  }

  /** Few stars teach more than many, but where wins are rare, many stars teach how to win. */
  #stars(table: number): number {
    const stars = this.#dice.below(5);
    return (table & ALL_EXPANSIONS) === ALL_EXPANSIONS ? stars : Math.min(stars, this.#dice.below(5));
  }

  #decide(w: c.World): void {
    const plans = this.#plans;
    plans.list(w);
    const best = plans.best();
    if (this.#dice.unit() < CURIOSITY) plans.worths[best] = Number.NEGATIVE_INFINITY;
    plans.follow(w, plans.count > 1 ? plans.best() : 0);
    const judged =
      w[c.STAGE] !== c.OVER_STAGE && w[c.STAGE] !== c.SCAN_STAGE && w[c.STAGE] !== c.THEORY_STAGE;
    if (!judged || this.episode.count === MOST_MOMENTS) return;
    this.#judge.worth(w);
    this.episode.add(this.#judge.evaluator.asked, 1, {
      margin: this.#judge.margin / MARGIN_UNIT,
      chance: this.#judge.chance,
    });
  }
}
