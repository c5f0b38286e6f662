// A hint at a Stellarion table: it picks the paying cards and plays nothing; then it leads through the dialogs, press
// by press. It lives with the plan, which the table does not know yet.
import {
  type Action,
  cardOf,
  type Deck,
  type Position,
  type Stellarion,
  type Type,
} from '@planisphere/stellarion';
import { isSame } from '../../table/advice/follow.ts';
import { firstOwn } from '../../table/advice/guide.ts';
import type { Hinting, Mark } from '../../table/advice/mark.ts';
import type { Desk } from './desk.ts';
import { type Holding, panelAt, type Target } from './input.ts';
import { cardAt, galaxyIn, payingWith, type Source, sourcesOf } from './paying.ts';
import {
  actPlace,
  deckPlace,
  discardPlace,
  facePlace,
  METEORS_PLACE,
  OUTPOST_PLACE,
  SUN_PLACE,
  sourcePlace,
  stepPlace,
  THEORY_PLACE,
  tilePlace,
  VOYAGES_PLACE,
  voyagePlace,
} from './places.ts';
import { discardOf } from './reading.ts';
import { referencesOn } from './references.ts';

const marksAt = (as: Mark['as'], ...places: readonly string[]): readonly Mark[] =>
  places.map((place) => ({ place, as }));

export const hinting: Hinting<Stellarion, Desk> = {
  planned: (desk) => {
    const by = desk.seat;
    const events = desk.holding.value.plan.map((action) => ({ by, action }));
    return { events, view: desk.scene.value };
  },
  // An effect says more than its payment, and an incomplete discard says nothing.
  keyOf: (line, other, before) => {
    const key = firstOwn(line, other, ({ kind }) => kind !== 'coordinate' && kind !== 'done');
    const action = line[key];
    const paid = line.findIndex(({ kind }) => kind === 'coordinate');
    return action?.kind === 'recover' && paid >= 0 && !isInDiscard(before, action) ? paid : key;
  },
  lookFor: (desk, action, other) => {
    const scene = desk.scene.value;
    const sources = action.kind === 'launch' ? sourcesApart(scene, action, other) : [];
    return marksAt('look', ...(sources.length > 0 ? sources : lookedAt(scene, action)));
  },
  wayTo: (desk, { action }) => wayTo(desk, action),
  references: (desk) => referencesOn(desk.scene.value),
  lay: (desk, action) => {
    // In a dialog the player chooses, and the marks lead.
    if (payingWith(action) === undefined || desk.holding.value.plan.length > 0) return;
    desk.clear();
    desk.press(...pressesFor(desk.scene.value, action).slice(0, -1));
  },
  take: (desk, action) => {
    const { plan } = desk.holding.value;
    desk.clear();
    desk.holding.value = { ...desk.holding.value, plan };
    desk.press(...pressesFor(desk.scene.value, action));
  },
  handOver: (desk, action) => {
    desk.clear();
    return (payingWith(action) ?? []).map((source) => () => void desk.press({ at: 'source', source }));
  },
  happensAt: (desk, action) => marksAt('look', ...lookedAt(desk.session.view.value, action)),
};

function isInDiscard(view: Position, { deck, cards }: Extract<Action, { kind: 'recover' }>): boolean {
  return discardOf(view, deck).some(({ card, count }) => count > 0 && cards.includes(card));
}

/** Two Launches to one galaxy differ in the origin of a card: marks all places where it lies. */
function sourcesApart(
  view: Position,
  { galaxy, from }: Extract<Action, { kind: 'launch' }>,
  other: readonly Action[],
): readonly string[] {
  const like = other.find((each) => each.kind === 'launch' && each.galaxy === galaxy);
  const type = like?.kind === 'launch' ? from.findIndex((origin, at) => origin !== like.from[at]) : -1;
  if (type < 0) return [];
  const card = cardOf(galaxy, type as Type);
  return sourcesOf(view)
    .filter((source) => cardAt(view, source) === card)
    .map(sourcePlace);
}

/** The places on the table and in dialogs, by name. */
function lookedAt(scene: Position, action: Action): readonly string[] {
  switch (action.kind) {
    case 'launch':
      return [voyagePlace(action.galaxy), VOYAGES_PLACE];
    case 'take':
      return [voyagePlace(galaxyIn(scene, action.voyage) ?? 0), VOYAGES_PLACE];
    case 'spend':
      return [METEORS_PLACE, voyagePlace(galaxyIn(scene, action.voyage) ?? 0)];
    case 'coordinate':
    case 'cross':
      return (payingWith(action) ?? []).map(sourcePlace);
    case 'search':
    case 'scan':
      return [deckPlace(action.deck), tilePlace(action.deck)];
    case 'recover':
      return [discardPlace(action.deck), tilePlace(action.deck)];
    case 'station':
      return [OUTPOST_PLACE, ...action.decks.flatMap((deck) => [deckPlace(deck), stepPlace({ show: deck })])];
    case 'prove':
      return [THEORY_PLACE];
    case 'waive':
      return [SUN_PLACE, actPlace('waive')];
    case 'place':
    case 'return':
      return [stepPlace(action)];
    case 'done':
      return [actPlace('done')];
  }
}

/** The next press, and the ones already made; undefined if the player chose something else. */
function wayTo(desk: Desk, action: Action): readonly Mark[] | undefined {
  const { holding, at } = desk;
  const [held, scene] = [holding.value, desk.scene.value];
  const paying = payingWith(action);
  if (paying !== undefined) return wayToPay(held, action, paying);
  const panel = panelAt(at.value, held);
  if (panel === undefined || held.step?.kind === 'spend' || action.kind === 'spend')
    return held.picked.length > 0 ? undefined : marksAt('to', ...freeWay(held, action));
  if (held.step !== undefined && !leadsTo(held.step, action)) return undefined;
  if (held.step !== undefined && isSame(held.step, action)) return marksAt('to', actPlace('confirm'));
  return marksAt('to', nextPlace(scene, held, action));
}

/** The picked cards, and the button that they enable. */
function wayToPay(held: Holding, action: Action, paying: readonly Source[]): readonly Mark[] | undefined {
  if (held.plan.length > 0 || held.picked.some((source) => !paying.includes(source))) return undefined;
  if (held.step !== undefined) return marksAt('to', actPlace('confirm'));
  const cards = marksAt('from', ...paying.map(sourcePlace));
  const isWhole = paying.every((source) => held.picked.includes(source));
  return isWhole ? [...cards, ...marksAt('to', actPlace(action.kind))] : cards;
}

/** Actions without cards: a proof, and two meteors. */
function freeWay({ step }: Holding, action: Action): readonly string[] {
  if (action.kind !== 'spend') return [actPlace(action.kind)];
  if (step === undefined) return [actPlace('spend')];
  return isSame(step, action) ? [actPlace('confirm')] : [stepPlace(action)];
}

/**
 * Whether the step is a beginning of the action. The player chooses the cards of a recovery and of the planets one by
 * one.
 */
function leadsTo(step: Action, action: Action): boolean {
  if (isSame(step, action)) return true;
  if (step.kind === 'recover' && action.kind === 'recover')
    return step.deck === action.deck && step.cards.every((card) => action.cards.includes(card));
  if (step.kind === 'station' && action.kind === 'station')
    return step.decks.every((deck) => action.decks.includes(deck));
  // The dialog starts with the longest retreat.
  return step.kind === 'waive' && action.kind === 'waive';
}

function nextPlace(scene: Position, { deck, step }: Holding, action: Action): string {
  switch (action.kind) {
    case 'search':
    case 'recover': {
      if (deck !== action.deck) return tilePlace(action.deck);
      const chosen = step?.kind === 'recover' ? step.cards : [];
      const wanted = action.kind === 'search' ? [action.card] : action.cards;
      return facePlace(wanted[chosen.length] ?? wanted[0]!);
    }
    case 'scan':
      return tilePlace(action.deck);
    case 'station': {
      const chosen: readonly Deck[] = step?.kind === 'station' ? step.decks : [];
      return stepPlace({ show: action.decks.find((each) => !chosen.includes(each)) ?? action.decks[0]! });
    }
    case 'waive':
      return step?.kind === 'waive' || scene.table.sun === false ? stepPlace(action) : actPlace('waive');
    case 'done':
      return actPlace('done');
    default:
      return stepPlace(action);
  }
}

/** The presses from empty hands to this action; the last one confirms it. */
export function pressesFor(view: Position, action: Action): readonly Target[] {
  const confirm: Target = { at: 'confirm' };
  switch (action.kind) {
    case 'launch':
    case 'coordinate':
    case 'cross':
      return [
        ...payingWith(action)!.map((source): Target => ({ at: 'source', source })),
        { at: 'offer', action },
      ];
    case 'prove':
      return [{ at: 'offer', action }];
    case 'spend':
      return [{ at: 'offer', action }, confirm];
    case 'search':
      return [{ at: 'deck', deck: action.deck }, { at: 'face', card: action.card }, confirm];
    case 'recover':
      return [
        { at: 'deck', deck: action.deck },
        ...action.cards.map((card): Target => ({ at: 'face', card })),
        confirm,
      ];
    case 'scan':
      return [{ at: 'deck', deck: action.deck }, confirm];
    case 'station':
      return [...action.decks.map((deck: Deck): Target => ({ at: 'source', source: deck })), confirm];
    case 'waive':
      return [{ at: 'waive' }, { at: 'step', action }, confirm];
    case 'done':
      return [{ at: 'done' }];
    case 'take':
      return view.stage.left > 1 ? [{ at: 'step', action }] : [{ at: 'step', action }, confirm];
    case 'return':
    case 'place':
      return [{ at: 'step', action }, confirm];
  }
}
