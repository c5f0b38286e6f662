// A window of Firefox or WebKit, with what the journeys need: addresses, scripts, and a pointer that the browser takes
// for a person's.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Hand = 'mouse' | 'touch';

export interface Screen {
  goto(url: string): Promise<void>;
  /** The body of an async function, run in the page; returns its JSON result. */
  run<T>(body: string): Promise<T>;
  drag(from: Point, to: Point, hand: Hand): Promise<void>;
  click(at: Point): Promise<void>;
  close(): Promise<void>;
}
