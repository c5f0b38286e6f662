// The words of the logbook in the current language.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { LogbookWords } from './words.ts';

export function l(): LogbookWords {
  return settings.value.locale === 'fr' ? fr : en;
}
