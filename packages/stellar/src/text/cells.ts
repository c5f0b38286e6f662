// A card in a few characters: letter, number and stars. The letter shows the type; colour only repeats it.
import type { Locale } from '@planisphere/core';
import {
  type Card,
  HIDDEN,
  isSatellite,
  KINDS,
  NONE,
  NUMBER_OF,
  STARS_OF,
  TYPE_OF,
  TYPES,
} from '../index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './messages.ts';
import type { Run } from './pad.ts';

const MESSAGES: Readonly<Record<Locale, Messages>> = { en, fr };

export function messagesOf(locale: Locale): Messages {
  return MESSAGES[locale];
}

/** The name of a colour: the type of the card. */
function toneOf(card: Card): string {
  return card >= KINDS ? 'dim' : isSatellite(card) ? 'satellite' : (TYPES[TYPE_OF[card] as number] as string);
}

/** `P3`, in the letters of the reader's language. */
export function cardName(card: Card, messages: Messages): string {
  if (card === NONE) return '—';
  if (card === HIDDEN) return '?';
  return `${messages.letters[isSatellite(card) ? TYPES.length : (TYPE_OF[card] as number)]}${NUMBER_OF[card]}`;
}

/** `P3 ★★`, or `P3★★` if space is tight. */
export function cardRun(card: Card, messages: Messages, gap: '' | ' ' = ' '): Run {
  const stars = card < KINDS ? '★'.repeat(STARS_OF[card] as number) : '';
  const name = cardName(card, messages);
  return { text: stars === '' ? name : `${name}${gap}${stars}`, tone: toneOf(card) };
}
