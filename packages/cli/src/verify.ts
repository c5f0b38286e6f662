// `planisphere verify`: replays records and checks every event, the result and, where the seed is known, the dealing.
import { type Fault, makeFault, parseRecord, verifyRecord } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import type { Command } from './base/command.ts';
import { recordLines } from './base/lines.ts';
import { UsageError } from './base/usage.ts';

export const verify: Command = {
  usage: 'verify FILE…',
  flags: {},
  async run(_values, files) {
    if (files.length === 0)
      throw new UsageError({
        en: 'Name at least one file of records.',
        fr: 'Nommez au moins un fichier d’enregistrements.',
      });
    let wrong = 0;
    for (const file of files) wrong += await verifyFile(file);
    return wrong === 0 ? 0 : 1;
  },
};

async function verifyFile(file: string): Promise<number> {
  let right = 0;
  let wrong = 0;
  for await (const { number, text } of recordLines(file)) {
    const fault = recordFault(text);
    if (fault === undefined) right++;
    else {
      wrong++;
      console.error(`${file}:${number}: ${makeFault(fault)}`);
    }
  }
  if (right + wrong === 0) {
    console.error(`${file}: there is no record in it`);
    return 1;
  }
  console.log(
    `${file}: ${right} ${right === 1 ? 'record is' : 'records are'} right${wrong > 0 ? `, ${wrong} wrong` : ''}`,
  );
  return wrong;
}

function recordFault(text: string): Fault | undefined {
  const record = parseRecord(text);
  if (!record.ok) return record.fault;
  const entry = findGame(record.value.game);
  if (entry === undefined) {
    return {
      code: 'unknown-game',
      at: 'game',
      message: `There is no game ${JSON.stringify(record.value.game)}.`,
    };
  }
  const verified = verifyRecord(entry.game, record.value);
  return verified.ok ? undefined : verified.fault;
}
