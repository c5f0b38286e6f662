// The board's words in the current language.
import { localized } from '../../../base/words/localized.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export const boardWords = localized<Words>({ en, fr });

/** Never 0 % for something possible, never 100 % for something uncertain. */
export function percent({ weight, total }: { readonly weight: number; readonly total: number }): string {
  const share = weight / total;
  const rounded = Math.round(share * 100);
  const shown = share < 1 && rounded === 100 ? 99 : share > 0 && rounded === 0 ? 1 : rounded;
  return `${shown}\u202f%`;
}
