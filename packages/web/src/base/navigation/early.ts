// What the script in the head of the page (app/early) has begun before the app is there, and hands over to it.

export interface Early {
  /** What was tapped while nobody could answer. */
  readonly taps: HTMLElement[];
  /** The tables of this device, as `table/client.ts` would start them. */
  readonly tables: Worker | undefined;
  /** From now on the app answers. */
  leave(): void;
}

declare global {
  interface Window {
    early?: Early;
  }
}
