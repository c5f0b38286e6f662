// Marks by the names of the places on the board: what they are called, and which can be marked.
import { type Signal, signal } from '@preact/signals';
import type { ChapterBoard } from './chapter-board.ts';

/** The tool in hand: a press on the board marks with it. */
export interface Marking {
  readonly tool: 'ring' | 'arrow';
  readonly from?: string;
}

export const marking: Signal<Marking | undefined> = signal(undefined);

/** Fits the name of a place in a study; parts of a board that have other names cannot be marked. */
const PLACE = /^[\w.-]{1,60}$/;

export function placeAt(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : undefined;
  const place = element?.dataset.place;
  return place !== undefined && PLACE.test(place) ? place : undefined;
}

/** As the coach calls it, or as a reader of the screen is told it; its name in the notation of marks where neither knows it. */
export function nameOfPlace(board: ChapterBoard, place: string): string {
  const reference = board.guide
    ?.references()
    .find(({ marks }) => marks.length === 1 && marks[0]?.place === place && marks[0]?.spot === undefined);
  if (reference !== undefined) return reference.phrase;
  const element = document.querySelector(`[data-place="${place}"]`);
  const labelled = element?.matches('[aria-label]') ? element : element?.querySelector('[aria-label]');
  return labelled?.getAttribute('aria-label') ?? place;
}

/** All places that are on the page now, by name, and those that the coach has words for. */
export function placesNow(board: ChapterBoard): readonly { readonly place: string; readonly name: string }[] {
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-place]')].map(
    ({ dataset }) => dataset.place ?? '',
  );
  const named = (board.guide?.references() ?? []).flatMap(({ marks }) =>
    marks.length === 1 ? marks.map(({ place }) => place) : [],
  );
  const places = [...new Set([...drawn, ...named])].filter((place) => PLACE.test(place));
  return places.map((place) => ({ place, name: nameOfPlace(board, place) }));
}
