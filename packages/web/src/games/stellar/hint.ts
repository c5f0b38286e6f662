// A hint at a Stellar table: the slot, stack or place that matters, and the card as a ghost where a strong player would
// put it. It plays nothing.
import {
  type Action,
  type Card,
  followingCard,
  isSatellite,
  NONE,
  type Position,
  SECTION_SLOTS,
  SECTIONS,
  type Stellar,
  sideOf,
  stellar,
  TYPE_OF,
  TYPES,
} from '@planisphere/stellar';
import { firstOwn } from '../../table/advice/guide.ts';
import type { Hinting, Mark } from '../../table/advice/mark.ts';
import type { Desk } from './desk.ts';
import { EMPTY_HANDED, type Place, placesOf, samePlace } from './input.ts';
import {
  DRAWN_PLACE,
  handPlace,
  notebookPlace,
  offerPlace,
  rowPlace,
  slotPlace,
  stackPlace,
} from './places.ts';
import { referencesOn } from './references.ts';

type Placing = Extract<Action, { readonly do: 'play' | 'place' }>;

const look = (place: string): Mark => ({ place, as: 'look' });

export const hinting: Hinting<Stellar, Desk> = {
  keyOf: (line, other, before) =>
    firstOwn(stepsOf(before, line), stepsOf(before, other), (step) => 'to' in step),
  lookFor,
  wayTo: (desk, { action }) => (isElsewhere(desk, action) ? undefined : wayOf(desk, action)),
  references: ({ at }) => referencesOn(at.value.view, at.value.seat),
  lay,
  take: (desk, action) => void desk.session.decide(action),
  handOver: (desk, action) => [
    ...('card' in action ? [() => hold(desk, action.card)] : []),
    () => lay(desk, action),
  ],
  happensAt: (desk, action) => {
    const way = wayOf(desk, action);
    return way.filter(({ as }) => as === 'to').map(({ place }) => look(place));
  },
};

/**
 * Where a line puts which card, no matter whether the card is played or follows: the coach compares lines in this way.
 */
function stepsOf(before: Position, line: readonly Action[]): readonly object[] {
  const awaiting = stellar.awaiting(before);
  const by = awaiting.kind === 'seats' ? awaiting.seats[0] : undefined;
  let position = before;
  return line.map((action) => {
    const at = position;
    if (by === undefined || action.do === 'start' || action.do === 'keep') return action;
    position = stellar.apply(position, { by, action });
    if (action.do === 'take') return { take: at.row[action.coordinate - 1] };
    if (action.do !== 'play' && action.do !== 'place') return action;
    return { card: action.do === 'play' ? action.card : followingCard(at), to: action.to };
  });
}

function lookFor(desk: Desk, action: Action): readonly Mark[] {
  const { view, seat } = desk.at.value;
  const { hand, telescope } = sideOf(view, seat);
  switch (action.do) {
    case 'take':
      return [look(rowPlace(action.coordinate))];
    case 'replace':
    case 'leave':
      return view.row.map((_, index) => look(rowPlace(index + 1)));
    case 'start':
    case 'keep':
      return hand.map((_, index) => look(handPlace(seat, index)));
    default: {
      if (action.to.area === 'note') return [look(noteOf(desk, action))];
      const { slot } = action.to;
      const section = SECTIONS.find((each) => SECTION_SLOTS[each].includes(slot)) ?? 'top';
      const free = SECTION_SLOTS[section].filter((each) => telescope[each - 1] === NONE);
      return free.map((each) => look(slotPlace(seat, each)));
    }
  }
}

/** Whether another card is in hand, or another place is aimed at. */
function isElsewhere(desk: Desk, action: Action): boolean {
  const { card, armed, face } = desk.holding.value;
  if ('card' in action && card !== undefined && card !== action.card) return true;
  if (armed === undefined) return false;
  if (!placesOf(action).some((place) => samePlace(place, armed))) return true;
  return 'to' in action && action.to.area === 'tel' && face !== action.to.face;
}

function wayOf(desk: Desk, action: Action): readonly Mark[] {
  const { view, seat } = desk.at.value;
  const held = (card: Card): string => handPlace(seat, sideOf(view, seat).hand.indexOf(card));
  switch (action.do) {
    case 'take':
      return [{ place: rowPlace(action.coordinate), as: 'to' }];
    case 'replace':
    case 'leave':
      return [{ place: offerPlace(action.do), as: 'to' }];
    case 'start':
      return [
        { place: held(action.card), as: 'from' },
        { place: slotPlace(seat, 1), as: 'to' },
      ];
    case 'keep':
      return [{ place: held(action.card), as: 'to' }];
    default: {
      const following = view.coordinate === 0 ? DRAWN_PLACE : rowPlace(view.coordinate);
      const from = action.do === 'play' ? held(action.card) : following;
      const to = action.to.area === 'note' ? noteOf(desk, action) : slotPlace(seat, action.to.slot);
      return [
        { place: from, as: 'from' },
        { place: to, as: 'to' },
      ];
    }
  }
}

/** The stack of the card; '' if the card has none or is unknown. */
function noteOf(desk: Desk, action: Placing): string {
  const { view, seat } = desk.at.value;
  const card = action.do === 'play' ? action.card : view.phase === 'place' ? followingCard(view) : undefined;
  if (card === undefined || isSatellite(card)) return notebookPlace(seat);
  return stackPlace(seat, TYPES[TYPE_OF[card] as number] as string);
}

function hold(desk: Desk, card: Card): void {
  desk.holding.value = { ...EMPTY_HANDED, card };
}

/** Makes the place glow and show the ghost. */
function lay(desk: Desk, action: Action): void {
  const [place] = placesOf(action) as readonly [Place, ...Place[]];
  const card = 'card' in action ? action.card : undefined;
  const face = 'to' in action ? action.to.face : 'up';
  const armed = action.do === 'start' || action.do === 'keep' ? undefined : place;
  desk.holding.value = { ...EMPTY_HANDED, card, face, armed };
}
