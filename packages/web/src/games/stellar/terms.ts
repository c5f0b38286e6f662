// The terms of a Stellar table: who begins, and whether the table reminds players of known cards.
import type { Options } from '@planisphere/stellar';
import { firstTerm, type GameTerms } from '../../table/people/terms.ts';
import { restWords } from './words/rest.ts';

export const terms: GameTerms = (options, nameAt) => {
  const { first, memory } = options as Partial<Options>;
  return [firstTerm(first, nameAt), ...(memory === false ? [restWords().setup.noMemory] : [])];
};
