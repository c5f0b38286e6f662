// A guest is a name and an emblem. Names are data: they are cleaned of what could pass for something else on a
// screen (line breaks, direction marks, invisible letters), and never have to be unique.
import { type Decoder, decodeAs, decodeOneOf, decodeText } from '@planisphere/core';
import { LIMITS } from './limits.ts';

export const EMBLEMS = [
  'comet',
  'crescent',
  'eclipse',
  'galaxy',
  'meteor',
  'nebula',
  'observatory',
  'orbit',
  'planet',
  'rocket',
  'satellite',
  'star',
  'sun',
  'telescope',
] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** Characters that are invisible or change the direction of the text. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0]/gu;

export function cleanText(text: string): string {
  return text.normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}

/** Follows the name of a bot wherever it is shown; removed from the names that guests choose. */
export const BOT_MARK = '[bot]';
const FALSE_MARK = /(?:\s*\[\s*bot\s*\])+$/i;

export const decodeName: Decoder<string> = decodeAs(
  decodeText(4 * LIMITS.name),
  (text) => {
    const name = cleanText(text).replace(FALSE_MARK, '');
    const { length } = [...name];
    return length >= 1 && length <= LIMITS.name ? name : undefined;
  },
  `A name has 1 to ${LIMITS.name} letters.`,
);

export const decodeEmblem: Decoder<Emblem> = decodeOneOf(EMBLEMS);

/** What everybody may see. The `id` tells guests of the same name apart and is no secret. */
export interface GuestInfo {
  readonly id: string;
  readonly name: string;
  readonly emblem: Emblem;
  /** A program plays under this name. */
  readonly bot?: true;
}
