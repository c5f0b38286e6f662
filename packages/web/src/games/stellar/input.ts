// The one small state machine behind tap, mouse, drag and keyboard: what is in hand, what is aimed at, and which action a
// press means. Pure: it knows the rules' legal actions and nothing of the page.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Card,
  type Face,
  followingCard,
  moverOf,
  NONE,
  type Position,
  sideOf,
  stellar,
} from '@planisphere/stellar';

import { legalAt } from '../../table/legal.ts';

export type Target =
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

/** Where it can be let go. */
export type Drop =
  | { readonly at: 'slot'; readonly slot: number }
  | { readonly at: 'note' }
  | { readonly at: 'hand' };

export interface Holding {
  /** The chosen card of the hand. */
  readonly card: Card | undefined;
  readonly face: Face;
  /** Hovered, focused or dragged over: shown, not yet meant. */
  readonly aim: Target | undefined;
  /** Pressed once: the next press on it plays. */
  readonly armed: Target | undefined;
}

export interface At {
  readonly view: Position;
  readonly seat: Seat;
}

export interface Pressed {
  readonly holding: Holding;
  readonly action?: Action;
}

export const EMPTY_HANDED: Holding = { card: undefined, face: 'up', aim: undefined, armed: undefined };

export function sameTarget(a: Target | undefined, b: Target | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Is this seat asked to decide something now? */
export function isAsked({ view, seat }: At): boolean {
  if (view.phase === 'start' || view.phase === 'keep') return sideOf(view, seat).answer === NONE;
  return ['offer', 'take', 'play', 'place'].includes(view.phase) && moverOf(view) === seat;
}

/** The card that goes somewhere now. */
export function cardInPlay({ view, seat }: At, holding: Holding): Card | undefined {
  if (!isAsked({ view, seat })) return undefined;
  return view.phase === 'place' ? followingCard(view) : holding.card;
}

/** The facing that counts: a card that must be placed but may lie face up nowhere goes face down (TEL-4). */
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

/** The places where an action may lead: what glows. */
export function targetsOf(action: Action): readonly Target[] {
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

/** The rule that keeps the card in play from this slot. */
export function ruleAgainst(at: At, holding: Holding, slot: number): string | undefined {
  const card = cardInPlay(at, holding);
  if (card === undefined || !['play', 'place'].includes(at.view.phase)) return undefined;
  const to = { area: 'tel', slot, face: faceOf(at, holding) } as const;
  const action: Action = at.view.phase === 'play' ? { do: 'play', card, to } : { do: 'place', to };
  return stellar.check(at.view, at.seat, action)?.rule;
}

/** By the keys of their places, what may be pressed with what is held. */
export function targetsAt(at: At, holding: Holding): ReadonlyMap<string, Action> {
  const last = lastAsked;
  if (last?.view === at.view && last.seat === at.seat && last.holding === holding) return last.targets;
  const targets = new Map<string, Action>();
  for (const action of actionsWith(at, holding))
    for (const target of targetsOf(action)) {
      const key = JSON.stringify(target);
      if (!targets.has(key)) targets.set(key, action);
    }
  lastAsked = { view: at.view, seat: at.seat, holding, targets };
  return targets;
}

/** All places of a board ask the same question one after another. */
let lastAsked:
  | (At & { readonly holding: Holding; readonly targets: ReadonlyMap<string, Action> })
  | undefined;

export function actionAt(at: At, holding: Holding, target: Target): Action | undefined {
  return targetsAt(at, holding).get(JSON.stringify(target));
}

/** `firm`: a click, a key or a drop that needs no second one. */
export function press(
  at: At,
  holding: Holding,
  { target, firm }: { target: Target; firm: boolean },
): Pressed {
  const { phase } = at.view;
  const picks = target.at === 'hand' && (phase === 'play' || holding.card !== target.card);
  if (picks) return { holding: isAsked(at) ? picked(holding, target.card, phase) : holding };
  const action = actionAt(at, holding, target);
  if (action === undefined) return { holding };
  if (firm || sameTarget(holding.armed, target)) {
    return { holding: EMPTY_HANDED, action };
  }
  return { holding: { ...holding, armed: target, aim: undefined } };
}

/** A card is let go over a place: like choosing it and pressing there, or the rule that forbids it. */
export function drop(
  at: At,
  holding: Holding,
  { dragged, target, firm }: { dragged: Dragged; target: Drop; firm: boolean },
): Pressed & { readonly refused?: string } {
  if (target.at === 'hand') {
    if (dragged.from !== 'row') return { holding: { ...holding, aim: undefined } };
    return press(at, holding, { target: { at: 'row', coordinate: dragged.coordinate }, firm });
  }
  const held = { ...holding, ...(dragged.from === 'hand' && { card: meant(at, dragged.card, target) }) };
  const pressed = press(at, held, { target, firm });
  if (pressed.holding !== held || pressed.action !== undefined) return pressed;
  const refused = refusalOf(at, held, target);
  return { holding: held, ...(refused !== undefined && { refused }) };
}

/** A starter that is laid into the notebook leaves the other one for the telescope (SETUP-1). */
function meant({ view, seat }: At, card: Card, target: Drop): Card {
  if (view.phase !== 'start' || target.at !== 'note') return card;
  return sideOf(view, seat).hand.find((other) => other !== card) ?? card;
}

/** The rule that keeps what is carried from this place. */
function refusalOf(at: At, holding: Holding, target: Drop): string | undefined {
  const { phase } = at.view;
  if (phase === 'start') return 'SETUP-1';
  if (phase === 'keep') return 'END-1';
  if (phase === 'take') return 'TURN-1';
  if (target.at === 'slot') return ruleAgainst(at, holding, target.slot);
  const note = { area: 'note', slot: 0, face: 'up' } as const;
  return phase === 'place' ? stellar.check(at.view, at.seat, { do: 'place', to: note })?.rule : undefined;
}

/** Pressing the chosen card again puts it down. */
function picked(holding: Holding, card: Card, phase: Position['phase']): Holding {
  if (phase === 'play' && holding.card === card) return EMPTY_HANDED;
  return { ...EMPTY_HANDED, card };
}

export function aimAt(holding: Holding, aim: Target | undefined): Holding {
  return sameTarget(holding.aim, aim) ? holding : { ...holding, aim };
}

/** One step back: what is armed, then the facing, then the card. */
export function letGo(holding: Holding): Holding {
  if (holding.armed !== undefined) return { ...holding, armed: undefined };
  if (holding.face === 'down') return { ...holding, face: 'up' };
  return EMPTY_HANDED;
}

export function flip(holding: Holding): Holding {
  return { ...holding, face: holding.face === 'up' ? 'down' : 'up', armed: undefined };
}

/** What the player sees in its place before it is played. */
export function previewOf(at: At, holding: Holding): { target: Target; action: Action } | undefined {
  for (const target of [holding.aim, holding.armed]) {
    if (target === undefined) continue;
    const action = actionAt(at, holding, target);
    if (action !== undefined) return { target, action };
  }
  return undefined;
}
