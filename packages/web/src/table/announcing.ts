// What a table says to a screen reader. A burst of news is one message: it waits until the table rests, or until it has
// waited long enough. The player chooses how much is said.
import { type Signal, signal } from '@preact/signals';
import { VERBOSITIES, type Verbosity } from '../base/settings/stored.ts';
import { heard } from '../base/words/heard.ts';

/** Whether a player with this setting hears news of this weight. */
export function isHeard(weight: Verbosity, wanted: Verbosity): boolean {
  return VERBOSITIES.indexOf(weight) <= VERBOSITIES.indexOf(wanted);
}

/** A message in the live region; equal words said again are another message. */
export interface Message {
  readonly text: string;
  readonly number: number;
}

/** After this many milliseconds without news, the gathered news is said. */
const QUIET = 250;
/** At a table that does not rest, nobody waits longer than this. */
const LONGEST = 4000;

export class Announcer {
  readonly message: Signal<Message> = signal({ text: '', number: 0 });
  /** The latest text for the screen reader, also while it still waits. */
  readonly said: Signal<string> = signal('');
  readonly #isBusy: () => boolean;
  #gathered: string[] = [];
  #waited = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isBusy`: whether more news is coming, so that waiting is worthwhile. */
  constructor(isBusy: () => boolean) {
    this.#isBusy = isBusy;
  }

  /** Says it together with other news of the same moment. */
  say(text: string): void {
    if (text === '') return;
    this.said.value = text;
    if (this.#gathered.at(-1) !== text) this.#gathered.push(text);
    if (this.#timer === undefined) this.#waited = 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(), QUIET);
  }

  /** Says it at once: the answer to the player's own action. */
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
