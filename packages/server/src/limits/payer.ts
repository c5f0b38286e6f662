// Work is charged to two accounts: the guest and the network address.
import type { Config } from '../config/config.ts';
import { type Allowance, Allowances, type Rates } from './allowance.ts';
import { networkOf } from './network.ts';

/** A household or school shares an address: it gets this many times the allowance of a guest. */
const SHARE = 5;
/** Seconds of allowance that can be used at once. */
const RESERVE = 10;
/** Milliseconds that must be left before work begins. */
const LEAST_TIME = 1;

export interface Payer {
  /** Charges work that was done. */
  charge(milliseconds: number): void;
  /** Charges one message; false when the allowance of messages or time is used up. */
  maySpeak(): boolean;
  /** Whether any processor time is left. */
  hasTime(): boolean;
  /** Milliseconds until the next message is possible. */
  wait(): number;
  /** Whether another code may be tried. */
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

  /** Without a guest only the address is charged. */
  of(address: string, guest?: string): Payer {
    const now = this.#now;
    // Looked up each time: full allowances are deleted.
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
