// The words of tables over the network, in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { OnlineWords } from './words.ts';

export const onlineWords = localized<OnlineWords>({ en, fr });
