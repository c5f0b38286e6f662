// The words of the settings, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { SettingsWords } from './words.ts';

export const settingsWords = localized<SettingsWords>({ en, fr });
