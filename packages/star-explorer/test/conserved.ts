// Pieces are neither lost nor doubled: no more backs than tiles, every tile revealed once, every star used once.
import { KINDS, type Position } from '@planisphere/star-explorer';
import { starsOf } from '../src/rules/lines.ts';
import { kindsOfSize } from '../src/rules/pile.ts';
import { HIDDEN } from '../src/rules/position.ts';
import { SIZES, tilesWithBack } from '../src/rules/tiles.ts';

export function conserved({ boards }: Position): void {
  for (const size of SIZES) {
    for (const kind of KINDS) {
      const dealt = boards.flatMap((board) => kindsOfSize(board, size)).filter((other) => other === kind);
      if (dealt.length > tilesWithBack(size, kind).length)
        throw new Error(`${dealt.length} ${kind} tiles of size ${size}`);
    }
  }
  once(
    boards.flatMap(({ tiles }) => tiles),
    'tile',
  );
  once(
    boards.flatMap(({ start }) => start ?? []),
    'starting tile',
  );
  for (const { drawings } of boards) {
    once(
      drawings.flatMap((drawing) => (drawing === HIDDEN ? [] : starsOf(drawing))),
      'star',
    );
  }
}

function once(numbers: readonly number[], what: string): void {
  if (new Set(numbers).size < numbers.length)
    throw new Error(`a ${what} is there twice: ${numbers.join(' ')}`);
}
