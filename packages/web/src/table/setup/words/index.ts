// The words of a new table, in the current language.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SetupWords } from './words.ts';

export function s(): SetupWords {
  return settings.value.locale === 'fr' ? fr : en;
}
