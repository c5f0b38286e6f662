// `planisphere backup` and `planisphere restore`: everything the table server keeps, in one file.
import type { Command } from './base/command.ts';
import { UsageError } from './base/usage.ts';

type Work = 'backUp' | 'restore';

async function carryOut(work: Work, [file, ...more]: readonly string[]): Promise<number> {
  if (file === undefined || more.length > 0)
    throw new UsageError({ en: 'Name one file.', fr: 'Nommez un fichier.' });
  const server = await import('@planisphere/server');
  try {
    return await server[work](server.readConfig(process.env), file);
  } catch (error) {
    const known = [server.WrongBackup, server.WrongSetting, server.FolderInUse];
    if (known.some((each) => error instanceof each)) throw new UsageError((error as Error).message);
    throw error;
  }
}

export const backup: Command = {
  usage: 'backup FILE',
  flags: {},
  async run(_values, words) {
    console.log(`${await carryOut('backUp', words)} rows are in ${words[0]}.`);
    return 0;
  },
};

export const restore: Command = {
  usage: 'restore FILE',
  flags: {},
  async run(_values, words) {
    console.log(`${await carryOut('restore', words)} rows were restored.`);
    return 0;
  },
};
