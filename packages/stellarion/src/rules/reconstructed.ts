// RECONSTRUCTED: what the text of the rulebook leaves to the printed cards, tokens and board. Everything that a copy of
// the game might correct is in this file and nowhere else.

/** Advanced voyages in the box, for each galaxy. */
export const ADVANCED_PER_GALAXY = 2;

/** Black holes and mirrors shuffled into each deck. */
export const BLACK_HOLES_PER_DECK = 1;
export const MIRRORS_PER_DECK = 1;

/** Theories: one asks for each type. Three cards of that type prove it. */
export const CARDS_FOR_A_THEORY = 3;

export const TRACK_NAMES = ['easy', 'standard', 'hard'] as const;
export type TrackName = (typeof TRACK_NAMES)[number];

/** The Gloomy Sun's track: the sun starts on space 0; the game is lost when it reaches the last one. */
export interface Track {
  readonly last: number;
  readonly meteors: readonly number[];
}

export const TRACKS: Readonly<Record<TrackName, Track>> = {
  easy: { last: 30, meteors: [6, 12, 18, 24] },
  standard: { last: 24, meteors: [5, 10, 15, 20] },
  hard: { last: 24, meteors: [6, 12, 18, 22] },
};
