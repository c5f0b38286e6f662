// What the picture of a link shows, as the drawing thread gets it.

export interface PictureJob {
  readonly game: string;
  /** In the notation of the game; without it, `puzzle` says what to draw. */
  readonly position?: string;
  /** The number of a puzzle of the app; 0 is that of the day. */
  readonly puzzle?: number;
  readonly title: string;
  readonly under: string;
}
