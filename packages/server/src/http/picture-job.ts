// What a picture of a link shows, as it is handed to the thread that draws it.

export interface PictureJob {
  readonly game: string;
  /** In the notation of the game; where it is left out, `puzzle` says it. */
  readonly position?: string;
  /** The number of a puzzle of the app; 0 is that of the day. */
  readonly puzzle?: number;
  readonly title: string;
  readonly under: string;
}
