// How a Stellar table was opened: who begins, and whether the table helps to remember.
import type { Options } from '@planisphere/stellar';
import { firstTerm, type GameTerms } from '../../table/people/terms.ts';
import { restWords } from './words/rest.ts';

export const terms: GameTerms = (options, nameAt) => {
  const { first, memory } = options as Partial<Options>;
  return [firstTerm(first, nameAt), ...(memory === false ? [restWords().setup.noMemory] : [])];
};
