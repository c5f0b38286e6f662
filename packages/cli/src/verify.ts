// `planisphere verify`: replays records and checks every event, the result and, if the seed is known, the dealing.
import {
  counted,
  countedInFrench,
  type Fault,
  fail,
  type Locale,
  parseRecord,
  plural,
  pluralInFrench,
  type Translated,
  verifyRecord,
} from '@planisphere/core';
import { type Entry, findGame } from '@planisphere/games';
import type { Command } from './base/command.ts';
import { faultTold } from './base/fault-told.ts';
import { recordLines } from './base/lines.ts';
import { localeValue } from './base/locale.ts';
import { UsageError } from './base/usage.ts';

export const verify: Command = {
  usage: 'verify FILE… [--lang en|fr]',
  flags: { lang: { type: 'string' } },
  async run(values, files) {
    const locale = localeValue(values);
    if (files.length === 0)
      throw new UsageError({
        en: 'Name at least one file of records.',
        fr: 'Nommez au moins un fichier d’enregistrements.',
      });
    let wrong = 0;
    for (const file of files) wrong += await verifyFile(file, locale);
    return wrong === 0 ? 0 : 1;
  },
};

async function verifyFile(file: string, locale: Locale): Promise<number> {
  let right = 0;
  let wrong = 0;
  for await (const { number, text } of recordLines(file)) {
    const found = recordFault(text);
    if (found === undefined) right++;
    else {
      wrong++;
      console.error(faultTold(`${file}:${number}`, found.fault, found.entry)[locale]);
    }
  }
  if (right + wrong === 0) {
    console.error(noRecord(file)[locale]);
    return 1;
  }
  console.log(verified({ file, right, wrong })[locale]);
  return wrong;
}

export function noRecord(file: string): Translated {
  return { en: `${file}: there is no record in it`, fr: `${file} : il n’y a pas d’enregistrement dedans` };
}

interface Count {
  readonly file: string;
  readonly right: number;
  readonly wrong: number;
}

export function verified({ file, right, wrong }: Count): Translated {
  const rest = wrong > 0 ? `, ${wrong}` : '';
  return {
    en: `${file}: ${counted(right, 'record')} ${plural(right, 'is', 'are')} right${rest && `${rest} wrong`}`,
    fr: `${file} : ${countedInFrench(right, 'enregistrement')} ${pluralInFrench(right, 'juste')}${rest && `${rest} faux`}`,
  };
}

/** What is wrong with a record, and of which game it is, once that is known. */
interface RecordFault {
  readonly fault: Fault;
  readonly entry?: Entry;
}

function recordFault(text: string): RecordFault | undefined {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { game } = record.value;
  const entry = findGame(game);
  if (entry === undefined) return fail('unknown-game', 'game', `There is no game ${JSON.stringify(game)}.`);
  const verified = verifyRecord(entry.game, record.value);
  return verified.ok ? undefined : { fault: verified.fault, entry };
}
