// Planets station: put a visible card, or two with a major power, into the Outpost. Nothing under them is turned up
// meanwhile. `outpost.ts` says what the Outpost may hold.
import { type Menu, madeOnce } from '@planisphere/core';
import { type Action, type ActionOf, stationOf } from '../actions.ts';
import { type Deck, decksIn, isRising } from '../cards.ts';
import { shown, takeShown } from '../observatory.ts';
import { refusalToStation, stationable, station as stationCard } from '../outpost.ts';
import type { Draft, Position } from '../position.ts';

/** A deck alone, then with each deck of a mask: deck × 256 + mask. */
const stationsWith = madeOnce(8 * 256, (index): readonly Action[] => {
  const one = (index >> 8) as Deck;
  return [stationOf(one, one), ...decksIn(index & 255).map((two) => stationOf(one, two))];
});

export function addStations(menu: Menu<Action>, position: Position): void {
  const { outpost, stage } = position;
  const cards = stationable(position, outpost);
  for (let one = 0; one < 8; one++) {
    const card = shown(position, one);
    if (card === undefined || ((cards >> card) & 1) === 0) continue;
    const seconds = stage.major ? laterDecks(position, one, stationable(position, outpost | (1 << card))) : 0;
    menu.add(stationsWith((one << 8) | seconds));
  }
}

/** The decks after this one that show one of these cards: a bit each. */
function laterDecks(position: Position, one: number, cards: number): number {
  let mask = 0;
  for (let deck = one + 1; deck < 8; deck++) {
    const card = shown(position, deck);
    if (card !== undefined && (cards >> card) & 1) mask |= 1 << deck;
  }
  return mask;
}

export function checkStation(position: Position, { decks }: ActionOf<'station'>): string | undefined {
  if (decks.length === 0 || decks.length > (position.stage.major ? 2 : 1)) return 'PLANET-2';
  if (!isRising(decks)) return 'PLANET-1';
  let outpost = position.outpost;
  for (const deck of decks) {
    const card = shown(position, deck);
    if (card === undefined) return 'PLANET-1';
    const refusal = refusalToStation(position, outpost, card);
    if (refusal !== undefined) return refusal;
    outpost |= 1 << card;
  }
  return undefined;
}

export function station(draft: Draft, { decks }: ActionOf<'station'>): void {
  for (const deck of decks) stationCard(draft, deck, takeShown(draft, deck));
}
