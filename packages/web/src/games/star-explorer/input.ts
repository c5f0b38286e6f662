// The one small state machine behind tap, mouse, drag and keyboard: the ghost in the hand and its place, the chosen
// answer, and the action of each press. Pure: it knows the rules and nothing of the page.
import {
  type Action,
  type Drawing,
  HIDDEN,
  type Kind,
  kindsOfSize,
  type Place,
  phaseOf,
  type Size,
  type StarExplorer,
} from '@planisphere/star-explorer';
import { createGhost, type Ghost, ghostPlaces, turnGhost } from '@planisphere/star-explorer/voice';
import {
  type At as AtTable,
  type Input,
  type PressResult as Result,
  type Targets,
  targetKey,
} from '../../table/input.ts';
import { stepTowards, turnOf } from './geometry.ts';
import { ghostUnder } from './gesture.ts';
import { emptied, fitted, ghostOver, remedied, toggled } from './handling.ts';
import { type Laid, layOut } from './laid.ts';
import { type Site, siteOf } from './site.ts';
import { hasDrawn, roundOf, sidesOf, sizeOffers } from './standing.ts';

export type At = AtTable<StarExplorer>;
type PressResult = Result<StarExplorer, Holding>;

export type Target =
  /** A size or a kind: the first press chooses it, the second answers with it. */
  | { readonly at: 'choice'; readonly choice: string }
  /** A tap on the sky, between the stars as well. */
  | { readonly at: 'sky'; readonly place: Place }
  /** Puts the middle of the ghost there. */
  | { readonly at: 'place'; readonly place: Place }
  /** Leaves a star of the ghost out, or takes it in. */
  | { readonly at: 'star'; readonly star: number }
  /** One step in a direction of the page. */
  | { readonly at: 'arrow'; readonly x: number; readonly y: number }
  | { readonly at: 'turn'; readonly quarters: number }
  /** Puts the ghost over this drawing. */
  | { readonly at: 'drawing'; readonly drawing: Drawing }
  /** The tile: a mouse carries its ghost again. */
  | { readonly at: 'tile' }
  /** Moves it to the nearest place where it fits. */
  | { readonly at: 'fit' }
  /** Draws nothing. */
  | { readonly at: 'nothing' }
  /** Leaves out what is in the way. */
  | { readonly at: 'leaveOut' }
  /** Takes the player's own drawing back, to redraw it. */
  | { readonly at: 'takeBack' }
  | { readonly at: 'confirm' | 'back' };

export interface Holding {
  readonly ghost: Ghost | undefined;
  /** Whether a mouse carries the ghost. */
  readonly carried: boolean;
  /** Whether the player has answered and is redrawing. */
  readonly redrawing: boolean;
  /** The size or kind chosen but not yet answered. */
  readonly choice: string | undefined;
}

export const EMPTY_HANDED: Holding = { ghost: undefined, carried: true, redrawing: false, choice: undefined };

export const input: Input<StarExplorer, Holding, Target, Laid | undefined> = {
  emptyHanded: EMPTY_HANDED,
  press,
  targetsAt,
  previewOf,
};

/** Puts a new tile where it fits, so that even the first look shows a possible drawing. */
export function withNewTile({ view, seat }: At, holding: Holding): Holding {
  const site = siteOf(view, seat);
  const { ghost } = holding;
  if (site === undefined || (ghost?.tile === site.tile && ghost.seat === site.seat)) return holding;
  const middle = createGhost(view, site.seat);
  return middle === undefined ? holding : { ...EMPTY_HANDED, ghost: fitted(site, middle) ?? middle };
}

/** The sky on which the player may move the ghost. */
export function drawingSite({ view, seat }: At, { redrawing }: Holding): Site | undefined {
  const site = siteOf(view, seat);
  return site !== undefined && (!hasDrawn(view, seat) || redrawing) ? site : undefined;
}

/** The ghost read against the sky. */
export function previewOf(at: At, holding: Holding): Laid | undefined {
  const site = drawingSite(at, holding);
  const { ghost } = holding;
  return site === undefined || ghost?.tile !== site.tile ? undefined : layOut(site, ghost);
}

/** The chosen answer as an action. */
export function chosenAction({ view }: At, { choice }: Holding): Action | undefined {
  const { step } = phaseOf(view);
  if (choice === undefined) return undefined;
  if (step === 'size') return { do: 'size', size: Number(choice) as Size };
  if (step === 'side' || step === 'seven') return { do: step, kind: choice as Kind };
  return undefined;
}

export function press(at: At, holding: Holding, target: Target): PressResult {
  switch (target.at) {
    case 'choice':
      if (holding.choice === target.choice) return confirmed(at, holding);
      return { holding: { ...holding, choice: target.choice } };
    case 'tile':
      return { holding: { ...holding, carried: true } };
    case 'back':
      return { holding: { ...holding, choice: undefined } };
    case 'confirm':
      return confirmed(at, holding);
    case 'takeBack':
      return { holding: takenBack(at, holding) };
    default: {
      const site = drawingSite(at, holding);
      const { ghost } = holding;
      return site === undefined || ghost === undefined
        ? { holding }
        : handled(at, holding, { site, ghost, target });
    }
  }
}

interface Handling {
  readonly site: Site;
  readonly ghost: Ghost;
  readonly target: Exclude<
    Target,
    { readonly at: 'choice' | 'tile' | 'takeBack' } | { readonly at: 'confirm' | 'back' }
  >;
}

/** Does something with the ghost; afterwards it lies still, and no mouse carries it. */
function handled(at: At, holding: Holding, { site, ghost, target }: Handling): PressResult {
  const put = (next: Ghost): PressResult => ({ holding: { ...holding, carried: false, ghost: next } });
  switch (target.at) {
    case 'sky':
      return tapped(site, { ...holding, ghost }, target.place);
    case 'place':
      return put(ghostUnder(ghost, target.place));
    case 'star':
      return { ...put(toggled(site, ghost, target.star)), sound: 'glass' };
    case 'arrow': {
      const step = stepTowards(target, turnOf(roundOf(at.view)));
      return put(ghostUnder(ghost, { x: ghost.x + step.x, y: ghost.y + step.y }));
    }
    case 'turn':
      return { holding: { ...holding, ghost: turnGhost(ghost, target.quarters) }, sound: 'lift' };
    case 'drawing':
      return put(ghostOver(site, ghost, target.drawing));
    case 'fit': {
      const place = fitted(site, ghost);
      return place === undefined ? { ...put(ghost), missed: true } : put(place);
    }
    case 'nothing':
      return put(emptied(site, ghost));
    case 'leaveOut':
      return put(remedied(site, ghost) ?? ghost);
  }
}

/** In steps of the lattice: a tap this near to a star of the ghost means that star. */
const NEAR = 0.7;

/** On a star of a ghost that no mouse carries: leaves it out or takes it in. Elsewhere the ghost goes there. */
function tapped(site: Site, holding: Holding & { readonly ghost: Ghost }, at: Place): PressResult {
  const { ghost } = holding;
  const far = ghostPlaces(ghost).map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const star = far.indexOf(Math.min(...far));
  if (!holding.carried && (far[star] as number) < NEAR)
    return { holding: { ...holding, ghost: toggled(site, ghost, star) }, sound: 'glass' };
  return { holding: { ...holding, carried: false, ghost: ghostUnder(ghost, at) } };
}

function takenBack({ view, seat }: At, holding: Holding): Holding {
  const site = siteOf(view, seat);
  const drawn = site?.board.drawings[site.round - 1];
  if (site === undefined || drawn === undefined || drawn === HIDDEN) return holding;
  const ghost = holding.ghost && ghostOver(site, holding.ghost, drawn);
  return { ...holding, redrawing: true, carried: false, ghost };
}

/** Sends the chosen answer, or the ghost if nothing is in its way. */
function confirmed(at: At, holding: Holding): PressResult {
  const answer = chosenAction(at, holding);
  if (answer !== undefined) return { holding: { ...holding, choice: undefined }, send: [answer] };
  const draw = drawAction(at, holding);
  return draw === undefined ? { holding } : { holding: { ...holding, redrawing: false }, send: [draw] };
}

function drawAction(at: At, holding: Holding): Action | undefined {
  const site = drawingSite(at, holding);
  const laid = previewOf(at, holding);
  if (site === undefined || laid?.worth === undefined) return undefined;
  return { do: 'draw', round: site.round, drawing: laid.drawing };
}

export function targetsAt(at: At, holding: Holding): Targets<StarExplorer> {
  const targets = new Map<string, Action | undefined>();
  const add = (target: Target, action?: Action): void => void targets.set(targetKey(target), action);
  for (const choice of choicesAt(at)) add({ at: 'choice', choice }, chosenAction(at, { ...holding, choice }));
  const answer = chosenAction(at, holding) ?? drawAction(at, holding);
  if (answer !== undefined) add({ at: 'confirm' }, answer);
  const site = drawingSite(at, holding);
  if (site === undefined) {
    if (siteOf(at.view, at.seat) !== undefined) add({ at: 'takeBack' });
    return targets;
  }
  for (const helper of ['fit', 'nothing'] as const) add({ at: helper });
  if (answer === undefined && holding.ghost !== undefined && remedied(site, holding.ghost) !== undefined)
    add({ at: 'leaveOut' });
  return targets;
}

/** The sizes or kinds to choose among. */
function choicesAt({ view, seat }: At): readonly string[] {
  const board = view.boards[seat];
  switch (phaseOf(view).step) {
    case 'size':
      return sizeOffers(view, seat).map(({ size }) => String(size));
    case 'side':
      return sidesOf(view, seat);
    case 'seven':
      return board === undefined ? [] : kindsOfSize(board, 7);
    default:
      return [];
  }
}
