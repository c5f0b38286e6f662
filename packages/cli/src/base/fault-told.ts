// A fault in something typed or read, in the reader's language.
import {
  eventFaultText,
  type Fault,
  type Locale,
  makeFault,
  makeSeat,
  SEATS,
  type Translated,
} from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { faultInFrench } from './faults-in-french.ts';

/**
 * @param where what was read: an option, or a file
 * @param entry the game whose options or events were read, once that is known
 */
export function faultTold(where: string, fault: Fault, entry?: Entry): Translated {
  const { en, fr } = faultWords(fault, entry);
  return { en: `${where}: ${en}`, fr: `${where} : ${fr}` };
}

export function faultWords(fault: Fault, entry?: Entry): Translated {
  const place = fault.at === '' ? '' : `${fault.at} : `;
  return {
    en: makeFault(fault),
    fr: `${place}${faultInFrench(fault) ?? gameSays(fault, entry)} [${fault.code}]`,
  } satisfies Record<Locale, string>;
}

/** Faults of notation are known to the words of the game. */
function gameSays(fault: Fault, entry: Entry | undefined): string {
  if (entry === undefined) return fault.message;
  return eventFaultText(entry.text, fault, { locale: 'fr', names: SEATS.map(makeSeat) });
}
