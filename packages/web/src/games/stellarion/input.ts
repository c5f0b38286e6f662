// The one small state machine behind tap, mouse and keyboard. A player picks cards and makes a plan of decisions that
// nobody has been told yet: it is drawn as if it had happened, can be dropped until something would be revealed, and is
// sent as a whole. Pure: it knows the rules and nothing of the page.
import type { Seat } from '@planisphere/core';
import { type Action, type Card, type Deck, type Position, stellarion } from '@planisphere/stellarion';
import { stationWith, togetherWith } from './choosing.ts';
import { isHopelessAfter } from './foresight.ts';
import { isOpen, type Panel, panelOf } from './panels.ts';
import { payingWith, type Source } from './paying.ts';

export type Target =
  /** A card that shows, or one of the Outpost. */
  | { readonly at: 'source'; readonly source: Source }
  /** A card carried on to another: both are picked. */
  | { readonly at: 'together'; readonly sources: readonly [Source, Source] }
  /** Several at once: the plainest payment of a Launch. */
  | { readonly at: 'sources'; readonly sources: readonly Source[] }
  /** A button that names an action. */
  | { readonly at: 'offer'; readonly action: Action }
  /** In a dialog: a deck to look into. */
  | { readonly at: 'deck'; readonly deck: Deck }
  /** In a dialog: a kind of card of that deck. */
  | { readonly at: 'face'; readonly card: Card }
  /** In a dialog: a whole step. */
  | { readonly at: 'step'; readonly action: Action }
  | { readonly at: 'waive' | 'done' | 'confirm' | 'back' | 'cancel' };

export interface Holding {
  readonly picked: readonly Source[];
  /** Decided, but told to nobody. */
  readonly plan: readonly Action[];
  readonly deck: Deck | undefined;
  /** The step under consideration: shown with its consequences, not yet part of the plan. */
  readonly step: Action | undefined;
}

export interface At {
  readonly view: Position;
  readonly seat: Seat;
}

export interface Pressed {
  readonly holding: Holding;
  /** The plan is whole: these decisions are to be sent, in this order. */
  readonly send?: readonly Action[];
}

export const EMPTY_HANDED: Holding = { picked: [], plan: [], deck: undefined, step: undefined };

/** The position as it would be after the plan. */
export function sceneOf({ view, seat }: At, { plan }: Holding): Position {
  return plan.reduce((position, action) => stellarion.apply(position, { by: seat, action }), view);
}

/** The same, with the step under consideration. */
export function previewOf(at: At, holding: Holding): Position {
  const scene = sceneOf(at, holding);
  return holding.step === undefined ? scene : stellarion.apply(scene, { by: at.seat, action: holding.step });
}

/** The dialog that is asked for now. */
export function panelAt(at: At, holding: Holding): Panel | undefined {
  return panelOf(sceneOf(at, holding), at.seat, holding.step);
}

/** Do the rules allow it, after the plan? */
function isLegal(at: At, holding: Holding, action: Action): boolean {
  return stellarion.check(sceneOf(at, holding), at.seat, action) === undefined;
}

export function press(at: At, holding: Holding, target: Target): Pressed {
  switch (target.at) {
    case 'source':
      return { holding: pickedWith(at, holding, target.source) };
    case 'together':
      return { holding: pickedTogether(at, holding, target.sources) };
    case 'sources':
      return { holding: { ...EMPTY_HANDED, picked: target.sources } };
    case 'offer':
      return offered(at, holding, target.action);
    case 'deck':
      return { holding: lookedInto(at, holding, target.deck) };
    case 'face':
      return { holding: faced(at, holding, target.card) };
    case 'step':
      return stepped(at, holding, target.action);
    case 'waive':
      return { holding: { ...holding, deck: undefined, step: waiving(at, holding) } };
    case 'done':
      return accepted(at, holding, { kind: 'done' });
    case 'confirm':
      return holding.step === undefined ? { holding } : accepted(at, holding, holding.step);
    case 'back':
      return { holding: steppedBack(holding) };
    case 'cancel':
      return { holding: { ...EMPTY_HANDED, picked: holding.picked } };
  }
}

/** On the table a card is picked or put back; in the dialog of the planets it is stationed or not. */
function pickedWith(at: At, holding: Holding, source: Source): Holding {
  const scene = sceneOf(at, holding);
  if (panelOf(scene, at.seat, holding.step) === 'station')
    return { ...holding, step: stationWith(scene, holding.step, source as Deck) };
  if (scene.stage.kind !== 'turn') return holding;
  const has = holding.picked.includes(source);
  const picked = has ? holding.picked.filter((other) => other !== source) : [...holding.picked, source];
  return { ...EMPTY_HANDED, picked };
}

/** What is picked already stays picked. */
function pickedTogether(at: At, holding: Holding, sources: readonly Source[]): Holding {
  if (sceneOf(at, holding).stage.kind !== 'turn') return holding;
  return { ...EMPTY_HANDED, picked: [...new Set([...holding.picked, ...sources])] };
}

/** Launches and proofs are done at once; a Launch that would make victory impossible is asked about. */
function offered(at: At, holding: Holding, action: Action): Pressed {
  if (!isLegal(at, holding, action)) return { holding };
  const paid = { ...holding, picked: payingWith(action) ?? holding.picked };
  const final = action.kind === 'launch' && isHopelessAfter(sceneOf(at, holding), at.seat, action);
  if (action.kind === 'spend' || final) return { holding: { ...paid, step: action } };
  return accepted(at, paid, action);
}

function lookedInto(at: At, holding: Holding, deck: Deck): Holding {
  const scan: Action = { kind: 'scan', deck };
  return { ...holding, deck, step: isLegal(at, holding, scan) ? scan : undefined };
}

function faced(at: At, holding: Holding, card: Card): Holding {
  const { deck } = holding;
  if (deck === undefined) return holding;
  const step = togetherWith(sceneOf(at, holding), holding.step, { deck, card });
  return step === undefined || isLegal(at, holding, step) ? { ...holding, step } : holding;
}

/** As far as a meteor if one can be reached, else as far as the sun goes back. */
function waiving(at: At, holding: Holding): Action {
  const { table, sun, meteors, stage } = sceneOf(at, holding);
  if (!table.sun) return { kind: 'waive', retreat: 0 };
  const longest = Math.min(stage.major ? 8 : 4, sun);
  const lying = table.track.meteors.filter((_, index) => (meteors >> index) & 1);
  const near = lying.map((space) => sun - space).filter((retreat) => retreat > 0 && retreat <= longest);
  return { kind: 'waive', retreat: near.at(-1) ?? longest };
}

/** Voyages of a Crossing are taken one after the other; only the last one is asked about. */
function stepped(at: At, holding: Holding, action: Action): Pressed {
  if (!isLegal(at, holding, action)) return { holding };
  const more = action.kind === 'take' && sceneOf(at, holding).stage.left > 1;
  return more ? accepted(at, holding, action) : { holding: { ...holding, step: action } };
}

/** The plan grows; it is sent when nothing is left to decide before something is revealed or the turn is over. */
function accepted(at: At, holding: Holding, action: Action): Pressed {
  if (!isLegal(at, holding, action)) return { holding };
  const grown = { ...holding, plan: [...holding.plan, action], deck: undefined, step: undefined };
  return isOpen(sceneOf(at, grown), at.seat)
    ? { holding: grown }
    : { holding: EMPTY_HANDED, send: grown.plan };
}

function steppedBack(holding: Holding): Holding {
  if (holding.step !== undefined) return { ...holding, step: undefined };
  return { ...holding, plan: holding.plan.slice(0, -1), deck: undefined };
}
