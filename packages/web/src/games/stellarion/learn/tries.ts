// Tests on tries in the lessons of Stellarion, and the notation of their positions.
import {
  type Card,
  cardOf,
  DECKS,
  type Deck,
  type Galaxy,
  isTyped,
  type Position,
  type Stellarion,
  shown,
  typeOf,
} from '@planisphere/stellarion';
import type { Try } from '../../../table/learn/lesson.ts';
import { deckPlace } from '../places.ts';

export type GameTry = Try<Stellarion>;

export const [SHIP, NEBULA, STARS, PLANET] = [0, 1, 2, 3] as const;
export const ALPHA = 0;
export const SHIP_DECK: number = DECKS.indexOf('ship');
export const NEBULA_DECK: number = DECKS.indexOf('nebula');
export const PLANET_DECK: number = DECKS.indexOf('planet');

interface Rest {
  /** Without it, the game without expansions. */
  readonly table?: string;
  readonly stage?: string;
  readonly discards?: string;
  readonly voyages?: string;
  readonly won?: string;
  readonly theories?: string;
  readonly sun?: string;
}

/** The eight visible cards (`-`: a deck that has run out), the remaining shooting stars, and the rest. */
export function line(tops: string, stars: number, rest: Rest = {}): string {
  const piles = tops.split(' ').map((card) => (card === '-' ? '-' : `^${card}*`));
  const { discards = '-/-/-/-/-/-/-/-', voyages = 'aabbggdd', won = '-', theories = '-', sun = '-' } = rest;
  const table = `solo${rest.table ?? ''} A ${rest.stage ?? 'turn'}`;
  return `${table} ${piles.join('/')} ${discards} - ${voyages} ${won} *${stars} ${theories} ${sun} -`;
}

/** The places of these decks, galaxies first. */
export const decks = (...numbers: readonly number[]): readonly string[] => numbers.map(deckPlace);

export const cardsOf = (view: Position, shownIn: readonly number[]): readonly (Card | undefined)[] =>
  shownIn.map((deck) => shown(view, deck as Deck));

/** Whether two cards of this type pay. */
export function paysAny({ action, before }: GameTry, type: number): boolean {
  if (action.kind !== 'coordinate') return false;
  return cardsOf(before, action.pay).every(
    (card) => card !== undefined && isTyped(card) && typeOf(card) === type,
  );
}

/** Whether two cards of this type pay, none of them Alpha's. */
export function pays(tried: GameTry, type: number): boolean {
  const { action, before } = tried;
  if (action.kind !== 'coordinate' || !paysAny(tried, type)) return false;
  return cardsOf(before, action.pay).every((card) => card !== cardOf(ALPHA, type as 0));
}

export const isLaunch = ({ action }: GameTry): boolean => action.kind === 'launch';

export const isLaunchTo = ({ action }: GameTry, galaxy: Galaxy): boolean =>
  action.kind === 'launch' && action.galaxy === galaxy;

/** Whether no action is in progress. */
export const isWhole = ({ stage }: Position): boolean => stage.kind === 'turn';
