// How an event moves cards from place to place, for the animation. A place's name is the `data-place` of its element.
import type { Action, Position, Stellarion } from '@planisphere/stellarion';
import type { Past } from '../../table/play.ts';
import type { Move } from '../../table/travel.ts';
import { payingWith, type Source } from './paying.ts';
import { homeOf } from './reading.ts';

export const deckPlace = (deck: number): string => `deck-${deck}`;
export const discardPlace = (deck: number): string => `discard-${deck}`;
export const outpostPlace = (card: number): string => `outpost-${card}`;
export const OUTPOST_PLACE = 'outpost';
/** Where a card that pays lies. */
export const sourcePlace = (source: Source): string =>
  source < 8 ? deckPlace(source) : outpostPlace(source - 8);
export const voyagePlace = (galaxy: number): string => `voyages-${galaxy}`;
export const VOYAGES_PLACE = 'voyages';
export const METEORS_PLACE = 'meteors';
export const THEORY_PLACE = 'theory';
export const SUN_PLACE = 'sun';
/** In dialogs: a deck, a kind of card, and whole steps. */
export const tilePlace = (deck: number): string => `tile-${deck}`;
export const facePlace = (card: number): string => `face-${card}`;
export const stepPlace = (step: Action | { readonly show: number }): string =>
  `step-${Object.values(step).flat().join('-')}`;
/** A button that names an action. */
export const actPlace = (act: string): string => `act-${act}`;

export function movesOf({ event, before, view }: Past<Stellarion>): readonly Move[] {
  if (event.by === 'chance') return event.outcome.kind === 'show' ? [turned(event.outcome.deck)] : [];
  const { action } = event;
  return [...paid(action, before), ...done(action, view), ...turnedBesides(before, view, action)];
}

const turned = (deck: number): Move => ({ from: deckPlace(deck), to: deckPlace(deck), turns: true });

function paid(action: Action, before: Position): readonly Move[] {
  return (payingWith(action) ?? []).map((source: Source) =>
    source < 8
      ? { from: deckPlace(source), to: discardPlace(source) }
      : { from: outpostPlace(source - 8), to: discardPlace(homeOf(before, source - 8)) },
  );
}

function done(action: Action, view: Position): readonly Move[] {
  switch (action.kind) {
    case 'search':
      return [turned(action.deck)];
    case 'recover':
    case 'return':
      return [{ from: discardPlace(action.deck), to: deckPlace(action.deck) }];
    case 'station':
      return action.decks.flatMap((deck) => {
        const card = [...Array(16).keys()].find(
          (each) => (view.outpost >> each) & 1 && homeOf(view, each) === deck,
        );
        return card === undefined ? [] : [{ from: deckPlace(deck), to: outpostPlace(card) }];
      });
    default:
      return [];
  }
}

/** Known cards that the event turned up besides. */
function turnedBesides(before: Position, view: Position, action: Action): readonly Move[] {
  const fresh = view.up & ~before.up;
  const own = 'deck' in action ? action.deck : undefined;
  return [0, 1, 2, 3, 4, 5, 6, 7].filter((deck) => (fresh >> deck) & 1 && deck !== own).map(turned);
}
