// The words of the app in the current language. Reading `appWords()` in a component makes it follow the language at once.
import { en } from './en.ts';
import { fr } from './fr.ts';
import { localized } from './localized.ts';
import type { Messages } from './messages.ts';

export const appWords = localized<Messages>({ en, fr });
