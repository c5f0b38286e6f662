// What a frame in another page says.

export interface EmbedWords {
  readonly open: string;
  readonly position: (game: string) => string;
  readonly noPosition: string;
  readonly badPosition: (fault: string) => string;
  readonly daily: (game: string, day: string) => string;
  readonly play: string;
}
