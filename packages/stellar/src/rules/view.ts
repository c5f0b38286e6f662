// What each viewer knows (KNOW-1, KNOW-2): a view is the state without the cards that the viewer has not seen. They
// return to `unseen`, except those taken in view of all, which `taken` keeps.
import type { Event, Seat, Viewer } from '@planisphere/core';
import { type Card, HIDDEN, KINDS, NONE, NUMBER_OF } from './cards.ts';
import { type Action, dealTo, keep, type Outcome, play, startWith } from './events.ts';
import {
  copyPosition,
  copySide,
  type FaceDown,
  HAND,
  moverOf,
  type Position,
  type Side,
  sideOf,
  type TakenCard,
} from './position.ts';

export function view(state: Position, viewer: Viewer): Position {
  if (state.phase === 'over') return state;
  const unseen = state.unseen.slice();
  const [a, b] = state.sides;
  const sides: [Side, Side] = [viewer === 0 ? a : masked(a, unseen), viewer === 1 ? b : masked(b, unseen)];
  const { drawn } = state;
  const secret = drawn < KINDS && viewer !== moverOf(state);
  if (secret) unseen[drawn] = (unseen[drawn] as number) + 1;
  const seen = copyPosition(state);
  seen.unseen = unseen;
  seen.sides = sides;
  if (secret) seen.drawn = HIDDEN;
  return seen;
}

/** The side as others see it; adds to `unseen` what they cannot place. */
function masked(side: Side, unseen: number[]): Side {
  const seen = copySide(side);
  // HIDDEN comes last: a hand that begins with it is all hidden, and its taken cards are already accounted for.
  if (side.hand.length > 0 && side.hand[0] !== HIDDEN) {
    for (const card of side.hand) if (card !== HIDDEN) unseen[card] = (unseen[card] as number) + 1;
    for (const { card } of side.taken) unseen[card] = (unseen[card] as number) - 1;
    seen.hand = HIDDEN_HANDS[side.hand.length] as readonly Card[];
  }
  seen.telescope = maskedTelescope(side, unseen);
  if (side.answer !== NONE) seen.answer = HIDDEN;
  return seen;
}

/** By the number of cards: a hand of which nothing is known. */
const HIDDEN_HANDS = Array.from({ length: HAND + 2 }, (_, length) => new Array<Card>(length).fill(HIDDEN));

/** Returns the same telescope if nothing in it is secret, which is the usual case. */
function maskedTelescope({ telescope, down }: Side, unseen: number[]): readonly Card[] {
  let seen: Card[] | undefined;
  for (let index = 0; index < telescope.length; index++) {
    const card = telescope[index] as Card;
    if (!isSecret(down[index]) || card === HIDDEN) continue;
    seen ??= telescope.slice();
    seen[index] = HIDDEN;
    unseen[card] = (unseen[card] as number) + 1;
  }
  return seen ?? telescope;
}

/** Face down, and not from the row, where everybody saw it. */
function isSecret(down: FaceDown | undefined): boolean {
  return down !== undefined && down.from !== 'row';
}

export function redact(
  state: Position,
  event: Event<Action, Outcome>,
  viewer: Viewer,
): Event<Action, Outcome> {
  if (state.phase === 'over') return event;
  if (event.by === 'chance') return { by: 'chance', outcome: redactOutcome(state, event.outcome, viewer) };
  return event.by === viewer ? event : { by: event.by, action: redactAction(state, event.action) };
}

function redactOutcome(state: Position, outcome: Outcome, viewer: Viewer): Outcome {
  if (outcome.deal === 'row' || outcome.deal === 'first' || outcome.seat === viewer) return outcome;
  // The starters lie open once both have played them.
  const open = outcome.deal === 'starter' && state.phase !== 'starters' && state.phase !== 'start';
  return open ? outcome : dealTo(outcome.deal, outcome.seat, HIDDEN);
}

function redactAction(state: Position, action: Action): Action {
  if (action.do === 'start' && state.phase === 'start') return startWith(HIDDEN);
  if (action.do === 'keep') return keep(HIDDEN);
  if (action.do === 'play' && action.to.face === 'down') return play(HIDDEN, action.to);
  return action;
}

export function informs(state: Position, event: Event<Action, Outcome>): boolean {
  if (event.by === 'chance') return true;
  const { action, by } = event;
  switch (action.do) {
    case 'replace':
    case 'leave':
    case 'take':
      return false;
    case 'start':
    case 'keep':
      return sideOf(state, (1 - by) as Seat).answer !== NONE; // the second answer reveals both
    case 'play':
      return action.to.face === 'down' || !isKnownHeld(sideOf(state, by), action.card);
    case 'place':
      return state.coordinate === 0 && action.to.face === 'up';
  }
}

/**
 * The cards that everybody knows to be in the hand: taken openly, and certainly not among the cards played
 * face down afterwards (KNOW-1).
 */
export function knownHeld({ taken, down }: Side): readonly Card[] {
  const mayLie = ({ card, turn }: TakenCard): boolean =>
    down.some(
      (each) =>
        each?.from === 'hand' &&
        each.turn >= turn &&
        (each.numbers & (1 << (NUMBER_OF[card] as number))) !== 0,
    );
  return taken.filter((entry) => !mayLie(entry)).map(({ card }) => card);
}

export function isKnownHeld(side: Side, card: Card): boolean {
  return knownHeld(side).includes(card);
}
