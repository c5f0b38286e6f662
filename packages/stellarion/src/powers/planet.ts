// Planets station: put a card that shows, up to two with a major power, into the Outpost. Nothing under them is
// turned up meanwhile. What the Outpost may hold is `outpost.ts`.
import { type Action, type ActionOf, stationOf } from '../actions.ts';
import { type Deck, EVERY_DECK } from '../cards.ts';
import { shown, takeShown } from '../observatory.ts';
import { refusalToStation, station as stationCard } from '../outpost.ts';
import type { Draft, Position } from '../position.ts';

export function addStations(actions: Action[], position: Position): void {
  for (const one of EVERY_DECK) {
    const first = shown(position, one);
    if (first === undefined || refusalToStation(position, position.outpost, first) !== undefined) continue;
    actions.push(stationOf(one, one));
    if (position.stage.major) addSeconds(actions, position, one);
  }
}

function addSeconds(actions: Action[], position: Position, one: Deck): void {
  const full = position.outpost | (1 << shown(position, one)!);
  for (let two = one + 1; two < 8; two++) {
    const second = shown(position, two);
    if (second === undefined || refusalToStation(position, full, second) !== undefined) continue;
    actions.push(stationOf(one, two as Deck));
  }
}

export function checkStation(position: Position, { decks }: ActionOf<'station'>): string | undefined {
  if (decks.length === 0 || decks.length > (position.stage.major ? 2 : 1)) return 'PLANET-2';
  if (new Set(decks).size < decks.length) return 'PLANET-1';
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
