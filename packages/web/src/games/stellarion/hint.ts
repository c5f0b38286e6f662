// A hint: where to look, then what a strong bot would do, then why. Its cards are picked, nothing is played.
import type { Action, Deck, Position } from '@planisphere/stellarion';
import type { Desk } from './desk.ts';
import type { Target } from './input.ts';
import { payingWith } from './paying.ts';

export async function giveHint(desk: Desk): Promise<void> {
  if (!desk.mayHint) return;
  const { session } = desk;
  desk.thinking.value = true;
  const view = session.view.value;
  const action = await session.hint();
  desk.thinking.value = false;
  desk.chance.value = session.hinted?.best.value;
  if (action === undefined || !desk.mayPress || session.view.value !== view) return;
  desk.clear();
  desk.press(...pressesFor(view, action).slice(0, -1));
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
