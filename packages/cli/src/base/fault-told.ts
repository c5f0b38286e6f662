// What is wrong with something that was typed or read, in the language of the reader.
import { type Fault, type Locale, makeFault, type Translated } from '@planisphere/core';
import { faultInFrench } from './faults-in-french.ts';

/** @param where what was read: an option, or a file */
export function faultTold(where: string, fault: Fault): Translated {
  return { en: `${where}: ${faultWords(fault).en}`, fr: `${where} : ${faultWords(fault).fr}` };
}

export function faultWords(fault: Fault): Translated {
  const place = fault.at === '' ? '' : `${fault.at} : `;
  return {
    en: makeFault(fault),
    fr: `${place}${faultInFrench(fault) ?? fault.message} [${fault.code}]`,
  } satisfies Record<Locale, string>;
}
