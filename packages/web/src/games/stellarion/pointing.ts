// Pointing at a card for a partner at another screen: a line of the table's chat that boards also show on the card.
import { DECKS, type Deck } from '@planisphere/stellarion';
import { type Signal, signal } from '@preact/signals';
import type { StellarionSession } from './session.ts';

const SIGN = '☞';
const SHOWN_MS = 6000;

export interface Pointed {
  readonly deck: Deck;
  readonly name: string;
}

/** The deck that somebody points at. */
export const pointed: Signal<Pointed | undefined> = signal(undefined);

export function pointAt({ online }: StellarionSession, deck: Deck): void {
  void online?.send({ type: 'say', text: `${SIGN} ${DECKS[deck]}` }).catch(() => undefined);
}

/** The deck that a saying points at. */
export function deckIn(text: string | undefined): Deck | undefined {
  if (text === undefined || !text.startsWith(SIGN)) return undefined;
  const deck = (DECKS as readonly string[]).indexOf(text.slice(SIGN.length).trim());
  return deck < 0 ? undefined : (deck as Deck);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the pointing of the latest message for a while. */
export function showPointing(pointing: Pointed): void {
  clearTimeout(timer);
  pointed.value = pointing;
  timer = setTimeout(() => {
    pointed.value = undefined;
  }, SHOWN_MS);
}
