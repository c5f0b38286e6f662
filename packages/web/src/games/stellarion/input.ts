// The one small state machine behind tap, mouse and keyboard. A player picks cards and makes a plan of decisions that
// are not yet sent: the screen draws it as if it had happened, the player can drop it until something would be
// revealed, and the table gets it as a whole. Pure: it knows the rules and nothing of the page.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Card,
  type Deck,
  type Position,
  type Stellarion,
  stellarion,
} from '@planisphere/stellarion';
import {
  type At as AtTable,
  type Input,
  type PressResult as Result,
  type Targets,
  targetKey,
} from '../../table/input.ts';
import { legalAt } from '../../table/legal.ts';
import { stationWith, togetherWith } from './choosing.ts';
import { isHopelessAfter } from './foresight.ts';
import { offersOf } from './offers.ts';
import { isOpen, type Panel, panelOf } from './panels.ts';
import { payingWith, type Source, sourcesOf } from './paying.ts';

export type At = AtTable<Stellarion>;
type PressResult = Result<Stellarion, Holding>;

export type Target =
  /** A visible card, or one of the Outpost. */
  | { readonly at: 'source'; readonly source: Source }
  /** A card dropped on another: picks both. */
  | { readonly at: 'together'; readonly sources: readonly [Source, Source] }
  /** Several at once: the plainest payment of a Launch. */
  | { readonly at: 'sources'; readonly sources: readonly Source[] }
  /** A button that names an action. */
  | { readonly at: 'offer'; readonly action: Action }
  /** Two meteors for a voyage, by anybody at this screen, in anybody's turn. */
  | { readonly at: 'spend'; readonly by: Seat; readonly action: Action }
  /** In a dialog: a deck to look into. */
  | { readonly at: 'deck'; readonly deck: Deck }
  /** In a dialog: a kind of card of that deck. */
  | { readonly at: 'face'; readonly card: Card }
  /** In a dialog: a whole step. */
  | { readonly at: 'step'; readonly action: Action }
  | { readonly at: 'waive' | 'done' | 'confirm' | 'back' | 'cancel' };

export interface Holding {
  readonly picked: readonly Source[];
  /** Decided, but not sent. */
  readonly plan: readonly Action[];
  readonly deck: Deck | undefined;
  /** The step under consideration: shown with its consequences, not yet part of the plan. */
  readonly step: Action | undefined;
  /** A partner at the same screen who spends meteors in another's turn. */
  readonly actor: Seat | undefined;
}

export const EMPTY_HANDED: Holding = {
  picked: [],
  plan: [],
  deck: undefined,
  step: undefined,
  actor: undefined,
};

export const input: Input<Stellarion, Holding, Target, Position> = {
  emptyHanded: EMPTY_HANDED,
  press,
  targetsAt,
  previewOf,
};

/** The position after the plan. */
export function sceneOf({ view, seat }: At, { plan }: Holding): Position {
  return plan.reduce((position, action) => stellarion.apply(position, { by: seat, action }), view);
}

/** The position after the plan and the step under consideration. */
function previewOf(at: At, holding: Holding): Position {
  const scene = sceneOf(at, holding);
  return holding.step === undefined ? scene : stellarion.apply(scene, { by: at.seat, action: holding.step });
}

/** The dialog for the current question. */
export function panelAt(at: At, holding: Holding): Panel | undefined {
  return panelOf(sceneOf(at, holding), at.seat, holding.step);
}

/** Whether the rules allow it after the plan. */
function isLegal(at: At, holding: Holding, action: Action): boolean {
  return stellarion.check(sceneOf(at, holding), at.seat, action) === undefined;
}

export function press(at: At, holding: Holding, target: Target): PressResult {
  switch (target.at) {
    case 'source':
      return { holding: pickedWith(at, holding, target.source) };
    case 'together':
      return { holding: pickedTogether(at, holding, target.sources) };
    case 'sources':
      return { holding: { ...EMPTY_HANDED, picked: target.sources } };
    case 'offer':
      return offered(at, holding, target.action);
    case 'spend':
      return offered(
        { view: at.view, seat: target.by },
        { ...EMPTY_HANDED, actor: target.by },
        target.action,
      );
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

/** On the table a press picks a card or puts it back; in the dialog of the planets it stations it or not. */
function pickedWith(at: At, holding: Holding, source: Source): Holding {
  const scene = sceneOf(at, holding);
  if (panelOf(scene, at.seat, holding.step) === 'station')
    return { ...holding, step: stationWith(scene, holding.step, source as Deck) };
  if (scene.stage.kind !== 'turn') return holding;
  const has = holding.picked.includes(source);
  const picked = has ? holding.picked.filter((other) => other !== source) : [...holding.picked, source];
  return { ...EMPTY_HANDED, picked };
}

/** Adds to the picked cards. */
function pickedTogether(at: At, holding: Holding, sources: readonly Source[]): Holding {
  if (sceneOf(at, holding).stage.kind !== 'turn') return holding;
  return { ...EMPTY_HANDED, picked: [...new Set([...holding.picked, ...sources])] };
}

/** Launches and proofs need no confirmation, unless a Launch would make victory impossible. */
function offered(at: At, holding: Holding, action: Action): PressResult {
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

/** To the nearest meteor if one can be reached, else as far as the sun retreats. */
function waiving(at: At, holding: Holding): Action {
  const { table, sun, meteors, stage } = sceneOf(at, holding);
  if (!table.sun) return { kind: 'waive', retreat: 0 };
  const longest = Math.min(stage.major ? 8 : 4, sun);
  const lying = table.track.meteors.filter((_, index) => (meteors >> index) & 1);
  const near = lying.map((space) => sun - space).filter((retreat) => retreat > 0 && retreat <= longest);
  return { kind: 'waive', retreat: near.at(-1) ?? longest };
}

/** The player takes the voyages of a Crossing one by one; only the last one needs confirmation. */
function stepped(at: At, holding: Holding, action: Action): PressResult {
  if (!isLegal(at, holding, action)) return { holding };
  const more = action.kind === 'take' && sceneOf(at, holding).stage.left > 1;
  return more ? accepted(at, holding, action) : { holding: { ...holding, step: action } };
}

/** Adds to the plan; sends it when nothing is left to decide before something is revealed or the turn ends. */
function accepted(at: At, holding: Holding, action: Action): PressResult {
  if (!isLegal(at, holding, action)) return { holding };
  const grown = { ...holding, plan: [...holding.plan, action], deck: undefined, step: undefined };
  return isOpen(sceneOf(at, grown), at.seat)
    ? { holding: grown }
    : { holding: { ...EMPTY_HANDED, actor: holding.actor }, send: grown.plan };
}

function steppedBack(holding: Holding): Holding {
  if (holding.step !== undefined) return { ...holding, step: undefined };
  return { ...holding, plan: holding.plan.slice(0, -1), deck: undefined };
}

/** Everything that the screen offers to press. */
export function targetsAt(at: At, holding: Holding): Targets<Stellarion> {
  const targets = new Map<string, Action | undefined>();
  for (const target of pressable(at, holding))
    targets.set(targetKey(target), 'action' in target ? target.action : undefined);
  return targets;
}

function pressable(at: At, holding: Holding): readonly Target[] {
  const scene = sceneOf(at, holding);
  const steps = legalAt(stellarion, scene, at.seat);
  if (panelOf(scene, at.seat, holding.step) === undefined) return onTheTable(at, holding, steps);
  const list: Target[] = [{ at: 'cancel' }, ...inDialog(holding, steps)];
  if (holding.step !== undefined) list.push({ at: 'confirm' });
  if (steps.some(({ kind }) => kind === 'waive')) list.push({ at: 'waive' });
  if (steps.some(({ kind }) => kind === 'done')) list.push({ at: 'done' });
  if (holding.step !== undefined || holding.plan.length > 0) list.push({ at: 'back' });
  if (holding.plan.length === 0) list.push(...freely(steps));
  return list;
}

function onTheTable(at: At, holding: Holding, steps: readonly Action[]): readonly Target[] {
  const scene = sceneOf(at, holding);
  const mine = scene.turn === at.seat && scene.stage.kind === 'turn';
  const cards = mine ? sourcesOf(scene).map((source): Target => ({ at: 'source', source })) : [];
  const offers = offersOf(at, holding.picked).flatMap((offer): readonly Target[] =>
    offer.refused === undefined ? [{ at: 'offer', action: offer.action }] : [],
  );
  return [...cards, ...offers, ...freely(steps)];
}

/** Proofs and meteors need no picked cards. */
function freely(steps: readonly Action[]): readonly Target[] {
  return steps
    .filter(({ kind }) => kind === 'prove' || kind === 'spend')
    .map((action): Target => ({ at: 'offer', action }));
}

function inDialog({ deck, step }: Holding, steps: readonly Action[]): readonly Target[] {
  return steps.flatMap((action): readonly Target[] => {
    if (step?.kind === 'waive' || step?.kind === 'spend')
      return action.kind === step.kind ? [{ at: 'step', action }] : [];
    switch (action.kind) {
      case 'search':
      case 'recover': {
        const cards = action.kind === 'search' ? [action.card] : action.cards;
        const faces = action.deck === deck ? cards.map((card): Target => ({ at: 'face', card })) : [];
        return [{ at: 'deck', deck: action.deck }, ...faces];
      }
      case 'scan':
        return [{ at: 'deck', deck: action.deck }];
      case 'station':
        return action.decks.map((source): Target => ({ at: 'source', source }));
      case 'return':
      case 'place':
      case 'take':
        return [{ at: 'step', action }];
      default:
        return [];
    }
  });
}
