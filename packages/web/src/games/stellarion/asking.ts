// Everything that can be pressed now, and which presses lead to an action. The screen draws the first list; hints and
// the test that every action of the rules can be reached use the second.
import { type Action, type Card, type Deck, type Position, stellarion } from '@planisphere/stellarion';
import { legalAt } from '../../table/legal.ts';
import { type At, type Holding, panelAt, sceneOf, type Target } from './input.ts';
import { offersOf } from './offers.ts';
import { payingWith, sourcesOf } from './paying.ts';

function legalSteps(at: At, holding: Holding): readonly Action[] {
  return legalAt(stellarion, sceneOf(at, holding), at.seat);
}

/** What the screen offers to press. */
export function pressables(at: At, holding: Holding): readonly Target[] {
  const panel = panelAt(at, holding);
  const steps = legalSteps(at, holding);
  if (panel === undefined) return onTheTable(at, holding, steps);
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

/** Proofs and meteors need no cards picked. */
function freely(steps: readonly Action[]): readonly Target[] {
  return steps
    .filter(({ kind }) => kind === 'prove' || kind === 'spend')
    .map((action): Target => ({ at: 'offer', action }));
}

function inDialog({ deck, step }: Holding, steps: readonly Action[]): readonly Target[] {
  const targets = new Map<string, Target>();
  const add = (target: Target): void => void targets.set(JSON.stringify(target), target);
  for (const action of steps) {
    if (step?.kind === 'waive' || step?.kind === 'spend') {
      if (action.kind === step.kind) add({ at: 'step', action });
    } else if (action.kind === 'search' || action.kind === 'recover') {
      add({ at: 'deck', deck: action.deck });
      if (action.deck === deck) for (const card of cardsOf(action)) add({ at: 'face', card });
    } else if (action.kind === 'scan') add({ at: 'deck', deck: action.deck });
    else if (action.kind === 'station') for (const each of action.decks) add({ at: 'source', source: each });
    else if (action.kind === 'return' || action.kind === 'place' || action.kind === 'take')
      add({ at: 'step', action });
  }
  return [...targets.values()];
}

function cardsOf(action: { readonly card: Card } | { readonly cards: readonly Card[] }): readonly Card[] {
  return 'card' in action ? [action.card] : action.cards;
}

/** Presses that lead from empty hands to this action; the last one confirms it. */
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
