// A window of Firefox or WebKit, as far as the journeys need one: addresses, scripts, and a pointer that the browser takes for
// a hand's.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Hand = 'mouse' | 'touch';

export interface Screen {
  goto(url: string): Promise<void>;
  /** The body of an async function, run in the page; its answer as JSON has it. */
  run<T>(body: string): Promise<T>;
  drag(from: Point, to: Point, hand: Hand): Promise<void>;
  click(at: Point): Promise<void>;
  close(): Promise<void>;
}
