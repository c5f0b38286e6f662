// This user's ladder: every match played here, by game, in one file of the data folder.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  type Decoder,
  decodeInteger,
  decodeList,
  decodeObject,
  decodeText,
  parseJson,
  required,
} from '@planisphere/core';
import { inDataFolder, keepIn } from '../base/data-folder.ts';
import { faultTold } from '../base/fault-told.ts';
import { UsageError } from '../base/usage.ts';
import type { PairResult } from './ratings.ts';

interface LadderRow extends PairResult {
  readonly game: string;
}

const count = required(decodeInteger(0, 1_000_000_000));
const name = required(decodeText(200));

const decodeLadder: Decoder<{ readonly matches: readonly LadderRow[] }> = decodeObject({
  matches: required(
    decodeList(
      decodeObject<LadderRow>({ game: name, one: name, other: name, won: count, lost: count, drawn: count }),
      100_000,
    ),
  ),
});

const file = (): string => inDataFolder('ladder.json');

export function readLadder(): readonly LadderRow[] {
  let text: string;
  try {
    text = readFileSync(file(), 'utf8');
  } catch {
    return []; // no match was played yet
  }
  const json = parseJson(text);
  const ladder = json.ok ? decodeLadder(json.value) : json;
  if (!ladder.ok) throw new UsageError(faultTold(file(), ladder.fault));
  return ladder.value.matches;
}

/** Adds the results of the same pair. */
export function keepMatch(row: LadderRow): void {
  const rows = [...readLadder()];
  const same = rows.findIndex(
    ({ game, one, other }) => game === row.game && one === row.one && other === row.other,
  );
  const before = rows[same];
  if (before === undefined) rows.push(row);
  else
    rows[same] = {
      ...row,
      won: before.won + row.won,
      lost: before.lost + row.lost,
      drawn: before.drawn + row.drawn,
    };
  keepIn(file(), () => {
    writeFileSync(`${file()}.new`, `${JSON.stringify({ matches: rows }, undefined, 1)}\n`, { flush: true });
    renameSync(`${file()}.new`, file());
  });
}
