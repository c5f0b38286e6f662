// The one small state machine behind tap, mouse, drag and keyboard: the card in hand, the place aimed at, and the
// action of each press. Pure: it knows the rules' legal actions and nothing of the page.
import {
  type Action,
  type Card,
  type Face,
  followingCard,
  moverOf,
  NONE,
  type Position,
  type Stellar,
  sideOf,
  stellar,
} from '@planisphere/stellar';
import {
  type At as AtTable,
  type Input,
  type PressResult as Result,
  type Targets,
  targetKey,
} from '../../table/input.ts';
import { legalAt } from '../../table/legal.ts';

export type At = AtTable<Stellar>;
type PressResult = Result<Stellar, Holding>;

/** A place of the board that can be pressed. */
export type Place =
  | { readonly at: 'row'; readonly coordinate: number }
  | { readonly at: 'hand'; readonly card: Card }
  | { readonly at: 'slot'; readonly slot: number }
  | { readonly at: 'note' }
  | { readonly at: 'offer'; readonly replace: boolean };

/** A card that a pointer carries. */
export type Dragged =
  | { readonly from: 'hand'; readonly card: Card }
  | { readonly from: 'row'; readonly coordinate: number }
  /** The card that must be placed: from the row or the deck. */
  | { readonly from: 'following' };

/** A place where a carried card can be dropped. */
export type Drop =
  | { readonly at: 'slot'; readonly slot: number }
  | { readonly at: 'note' }
  | { readonly at: 'hand' };

export type Target =
  | Place
  /** A press that needs no second one. */
  | { readonly at: 'sure'; readonly place: Place }
  /** Hovered, focused or dragged over. */
  | { readonly at: 'aim'; readonly place: Place | undefined }
  | { readonly at: 'lift'; readonly dragged: Dragged }
  | { readonly at: 'drop'; readonly dragged: Dragged; readonly place: Drop; readonly sure: boolean }
  /** Turns the card in hand over. */
  | { readonly at: 'flip' }
  | { readonly at: 'back' };

export interface Holding {
  /** The chosen card of the hand. */
  readonly card: Card | undefined;
  readonly face: Face;
  /** Hovered, focused or dragged over: shown, but not chosen. */
  readonly aim: Place | undefined;
  /** Pressed once: the next press on it plays. */
  readonly armed: Place | undefined;
}

/** An action, shown in its place before it is played. */
export interface Preview {
  readonly place: Place;
  readonly action: Action;
}

export const EMPTY_HANDED: Holding = { card: undefined, face: 'up', aim: undefined, armed: undefined };

export const input: Input<Stellar, Holding, Target, Preview | undefined> = {
  emptyHanded: EMPTY_HANDED,
  press,
  targetsAt,
  previewOf,
};

export function samePlace(a: Place | undefined, b: Place | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether this seat has to decide something. */
export function isAsked({ view, seat }: At): boolean {
  if (view.phase === 'start' || view.phase === 'keep') return sideOf(view, seat).answer === NONE;
  return ['offer', 'take', 'play', 'place'].includes(view.phase) && moverOf(view) === seat;
}

/** The card to play or place. */
export function cardInPlay({ view, seat }: At, holding: Holding): Card | undefined {
  if (!isAsked({ view, seat })) return undefined;
  return view.phase === 'place' ? followingCard(view) : holding.card;
}

/** The facing that counts: a following card that fits nowhere face up goes face down (TEL-4). */
export function faceOf({ view, seat }: At, holding: Holding): Face {
  if (view.phase !== 'place' || view.area !== 'tel' || !isAsked({ view, seat })) return holding.face;
  const canShow = legalAt(stellar, view, seat).some((action) => 'to' in action && action.to.face === 'up');
  return canShow ? holding.face : 'down';
}

/** Every action the seat may take with what it holds. */
function actionsWith(at: At, holding: Holding): readonly Action[] {
  if (!isAsked(at)) return [];
  const face = faceOf(at, holding);
  return legalAt(stellar, at.view, at.seat).filter((action) => {
    if (action.do === 'play') {
      return action.card === holding.card && (action.to.area === 'note' || action.to.face === face);
    }
    if (action.do === 'place') return action.to.area === 'note' || action.to.face === face;
    if (action.do === 'start' || action.do === 'keep') return action.card === holding.card;
    return true;
  });
}

/** The places that an action may lead to: these glow. */
export function placesOf(action: Action): readonly Place[] {
  switch (action.do) {
    case 'take':
      return [{ at: 'row', coordinate: action.coordinate }];
    case 'replace':
    case 'leave':
      return [{ at: 'offer', replace: action.do === 'replace' }];
    case 'start':
      return [{ at: 'slot', slot: 1 }, { at: 'note' }, { at: 'hand', card: action.card }];
    case 'keep':
      return [{ at: 'note' }, { at: 'hand', card: action.card }];
    default:
      return [action.to.area === 'note' ? { at: 'note' } : { at: 'slot', slot: action.to.slot }];
  }
}

/** The rule that forbids this slot to the card in play. */
function ruleAgainst(at: At, holding: Holding, slot: number): string | undefined {
  const card = cardInPlay(at, holding);
  if (card === undefined || !['play', 'place'].includes(at.view.phase)) return undefined;
  const to = { area: 'tel', slot, face: faceOf(at, holding) } as const;
  const action: Action = at.view.phase === 'play' ? { do: 'play', card, to } : { do: 'place', to };
  return stellar.check(at.view, at.seat, action)?.rule;
}

export function targetsAt(at: At, holding: Holding): Targets<Stellar> {
  const targets = new Map<string, Action>();
  for (const action of actionsWith(at, holding))
    for (const place of placesOf(action)) {
      const key = targetKey(place);
      if (!targets.has(key)) targets.set(key, action);
    }
  return targets;
}

export function press(at: At, holding: Holding, target: Target): PressResult {
  switch (target.at) {
    case 'sure':
      return pressPlace(at, holding, { place: target.place, sure: true });
    case 'aim':
      return { holding: samePlace(holding.aim, target.place) ? holding : { ...holding, aim: target.place } };
    case 'lift':
      return { holding: target.dragged.from === 'hand' ? lifted(holding, target.dragged.card) : holding };
    case 'drop':
      return drop(at, holding, target);
    case 'flip':
      return { holding: { ...holding, face: holding.face === 'up' ? 'down' : 'up', armed: undefined } };
    case 'back':
      return { holding: steppedBack(holding) };
    default:
      return pressPlace(at, holding, { place: target, sure: false });
  }
}

interface PlacePress {
  readonly place: Place;
  /** A click, key or drop that needs no second one. */
  readonly sure: boolean;
}

function pressPlace(at: At, holding: Holding, { place, sure }: PlacePress): PressResult {
  const { phase } = at.view;
  const picks = place.at === 'hand' && (phase === 'play' || holding.card !== place.card);
  if (picks) return { holding: isAsked(at) ? picked(holding, place.card, phase) : holding, sound: 'lift' };
  const action = targetsAt(at, holding).get(targetKey(place));
  const refused =
    action === undefined && place.at === 'slot' ? ruleAgainst(at, holding, place.slot) : undefined;
  if (refused !== undefined) return { holding, refused };
  if (action === undefined) return { holding, sound: 'lift' };
  if (sure || samePlace(holding.armed, place)) return { holding: EMPTY_HANDED, send: [action] };
  return { holding: { ...holding, armed: place, aim: undefined }, sound: 'lift' };
}

/** Lifts a card from the hand; the chosen card keeps its facing. */
function lifted(holding: Holding, card: Card): Holding {
  return { ...EMPTY_HANDED, card, face: card === holding.card ? holding.face : 'up' };
}

/** Drops a card over a place: like choosing it and pressing there, or the rule that forbids it. */
function drop(
  at: At,
  holding: Holding,
  { dragged, place, sure }: { dragged: Dragged; place: Drop; sure: boolean },
): PressResult {
  if (place.at === 'hand') {
    if (dragged.from !== 'row') return { holding: { ...holding, aim: undefined } };
    return silently(pressPlace(at, holding, { place: { at: 'row', coordinate: dragged.coordinate }, sure }));
  }
  const held = { ...holding, ...(dragged.from === 'hand' && { card: meant(at, dragged.card, place) }) };
  const result = silently(pressPlace(at, held, { place, sure }));
  if (result.holding !== held || result.send !== undefined || result.refused !== undefined) return result;
  const refused = refusalOf(at);
  return { holding: held, ...(refused !== undefined && { refused }) };
}

/** The sound came already, when the card was lifted. */
function silently({ sound: _, ...result }: PressResult): PressResult {
  return result;
}

/** Putting one starter into the notebook means choosing the other for the telescope (SETUP-1). */
function meant({ view, seat }: At, card: Card, place: Drop): Card {
  if (view.phase !== 'start' || place.at !== 'note') return card;
  return sideOf(view, seat).hand.find((other) => other !== card) ?? card;
}

/** The rule that forbids this place to the carried card. */
function refusalOf(at: At): string | undefined {
  const { phase } = at.view;
  if (phase === 'start') return 'SETUP-1';
  if (phase === 'keep') return 'END-1';
  if (phase === 'take') return 'TURN-1';
  const note = { area: 'note', slot: 0, face: 'up' } as const;
  return phase === 'place' ? stellar.check(at.view, at.seat, { do: 'place', to: note })?.rule : undefined;
}

/** Pressing the chosen card again puts it back. */
function picked(holding: Holding, card: Card, phase: Position['phase']): Holding {
  if (phase === 'play' && holding.card === card) return EMPTY_HANDED;
  return { ...EMPTY_HANDED, card };
}

/** Undoes one step: the armed place, then the facing, then the card. */
function steppedBack(holding: Holding): Holding {
  if (holding.armed !== undefined) return { ...holding, armed: undefined };
  if (holding.face === 'down') return { ...holding, face: 'up' };
  return EMPTY_HANDED;
}

/** The places for this card; only the first free slot for face down. */
export function placementsOf(at: At, holding: Holding, card: Card): readonly Action[] {
  const { phase } = at.view;
  const isMovable = phase === 'play' || (phase === 'place' && cardInPlay(at, holding) === card);
  if (!isAsked(at) || !isMovable) return [];
  const actions = legalAt(stellar, at.view, at.seat).filter((action) =>
    action.do === 'play' ? action.card === card : action.do === 'place',
  );
  const firstDown = actions.find(isFaceDown);
  return actions.filter((action) => !isFaceDown(action) || action === firstDown);
}

function isFaceDown(action: Action): boolean {
  return 'to' in action && action.to.area === 'tel' && action.to.face === 'down';
}

/** What the place shows before the action is played. */
export function previewOf(at: At, holding: Holding): Preview | undefined {
  for (const place of [holding.aim, holding.armed]) {
    if (place === undefined) continue;
    const action = targetsAt(at, holding).get(targetKey(place));
    if (action !== undefined) return { place, action };
  }
  return undefined;
}
