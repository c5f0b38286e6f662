// The board's words in the current language.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export function w(): Words {
  return settings.value.locale === 'fr' ? fr : en;
}
