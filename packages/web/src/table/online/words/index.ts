// The words of tables over the network, in the current language.
import { REFUSAL_WORDS } from '@planisphere/protocol';
import { settings } from '../../../base/settings/settings.ts';
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OnlineWords } from './words.ts';

/** Why the server refuses something, in the language of the page. */
export function refusalText(code: string): string {
  const known: Readonly<Record<string, string>> = REFUSAL_WORDS[settings.value.locale];
  return known[code] ?? onlineWords().refused;
}

export const onlineWords = localized<OnlineWords>({ en, fr });
