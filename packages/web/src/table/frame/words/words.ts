// What stands around every board.
export interface FrameWords {
  /** Heading of the table as text. */
  readonly table: string;
  readonly choices: string;
  readonly enterText: string;
  readonly leaveText: string;
  readonly log: string;
  readonly playAgain: string;
  readonly home: string;
}
