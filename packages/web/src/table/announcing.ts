// What is said to a screen reader at a table. What comes in a burst is one message: it waits until the table rests, or until
// it has waited long enough. How much is said is the player's choice.
import { type Signal, signal } from '@preact/signals';
import { VERBOSITIES, type Verbosity } from '../base/settings/stored.ts';
import { heard } from '../base/words/heard.ts';

/** How much one has to want to hear, to hear this. */
export function isHeard(weight: Verbosity, wanted: Verbosity): boolean {
  return VERBOSITIES.indexOf(weight) <= VERBOSITIES.indexOf(wanted);
}

/** A message in the live region; equal words said again are another message. */
export interface Message {
  readonly text: string;
  readonly number: number;
}

/** Milliseconds without anything new, after which what has gathered is said. */
const QUIET = 250;
/** A table that does not rest makes nobody wait longer than this. */
const LONGEST = 4000;

export class Announcer {
  readonly message: Signal<Message> = signal({ text: '', number: 0 });
  /** The latest that was to be said, also while it still waits. */
  readonly said: Signal<string> = signal('');
  readonly #isBusy: () => boolean;
  #gathered: string[] = [];
  #waited = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isBusy`: more is to come, so that it is worth waiting for. */
  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
  }

  /** Says it together with whatever comes in the same moment. */
  say(text: string): void {
    if (text === '') return;
    this.said.value = text;
    if (this.#gathered.at(-1) !== text) this.#gathered.push(text);
    if (this.#timer === undefined) this.#waited = 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), QUIET);
  }

  /** Says it at once: an answer to what the player has just done. */
  answer(text: string): void {
    if (text === '') return;
    this.said.value = text;
    this.#put(text);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#gathered = [];
  }

  #tell(): void {
    this.#waited += QUIET;
    if (this.#isBusy() && this.#waited < LONGEST) {
      this.#timer = setTimeout(() => this.#tell(), QUIET);
      return;
    }
    this.#timer = undefined;
    this.#put(this.#gathered.join(' '));
    this.#gathered = [];
  }

  #put(text: string): void {
    this.message.value = { text: heard(text), number: this.message.peek().number + 1 };
  }
}
