// The words of ratings, in the current language.
import { PACE_NAMES, type RatingListInfo } from '@planisphere/protocol';
import { settings } from '../../../base/settings/settings.ts';
import { localized } from '../../../base/words/localized.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { RatingWords } from './words.ts';

export const ratingWords = localized<RatingWords>({ en, fr });

/** A pace, or the name of a set-up. */
export function listName({ id, title }: RatingListInfo): string {
  const pace = PACE_NAMES.find((each) => each === id);
  return title?.[settings.value.locale] ?? (pace === undefined ? id : ratingWords().paces[pace]);
}
