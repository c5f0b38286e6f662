// The words of tables over the network, in the current language.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OnlineWords } from './words.ts';

export function o(): OnlineWords {
  return settings.value.locale === 'fr' ? fr : en;
}
