// The words of the settings, in the current language.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SettingsWords } from './words.ts';

export function s(): SettingsWords {
  return settings.value.locale === 'fr' ? fr : en;
}
