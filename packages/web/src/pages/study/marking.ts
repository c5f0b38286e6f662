// Marks by the names of the places on the board: which places can be marked, and their names in words.
import { type Signal, signal } from '@preact/signals';
import type { ChapterBoard } from './chapter-board.ts';

/** The tool in use: a press on the board marks with it. */
export interface Marking {
  readonly tool: 'ring' | 'arrow';
  readonly from?: string;
}

export const marking: Signal<Marking | undefined> = signal(undefined);

/** Names that a study accepts; places with other names cannot be marked. */
const PLACE = /^[\w.-]{1,60}$/;

export function placeAt(target: EventTarget | null): string | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : undefined;
  const place = element?.dataset.place;
  return place !== undefined && PLACE.test(place) ? place : undefined;
}

/** The coach's word for the place, or its accessible name; else its name in the notation of marks. */
export function nameOfPlace(board: ChapterBoard, place: string): string {
  const reference = board.guide
    ?.references()
    .find(({ marks }) => marks.length === 1 && marks[0]?.place === place && marks[0]?.spot === undefined);
  if (reference !== undefined) return reference.phrase;
  const element = document.querySelector(`[data-place="${place}"]`);
  const labelled = element?.matches('[aria-label]') ? element : element?.querySelector('[aria-label]');
  return labelled?.getAttribute('aria-label') ?? place;
}

/** All places on the page at this moment, by name, and those that the coach has words for. */
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
