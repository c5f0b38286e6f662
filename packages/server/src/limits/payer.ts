// Whoever asks something of the server pays for it twice: as a guest and as somebody at a network address.
import type { Config } from '../config/config.ts';
import { type Allowance, Allowances, type Rates } from './allowance.ts';
import { networkOf } from './network.ts';

/** An address is shared by a household or a school: it has this much more than a guest. */
const SHARE = 5;
/** Seconds that one can live on at once. */
const RESERVE = 10;
/** Milliseconds that have to be there before anything is begun. */
const LEAST_TIME = 1;

export interface Payer {
  /** Pays for work that was done. */
  charge(milliseconds: number): void;
  /** Takes one message out; false when there is none, or no time to hear it. */
  maySpeak(): boolean;
  /** Whether there is time for anything at all. */
  hasTime(): boolean;
  /** Milliseconds until it is worth while to ask again. */
  wait(): number;
  /** Whether a code that may be wrong is looked up. */
  mayGuess(): boolean;
  guessedWrong(): void;
}

export class Payers {
  readonly #guests: Allowances;
  readonly #addresses: Allowances;
  readonly #now: () => number;

  constructor(config: Config, now: () => number) {
    this.#now = now;
    this.#guests = new Allowances(ratesOf(config, 1));
    this.#addresses = new Allowances(ratesOf(config, SHARE));
  }

  /** Without a guest the address pays alone. */
  of(address: string, guest?: string): Payer {
    const now = this.#now;
    // Looked up each time: what was whole is not kept.
    const both = (): readonly Allowance[] => {
      const theirs = this.#addresses.of(networkOf(address), now());
      return guest === undefined ? [theirs] : [this.#guests.of(guest, now()), theirs];
    };
    const hasTime = (): boolean => both().every(({ time }) => time.has(now(), LEAST_TIME));
    return {
      charge: (milliseconds) => {
        for (const { time } of both()) time.spend(now(), milliseconds);
      },
      hasTime,
      maySpeak: () => hasTime() && both().every(({ messages }) => messages.take(now())),
      wait: () =>
        Math.max(
          ...both().flatMap(({ time, messages }) => [time.wait(now(), LEAST_TIME), messages.wait(now())]),
        ),
      mayGuess: () => both().every(({ wrongCodes }) => wrongCodes.has(now())),
      guessedWrong: () => {
        for (const { wrongCodes } of both()) wrongCodes.spend(now(), 1);
      },
    };
  }
}

function ratesOf({ messagesPerSecond, timePerSecond, wrongCodesPerMinute }: Config, share: number): Rates {
  const perSecond = (each: number) => each * share;
  return {
    messages: { perSecond: perSecond(messagesPerSecond), atOnce: perSecond(messagesPerSecond) * 3 },
    time: { perSecond: perSecond(timePerSecond), atOnce: perSecond(timePerSecond) * RESERVE },
    wrongCodes: {
      perSecond: perSecond(wrongCodesPerMinute) / 60,
      atOnce: perSecond(wrongCodesPerMinute) * 2,
    },
  };
}
