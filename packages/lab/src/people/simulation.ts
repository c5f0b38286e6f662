// Guests who arrive one after another, wait, meet and play, with bots of different strength in the role of people.
// Waiting, pairing and ratings are the server's functions; the winner of a game is drawn by the measured results of
// such bots.
import { below, type Rng, rngOf } from '@planisphere/core';
import {
  changesOf,
  intervalOf,
  pairUp,
  rested,
  type Seek,
  type Standing,
  UNRATED,
} from '@planisphere/people';

/** The kinds of people: levels with their strength, and how often one beats another. */
export interface Population {
  readonly strengths: Readonly<Record<string, number>>;
  /** The first one's share of the points against the second. */
  readonly score: (one: string, two: string) => number;
}

export interface SimulationOptions {
  readonly guests: number;
  readonly seed: string;
  /** Milliseconds between two arrivals, on average. */
  readonly every: number;
  /** Milliseconds per game, on average. */
  readonly gameTime: number;
  /** How many games everybody plays before leaving, and how many of the first are against bots. */
  readonly games: number;
  readonly againstBots: number;
}

interface Person {
  readonly id: string;
  readonly level: string;
  standing: Standing;
  played: number;
  /** When their last game ended. */
  last: number;
  readonly waits: number[];
  /** By number of games: the distance of the rating from the strength, and whether the interval contained it. */
  readonly errors: Map<number, Error_>;
}

interface Error_ {
  readonly error: number;
  readonly inside: boolean;
}

interface Game {
  readonly ends: number;
  readonly players: readonly Person[];
  /** The level of the bot, for a game against one. */
  readonly bot?: string;
}

const LOOKED_AT: readonly number[] = [1, 3, 10, 30];

export interface SimulationReport {
  readonly games: number;
  /** In seconds. */
  readonly wait: { readonly median: number; readonly nineInTen: number };
  /**
   * By number of games: medians of the error in points, and the share of people whose strength was inside their
   * interval.
   */
  readonly errors: readonly { readonly after: number; readonly error: number; readonly inside: number }[];
}

const SECOND = 1000;
const PACE = 'relaxed';
/** The server's value for bots. */
const BOT_DEVIATION = 30;

export function simulatePeople(population: Population, options: SimulationOptions): SimulationReport {
  const rng = rngOf(`people ${options.seed}`);
  const crowd = new Crowd(population, options, rng);
  for (let now = 0; !crowd.isDone; now += SECOND) crowd.step(now);
  return crowd.report();
}

class Crowd {
  readonly #population: Population;
  readonly #options: SimulationOptions;
  readonly #rng: Rng;
  readonly #levels: readonly string[];
  readonly #people: Person[] = [];
  /** Since when they have waited. */
  readonly #waiting = new Map<Person, number>();
  #games: Game[] = [];
  #nextArrival = 0;
  #played = 0;

  constructor(population: Population, options: SimulationOptions, rng: Rng) {
    this.#population = population;
    this.#options = options;
    this.#rng = rng;
    this.#levels = Object.keys(population.strengths);
  }

  /** Everybody has arrived, and nobody who plays or waits could still meet somebody. */
  get isDone(): boolean {
    return this.#people.length >= this.#options.guests && this.#games.length === 0 && this.#waiting.size < 2;
  }

  step(now: number): void {
    while (this.#people.length < this.#options.guests && this.#nextArrival <= now) this.#arrive(now);
    const over = this.#games.filter(({ ends }) => ends <= now);
    this.#games = this.#games.filter(({ ends }) => ends > now);
    for (const game of over) this.#finish(game);
    this.#pair(now);
  }

  #arrive(now: number): void {
    const person: Person = {
      ...{ id: `guest ${this.#people.length}`, level: this.#anyLevel(), standing: UNRATED },
      ...{ played: 0, last: now, waits: [], errors: new Map() },
    };
    this.#people.push(person);
    this.#nextArrival += this.#around(this.#options.every);
    this.#goOn(person, now);
  }

  #anyLevel(): string {
    return this.#levels[below(this.#rng, this.#levels.length)] as string;
  }

  /** The first games are against the bot nearest to the current rating, later ones against anybody. */
  #goOn(person: Person, now: number): void {
    if (person.played >= this.#options.games) return;
    if (person.played >= this.#options.againstBots) {
      this.#waiting.set(person, now);
      return;
    }
    const bot = nearest(this.#population.strengths, person.standing.points);
    this.#games.push({ ends: now + this.#around(this.#options.gameTime), players: [person], bot });
  }

  #pair(now: number): void {
    const byId = new Map([...this.#waiting.keys()].map((person) => [person.id, person]));
    const seeks = [...this.#waiting].map(([person, since]): Seek => {
      const rating = rested(person.standing, now - person.last);
      return { guest: person.id, rating, paces: [PACE], since };
    });
    for (const { guests } of pairUp(seeks, { now, paces: [PACE], apart: [] })) {
      const players = guests.map((id) => byId.get(id) as Person);
      for (const person of players) {
        person.waits.push((now - (this.#waiting.get(person) ?? now)) / SECOND);
        this.#waiting.delete(person);
      }
      this.#games.push({ ends: now + this.#around(this.#options.gameTime), players });
    }
  }

  #finish({ players, bot, ends }: Game): void {
    this.#played++;
    const [one, two] = players as readonly [Person, Person?];
    const other = two?.level ?? bot ?? '';
    const wins = this.#rng.next() / 2 ** 32 < this.#population.score(one.level, other);
    const finisher = (person: Person, won: boolean) => ({
      ...{ id: person.id, place: won ? 1 : 2, standing: person.standing, since: ends - person.last },
    });
    const points = this.#population.strengths[other] ?? UNRATED.points;
    const standing = { ...UNRATED, points, deviation: BOT_DEVIATION };
    const second =
      two === undefined
        ? { id: 'bot', place: wins ? 2 : 1, standing, since: 0, fixed: true }
        : finisher(two, !wins);
    for (const { id, after } of changesOf([finisher(one, wins), second])) {
      const person = players.find((each) => each.id === id) as Person;
      person.standing = after;
      person.last = ends;
      person.played++;
      this.#note(person);
      this.#goOn(person, ends);
    }
  }

  #note(person: Person): void {
    if (!LOOKED_AT.includes(person.played)) return;
    const error = Math.abs(person.standing.points - (this.#population.strengths[person.level] ?? 0));
    person.errors.set(person.played, { error, inside: error <= intervalOf(person.standing) });
  }

  /** Between half of it and one and a half. */
  #around(milliseconds: number): number {
    return Math.round(milliseconds * (0.5 + this.#rng.next() / 2 ** 32));
  }

  report(): SimulationReport {
    const waits = this.#people.flatMap((person) => person.waits).sort((a, b) => a - b);
    return {
      games: this.#played,
      wait: { median: quantile(waits, 0.5), nineInTen: quantile(waits, 0.9) },
      errors: LOOKED_AT.flatMap((after) => {
        const found = this.#people.flatMap(({ errors }) => errors.get(after) ?? []);
        if (found.length === 0) return [];
        const sorted = found.map(({ error }) => error).sort((a, b) => a - b);
        const inside = found.filter((each) => each.inside).length / found.length;
        return [{ after, error: quantile(sorted, 0.5), inside }];
      }),
    };
  }
}

function nearest(strengths: Readonly<Record<string, number>>, points: number): string {
  const [best] = Object.entries(strengths).sort(
    ([, one], [, two]) => Math.abs(one - points) - Math.abs(two - points),
  );
  return best?.[0] ?? '';
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
