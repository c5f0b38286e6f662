// The words of the replay in the current language.
import { settings } from '../../../base/settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { ReplayWords } from './words.ts';

export function r(): ReplayWords {
  return settings.value.locale === 'fr' ? fr : en;
}
