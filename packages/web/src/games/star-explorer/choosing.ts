// Why a seat has the telescope, in words: it has called the size, or may call it.
import type { Position } from '@planisphere/star-explorer';
import { roundOf } from './standing.ts';
import { boardWords } from './words/index.ts';

export function choiceOf(view: Position): string {
  const { first, called } = boardWords().ledger;
  const size = view.sizes[roundOf(view) - 1];
  return size === undefined ? first : called(size);
}
