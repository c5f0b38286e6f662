// What is exactly true of endgames of Stellarion, by the rules alone: with one voyage to go and few cards, every course
// of the game can be followed to its end. It shares nothing with the review that it measures.
import { below, type Rng } from '@planisphere/core';
import {
  DECKS,
  type Galaxy,
  isHopeless,
  type Position,
  readiness,
  type Stellarion,
  stellarion,
} from '@planisphere/stellarion';

type Action = Stellarion['action'];
export type Line = readonly Action[];

const TYPES = 'SNTP';
const GALAXIES = 'abgd';
/** Types of the further cards: without a pair of nebulae no discard comes back, and the game soon ends. */
const MORE = [0, 2, 2, 3] as const;

/** One voyage to go, and so few cards that few turns are left; everything else lies in the discards. */
export function endgame(rng: Rng): Position | undefined {
  const galaxy = below(rng, 4);
  const cards = DECKS.map((): string[] => []);
  const put = (type: number, home: number): void => {
    const deck = below(rng, 2) === 0 ? home : 4 + type;
    const card = `${TYPES[type]}${GALAXIES[home]}`;
    if (cards[deck]!.filter((each) => each === card).length < 2) cards[deck]!.push(card);
  };
  for (let type = 0; type < 4; type++) put(type, galaxy);
  for (let more = 3 + below(rng, 3); more > 0; more--)
    put(MORE[below(rng, MORE.length)]!, below(rng, 3) === 0 ? galaxy : below(rng, 4));
  const decks = cards.map((deck) => deckOf(deck, rng));
  const discards = cards.map((deck, index) => discardOf(deck, index));
  const others = [...'aabbggdd'];
  others.splice(others.indexOf(GALAXIES[galaxy]!), 1);
  const line = `solo A turn ${decks.join('/')} ${discards.join('/')} - ${GALAXIES[galaxy]} ${others.join('')} *0 - - -`;
  const parsed = stellarion.notation.parse(line);
  // The notation refuses a turn in which nothing can be paid: the game would be over.
  return parsed.ok ? parsed.value : undefined;
}

function deckOf(cards: readonly string[], rng: Rng): string {
  if (cards.length === 0) return '-';
  const top = below(rng, cards.length);
  const rest = inOrder(cards.filter((_, index) => index !== top));
  const known = new Set(rest).size < 2;
  return `^${cards[top]}${known ? rest.join('') : `(${rest.join('')})`}`;
}

/** Types in a galaxy's deck, galaxies in a type's: both as the notation orders them. */
function inOrder(cards: readonly string[]): readonly string[] {
  const rank = ([type, galaxy]: string): number => 4 * TYPES.indexOf(type!) + GALAXIES.indexOf(galaxy!);
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

function discardOf(cards: readonly string[], deck: number): string {
  const left = [...cards];
  const gone: string[] = [];
  for (let face = 0; face < 8; face++) {
    const [type, galaxy] = deck < 4 ? [face >> 1, deck] : [deck - 4, face >> 1];
    const card = `${TYPES[type]}${GALAXIES[galaxy]}`;
    const at = left.indexOf(card);
    if (at < 0) gone.push(card);
    else left.splice(at, 1);
  }
  return gone.length === 0 ? '-' : gone.join('');
}

/** More positions are too many to follow. */
const MOST_POSITIONS = 800;

/** The exact chance to win with perfect play; undefined if there are too many positions to follow. */
export class Exact {
  readonly #known = new Map<string, number>();
  #lost = false;

  chanceOf(position: Position): number | undefined {
    this.#lost = false;
    const chance = this.#follow(position);
    return this.#lost ? undefined : chance;
  }

  #follow(position: Position): number {
    const awaiting = stellarion.awaiting(position);
    if (awaiting.kind === 'over') return awaiting.result.winners.length > 0 ? 1 : 0;
    if (isHopeless(position)) return 0;
    const key = stellarion.notation.make(position);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_POSITIONS) {
      this.#lost = true;
      return 0;
    }
    const chance =
      awaiting.kind === 'chance' ? this.#expect(position, awaiting.outcomes) : this.#choose(position);
    this.#known.set(key, chance);
    return chance;
  }

  #expect(
    position: Position,
    outcomes: readonly { readonly outcome: Stellarion['outcome']; readonly weight: number }[],
  ): number {
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
    return outcomes.reduce(
      (sum, { outcome, weight }) =>
        sum + (weight / total) * this.#follow(stellarion.apply(position, { by: 'chance', outcome })),
      0,
    );
  }

  #choose(position: Position): number {
    let best = 0;
    for (const action of stellarion.legal(position, 0)) {
      best = Math.max(best, this.#follow(stellarion.apply(position, { by: 0, action })));
      if (best === 1) break;
    }
    return best;
  }
}

/** All lines of a turn up to new information, with the position after each. */
export function linesOf(view: Position): readonly { readonly line: Line; readonly after: Position }[] {
  const lines: { line: Line; after: Position }[] = [];
  const walk = (position: Position, line: Line): void => {
    for (const action of stellarion.legal(position, 0)) {
      const after = stellarion.apply(position, { by: 0, action });
      const goesOn = ['effect', 'thrusters', 'place', 'claim'].includes(after.stage.kind);
      if (goesOn) walk(after, [...line, action]);
      else lines.push({ line: [...line, action], after });
    }
  };
  walk(view, []);
  return lines;
}

/**
 * The chance that the next turn can launch to the galaxy: over every card that may be turned up, with the better
 * placement of scanned ones.
 */
export function readyOdds(position: Position, galaxy: Galaxy): number {
  const awaiting = stellarion.awaiting(position);
  if (awaiting.kind === 'over') return 0;
  if (awaiting.kind === 'chance') {
    const total = awaiting.outcomes.reduce((sum, { weight }) => sum + weight, 0);
    return awaiting.outcomes.reduce(
      (sum, { outcome, weight }) =>
        sum + (weight / total) * readyOdds(stellarion.apply(position, { by: 'chance', outcome }), galaxy),
      0,
    );
  }
  if (position.stage.kind === 'turn') return readiness(position)[galaxy]!.payable === undefined ? 0 : 1;
  const actions = [...stellarion.legal(position, 0)].filter(
    ({ kind }) => kind === 'place' || kind === 'done',
  );
  return Math.max(
    0,
    ...actions.map((action) => readyOdds(stellarion.apply(position, { by: 0, action }), galaxy)),
  );
}
