// What the script in the head of the page (app/early) has begun before the app loads, and hands over to it.

export interface Early {
  /** Elements tapped before the app could answer. */
  readonly taps: HTMLElement[];
  /** The worker for the tables of this device, started just as `table/client.ts` starts it. */
  readonly tables: Worker | undefined;
  /** Hands over: from here on the app answers taps. */
  leave(): void;
}

declare global {
  interface Window {
    early?: Early;
  }
}
