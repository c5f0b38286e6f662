// The words of the app in the current language. A component that reads `appWords()` follows a change of language.
import { en } from './en.ts';
import { fr } from './fr.ts';
import { localized } from './localized.ts';
import type { Messages } from './messages.ts';

export const appWords = localized<Messages>({ en, fr });
