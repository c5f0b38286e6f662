// The truth about a claim of Stellarion's coach, by following every course up to the next turn with the rules, card by
// card. It shares nothing with the checkers: it reads the claims as docs/review.md defines them, from plain data in
// notation.
import { cardsOfHeap } from '@planisphere/core';
import {
  DECKS,
  GALAXIES,
  isHopeless,
  type Position,
  readiness,
  shown,
  stellarion,
  TYPES,
} from '@planisphere/stellarion';
import { chancesAt, chanceThat, showing, type Table, type Walked, walk } from './stellarion-courses.ts';

export interface Told {
  readonly kind: string;
  readonly about: 'best' | 'played';
  readonly [field: string]: unknown;
}

/** A decision as `planisphere coach --json` writes it. */
export interface ToldDecision {
  readonly before: string;
  readonly seat: number;
  readonly played: readonly string[];
  readonly best: readonly string[];
  readonly next?: readonly string[];
  readonly claims: readonly Told[];
}

const CODES = 'SNTP';
const galaxyIn = (claim: Told): number => GALAXIES.indexOf(claim.galaxy as 'alpha');
const typeIn = (name: unknown): number => TYPES.indexOf(name as 'ship');
const cardIn = (code: unknown): number =>
  4 * 'abgd'.indexOf(String(code)[1]!) + CODES.indexOf(String(code)[0]!);
const near = (one: number, two: unknown): boolean => Math.abs(one - Number(two)) < 1e-6;

const discarded = ({ discards }: Position): readonly (readonly [deck: number, face: number])[] =>
  discards.flatMap((heap, deck) => cardsOfHeap(heap).map((face) => [deck, face] as const));

function copies(position: Position, card: number): number {
  const gone = discarded(position).filter(([deck, face]) =>
    deck < 4 ? 4 * deck + face === card && face < 4 : face < 4 && 4 * face + deck - 4 === card,
  );
  return 4 - gone.length;
}

const inPiles = ({ won }: Position): number =>
  won.reduce((sum, pile) => sum + [0, 4, 8, 12].reduce((all, shift) => all + ((pile >> shift) & 15), 0), 0);
const taken = ({ before, after }: Walked): number => inPiles(after) - inPiles(before);
const toGo = ({ voyages }: Position, galaxy: number): number => (voyages >> (4 * galaxy)) & 15;
const wasted = ({ events, stages }: Walked): number | undefined => {
  const [paid, waived] = events.slice(-2);
  const isWaste = /^\w+ coordinate /.test(paid ?? '') && /^\w+ waive( 0)?$/.test(waived ?? '');
  return isWaste ? stages.at(-2)!.stage.power : undefined;
};

/** Meteors and proofs are no action; and the sun moves only when scanned cards are placed. */
const acted = ({ events, after: { stage } }: Walked): boolean =>
  !/ (spend|prove)\b/.test(events.at(-1) ?? ' prove') &&
  ['reveal', 'scan', 'turn', 'over'].includes(stage.kind);
const moved = (walked: Walked): boolean => acted(walked) && walked.after.stage.kind !== 'scan';

const ofActions =
  (truth: Truth): Truth =>
  (claim, own, other) =>
    acted(own) && acted(other) && truth(claim, own, other);

type Truth = (claim: Told, own: Walked, other: Walked) => boolean;

const chance =
  (ask: (claim: Told) => (start: Table) => boolean): Truth =>
  (claim, own, other) => {
    const [ours, theirs] = [chanceThat(own, ask(claim)), chanceThat(other, ask(claim))];
    return near(ours, claim.chance) && near(theirs, claim.instead) && ours > theirs;
  };

const number =
  (field: string, read: (walked: Walked, claim: Told) => number): Truth =>
  (claim, own, other) => {
    const [ours, theirs] = [read(own, claim), read(other, claim)];
    return ours === claim[field] && theirs === claim.instead && ours > theirs;
  };

const launchTruth: Truth = (claim, own, other) =>
  chance(
    (each) =>
      ({ launches }) =>
        launches.has(galaxyIn(each)),
  )(claim, own, other);

function hingeHolds({ hinge, galaxy, chance }: Told, own: Walked): boolean {
  if (hinge === undefined) return true;
  const { deck, card, weight, total } = hinge as Record<string, unknown>;
  const home = DECKS.indexOf(deck as 'alpha');
  const isOwn = GALAXIES['abgd'.indexOf(String(card)[1]!)] === galaxy;
  if (!isOwn || shown(own.after, home) !== undefined) return false;
  // The odds are those of the card on top, whether or not the game goes on then.
  const { top, rest } = own.after.decks[home]!;
  const cards = top > 1 ? [top & 7] : cardsOfHeap(rest);
  const hits = cards.filter(
    (face) => (home < 4 ? 4 * home + face : 4 * face + home - 4) === cardIn(card) && face < 4,
  );
  return hits.length === weight && cards.length === total && near(hits.length / cards.length, chance);
}

/** So many positions are followed by the rules alone; if there are more, only those that counting does not rule out. */
const MOST_POSITIONS = 20_000;

/** Whether any course wins, whatever anybody does. Undefined if that is unknown. */
function winsSomehow(from: Position): boolean | undefined {
  return follow(from, () => false, MOST_POSITIONS) ?? follow(from, isHopeless, MOST_POSITIONS);
}

/** Looks at every position once; undefined if there are more than `most`. */
function follow(from: Position, isLeft: (at: Position) => boolean, most: number): boolean | undefined {
  const seen = new Set<string>();
  const left = [from];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (at.ending === 'won') return true;
    const key = stellarion.notation.make(at);
    if (at.ending !== undefined || seen.has(key) || isLeft(at)) continue;
    if (seen.size === most) return undefined;
    seen.add(key);
    left.push(...chancesAt(at).map(({ next }) => next));
    const awaiting = stellarion.awaiting(at);
    if (awaiting.kind !== 'seats') continue;
    for (const by of [...awaiting.seats, ...awaiting.optional])
      for (const action of stellarion.legal(at, by)) left.push(stellarion.apply(at, { by, action }));
  }
  return false;
}

const TRUTHS: Readonly<Record<string, Truth>> = {
  wins: (_, own, other) => own.after.ending === 'won' && other.after.ending !== 'won',
  survives: ({ ending }, own, other) =>
    other.after.ending === ending && (own.after.ending === undefined || own.after.ending === 'won'),
  'keeps-open': ({ shown: by }, own, other) =>
    other.after.ending === undefined &&
    own.after.ending === undefined &&
    !isHopeless(own.after) &&
    isHopeless(other.after) === (by === 'counting') &&
    (by === 'counting' || (winsSomehow(own.after) === true && winsSomehow(other.after) === false)),
  launches: (claim, own, other) =>
    own.events.some(
      (event) => event.includes(` launch ${claim.galaxy} `) && / star( |$)/.test(event) === claim.star,
    ) &&
    taken(other) === claim.instead &&
    taken(own) > taken(other),
  crosses: (claim, own, other) =>
    own.events.some((event) => event.includes(' cross ')) &&
    own.events.filter((event) => event.includes(' take ')).length === (claim.galaxies as unknown[]).length &&
    taken(other) === claim.instead &&
    taken(own) > taken(other),
  spends: (claim, own, other) =>
    toGo(own.after, galaxyIn(claim)) < toGo(own.before, galaxyIn(claim)) &&
    own.events.some((event) => event.includes(' spend ')) &&
    taken(other) === claim.instead &&
    taken(own) > taken(other),
  proves: ({ type }, own, other) =>
    own.before.theory === typeIn(type) &&
    own.events.some((event) => event.endsWith(' prove')) &&
    !other.events.some((event) => event.endsWith(' prove')),
  'next-turn': (claim, own, other) => launchTruth(claim, own, other) && hingeHolds(claim, own),
  'keeps-ready': (claim, own, other) =>
    readiness(own.before)[galaxyIn(claim)]!.payable !== undefined &&
    launchTruth({ ...claim, chance: 1 }, own, other),
  proof: chance(
    ({ type }) =>
      (start) =>
        start.showing.filter((card) => card < 16 && card % 4 === typeIn(type)).length >= 3,
  ),
  crossing: chance(() => (start) => start.showing.filter((card) => card === 16).length >= 4),
  'at-hand': chance(
    ({ card }) =>
      (start) =>
        start.payable.includes(cardIn(card)),
  ),
  pair: chance(
    ({ type }) =>
      (start) =>
        start.payable.filter((card) => card < 16 && card % 4 === typeIn(type)).length >= 2,
  ),
  copies: ofActions(
    (claim, own, other) =>
      number('left', ({ after }) => copies(after, cardIn(claim.card)))(claim, own, other) &&
      toGo(own.after, cardIn(claim.card) >> 2) === claim.toGo &&
      claim.toGo > 0,
  ),
  stationed: ofActions(
    ({ card }, own, other) =>
      ((own.after.outpost >> cardIn(card)) & 1) === 1 && ((other.after.outpost >> cardIn(card)) & 1) === 0,
  ),
  cards: ofActions(
    number('left', ({ after }) => 64 - discarded(after).filter(([, face]) => face < 4).length),
  ),
  'uses-effect': ({ waived }, own, other) => wasted(other) === typeIn(waived) && wasted(own) === undefined,
  stars: ofActions(number('left', ({ after }) => after.stars)),
  sun: (claim, own, other) =>
    moved(own) &&
    moved(other) &&
    number('away', ({ after }) => after.table.track.last - after.sun)(claim, own, other),
  meteors: number('collected', ({ after }) => after.collected),
  holes: ofActions(number('showing', ({ after }) => showing(after).filter((card) => card === 16).length)),
  mirrors: ofActions(
    number('left', ({ after }) => 8 - discarded(after).filter(([, face]) => face === 5).length),
  ),
  uncovers: (claim, own, other) => {
    const open = ({ columns }: Position): boolean => columns.some(([top]) => top === galaxyIn(claim));
    return !open(own.before) && open(own.after) && !open(other.after);
  },
};

/** For claims about this decision: whether each is true. */
export function truthOf(decision: Omit<ToldDecision, 'claims'>): (claim: Told) => boolean {
  const before = stellarion.notation.parse(decision.before);
  if (!before.ok) throw new Error(decision.before);
  const best = walk(before.value, decision.best);
  const worse = walk(before.value, decision.next ?? decision.played);
  return (claim) => {
    const [own, other] = claim.about === 'best' ? [best, worse] : [worse, best];
    return TRUTHS[claim.kind]?.(claim, own, other) === true;
  };
}
