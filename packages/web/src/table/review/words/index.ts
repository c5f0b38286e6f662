// The words of the review page, in the current language.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ReviewWords } from './words.ts';

export function rw(): ReviewWords {
  return settings.value.locale === 'fr' ? fr : en;
}
