// How a table of Star Explorer was opened: who begins.
import type { Options } from '@planisphere/star-explorer';
import { firstTerm, type GameTerms } from '../../table/people/terms.ts';

export const terms: GameTerms = (options, nameAt) => [firstTerm((options as Partial<Options>).first, nameAt)];
