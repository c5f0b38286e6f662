// What may be supposed of a rival's hand. A view knows which cards were taken openly and must still be held
// (KNOW-1): a supposition is written as if its card were one of those, so that all code that reads a view
// understands it, also after further events.
import {
  capital,
  type Frame,
  inspectPosition,
  type Locale,
  type Seat,
  type Supposition,
} from '@planisphere/core';
import { HIDDEN, KINDS, type Position, type Stellar, sideOf, stellar } from '../index.ts';
import { messagesOf } from './cells.ts';

const SAYS: Readonly<
  Record<Locale, { place(name: string): string; holds(name: string, card: string): string }>
> = {
  en: { place: (name) => `${name}’s hand`, holds: (name, card) => `${name} holds ${card}` },
  fr: { place: (name) => `La main de ${name}`, holds: (name, card) => `${name} a en main la carte ${card}` },
};

export function suppositions(view: Position, frame: Frame): readonly Supposition[] {
  const words = SAYS[frame.locale];
  return ([0, 1] as const).flatMap((seat) => {
    const { hand, taken } = sideOf(view, seat);
    if (!hand.includes(HIDDEN) || taken.length >= hand.length) return [];
    const name = frame.names[seat] ?? '';
    return Array.from({ length: KINDS }, (_, card) => card).flatMap((card) => {
      const line = supposing(view, seat, card);
      if (line === undefined) return [];
      const named = capital(messagesOf(frame.locale).card(card));
      return [{ place: words.place(name), name: named, said: words.holds(name, named), line }];
    });
  });
}

/** Undefined if the inspection finds it impossible. */
function supposing(view: Position, seat: Seat, card: number): string | undefined {
  const { taken } = sideOf(view, seat);
  if (taken.some((each) => each.card === card)) return undefined;
  // As if taken in their last turn: it must then be in the hand, not among the cards placed face down before.
  const turn = Math.max(
    0,
    view.turn - (view.first === undefined || (view.turn + view.first) % 2 === seat ? 2 : 1),
  );
  const side = { ...sideOf(view, seat), taken: [...taken, { card, turn }] };
  const sides: Position['sides'] = seat === 0 ? [side, view.sides[1]] : [view.sides[0], side];
  const line = stellar.notation.make({ ...view, sides });
  return inspectPosition<Stellar>(stellar, line).position === undefined ? undefined : line;
}
