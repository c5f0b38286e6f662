// What the coach of Stellarion may say of a line, with the numbers it states. Each is a merit of its line; `instead` is
// the same number for the other line. docs/review.md defines every kind.
import {
  BLACK_HOLE,
  type Card,
  type DECKS,
  type GALAXIES,
  isTyped,
  MIRROR,
  type Position,
  type TYPES,
} from '@planisphere/stellarion';
import type { Subject } from '../../review/claim.ts';

export type GalaxyName = (typeof GALAXIES)[number];
export type TypeName = (typeof TYPES)[number];
export type DeckName = (typeof DECKS)[number];
/** As the notation writes it: `Sa` is the Alpha ship, `BH` a black hole, `MI` a mirror. */
export type CardCode = string;

interface Told<Kind extends string> {
  readonly kind: Kind;
  readonly about: Subject;
}

interface Instead {
  readonly instead: number;
}

/** From 0 to 1, exact. */
interface Likelier extends Instead {
  readonly chance: number;
}

/** What a covered deck will show: this many of the cards that may be on top. */
export interface Hinge {
  readonly deck: DeckName;
  readonly card: CardCode;
  readonly weight: number;
  readonly total: number;
}

export type StellarionClaim =
  | Told<'wins'>
  | (Told<'survives'> & { readonly ending: Exclude<Position['ending'], 'won' | undefined> })
  | (Told<'keeps-open'> & { readonly shown: 'counting' | 'courses' })
  | (Told<'launches'> & Instead & { readonly galaxy: GalaxyName; readonly star: boolean })
  | (Told<'crosses'> & Instead & { readonly galaxies: readonly GalaxyName[] })
  | (Told<'spends'> & Instead & { readonly galaxy: GalaxyName })
  | (Told<'proves'> & { readonly type: TypeName })
  | (Told<'next-turn'> & Likelier & { readonly galaxy: GalaxyName; readonly hinge?: Hinge })
  | (Told<'keeps-ready'> & Instead & { readonly galaxy: GalaxyName })
  | (Told<'proof'> & Likelier & { readonly type: TypeName })
  | (Told<'crossing'> & Likelier)
  | (Told<'at-hand'> & Likelier & { readonly card: CardCode })
  | (Told<'pair'> & Likelier & { readonly type: TypeName })
  | (Told<'copies'> & Instead & { readonly card: CardCode; readonly left: number; readonly toGo: number })
  | (Told<'stationed'> & { readonly card: CardCode; readonly toGo: number })
  | (Told<'cards'> & Instead & { readonly left: number })
  | (Told<'uses-effect'> & { readonly waived: TypeName })
  | (Told<'stars'> & Instead & { readonly left: number })
  | (Told<'sun'> & Instead & { readonly away: number })
  | (Told<'meteors'> & Instead & { readonly collected: number })
  | (Told<'holes'> & Instead & { readonly showing: number })
  | (Told<'mirrors'> & Instead & { readonly left: number })
  | (Told<'uncovers'> & { readonly galaxy: GalaxyName });

export type ClaimOf<Kind extends StellarionClaim['kind']> = Extract<StellarionClaim, { readonly kind: Kind }>;

const TYPE_LETTERS = 'SNTP';
const GALAXY_LETTERS = 'abgd';

export function codeOfCard(card: Card): CardCode {
  if (!isTyped(card)) return card === BLACK_HOLE ? 'BH' : 'MI';
  return `${TYPE_LETTERS[card & 3]}${GALAXY_LETTERS[card >> 2]}`;
}

/** Undefined if there is no such card. */
export function cardOfCode(code: CardCode): Card | undefined {
  if (code === 'BH') return BLACK_HOLE;
  if (code === 'MI') return MIRROR;
  const [type, galaxy] = [TYPE_LETTERS.indexOf(code[0] ?? '?'), GALAXY_LETTERS.indexOf(code[1] ?? '?')];
  return code.length === 2 && type >= 0 && galaxy >= 0 ? 4 * galaxy + type : undefined;
}
