// `planisphere serve`: runs the table server until it is told to stop.
import type { Command } from './base/command.ts';
import { quoted, UsageError } from './base/usage.ts';

export const serve: Command = {
  usage: 'serve',
  flags: {},
  details: async () => {
    const { configHelp } = await import('@planisphere/server');
    return ['', 'Settings, from the environment:', ...configHelp()];
  },
  async run(_values, words) {
    if (words.length > 0)
      throw new UsageError({
        en: `serve takes no ${quoted(words[0])}.`,
        fr: `serve ne prend pas ${quoted(words[0])}.`,
      });
    const server = await start();
    console.log(`Planisphere is on ${server.url}`);
    await toldToStop();
    await server.close();
    // A resource that does not close in time, such as a connection to a database that does not answer, must not keep
    // the process alive.
    process.exit(0);
  },
};

async function start(): Promise<{ url: string; close(): Promise<void> }> {
  const { FolderInUse, readConfig, TableServer, WrongSetting } = await import('@planisphere/server');
  try {
    return await TableServer.start(readConfig(process.env));
  } catch (error) {
    if (error instanceof WrongSetting || error instanceof FolderInUse) throw new UsageError(error.message);
    throw error;
  }
}

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
}
