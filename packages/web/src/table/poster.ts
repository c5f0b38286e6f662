// A position as a picture for people who only see the link: what a game draws of it, from the same shapes as its board.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import type { JSX } from 'preact';

/** The whole picture, as social networks show it. */
export const POSTER = { width: 1200, height: 630 } as const;
/** The height of the caption below the drawing: who plays, and their points. */
export const CAPTION = 104;

export interface Poster {
  /** Draws into the space above the caption, from (0, 0). */
  draw(view: unknown): JSX.Element;
  puzzles(): Promise<PuzzleSet>;
}

/** Colours of the plates, which are the same by night and on paper. */
export const INK = {
  ground: '#0a1022',
  plate: '#0d1530',
  edge: '#3a4874',
  line: '#f4ecd8',
  dim: '#aeb2c6',
  brass: '#e0b973',
  players: ['#86d9b8', '#8fbcff', '#f29a86', '#d6a8ff'],
} as const;

/** A drawing of its own inside the picture: its ids mean nothing outside it. */
export function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(svg)))}`;
}
