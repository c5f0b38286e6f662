// A position and the lines tried from it, in the part of a URL after the #, which reaches no server. A position alone
// can be written plainly, `#p=…`, so that a terminal or a person can make such a link.
import { decodeList, decodeObject, decodeText, optional, parseJson, required } from '@planisphere/core';
import type { GameId } from '../../base/games.ts';
import { pack, unpack } from '../../table/record/fragment.ts';
import { decodeSaved, type SavedVariation } from './variations.ts';

export interface Analysed {
  /** In notation. */
  readonly position: string;
  readonly tried?: SavedVariation | undefined;
  /** By seat, if they are known. */
  readonly names?: readonly string[] | undefined;
}

const decodeAnalysed = decodeObject<Analysed>({
  position: required(decodeText(20_000)),
  tried: optional(decodeSaved),
  names: optional(decodeList(decodeText(40), 4)),
});

/** The address of a position alone. */
function positionLink(game: GameId, position: string): string {
  return `/analysis/${game}#p=${encodeURIComponent(position)}`;
}

/** With all variations: the address of this page holds them all, a link to share at most LONGEST_LINK characters. */
export async function analysisLink(game: GameId, analysed: Analysed): Promise<string> {
  const { position, tried, names } = analysed;
  if (names === undefined && tried?.next === undefined && tried?.comment === undefined)
    return positionLink(game, position);
  return `/analysis/${game}#a=${await pack(JSON.stringify(analysed))}`;
}

/** Undefined if the fragment has none; `cut` if it was damaged on its way. */
export async function parseAnalysed(hash: string): Promise<Analysed | 'cut' | undefined> {
  const text = hash.replace(/^#/, '');
  if (text === '') return undefined;
  const [, kind, rest = ''] = /^([pa])=(.*)$/s.exec(text) ?? [];
  try {
    if (kind === 'p') return { position: decodeURIComponent(rest) };
    if (kind !== 'a') return 'cut';
    const json = parseJson(await unpack(rest));
    const decoded = json.ok ? decodeAnalysed(json.value) : json;
    return decoded.ok ? decoded.value : 'cut';
  } catch {
    return 'cut';
  }
}
