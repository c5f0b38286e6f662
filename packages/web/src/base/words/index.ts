// The words of the current language. Reading `t()` in a component makes it follow the language at once.
import { settings } from '../settings/settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './messages.ts';

export function t(): Messages {
  return settings.value.locale === 'fr' ? fr : en;
}
