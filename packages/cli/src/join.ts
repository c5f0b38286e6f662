// `planisphere join`: takes a seat at a table on a server, or opens one there, and plays it in the terminal.
import type { Locale } from '@planisphere/core';
import { countValue, gameNamed, optionsValue } from './base/arguments.ts';
import { botNamed } from './base/bot-named.ts';
import type { Command, Values } from './base/command.ts';
import { localeValue } from './base/locale.ts';
import { textValue } from './base/text-value.ts';
import { quoted, UsageError } from './base/usage.ts';
import { keepCookie, readCookie } from './join/identity.ts';
import { tableWords } from './join/words.ts';
import { wordsOf } from './play/words.ts';
import { openConsole } from './screen/console.ts';

type Client = typeof import('@planisphere/server/client');
type Visitor = InstanceType<Client['Visitor']>;

export const join: Command = {
  usage:
    'join CODE [--server URL] [--name NAME] [--seat A] [--key KEY] [--lang en|fr] | join --open GAME [--players N] [--level BOT] [--options JSON]',
  flags: {
    server: { type: 'string' },
    name: { type: 'string' },
    seat: { type: 'string' },
    key: { type: 'string' },
    open: { type: 'string' },
    players: { type: 'string' },
    level: { type: 'string' },
    options: { type: 'string' },
    lang: { type: 'string' },
  },
  async run(values, words) {
    const [typed, ...more] = words;
    const opening = textValue(values, 'open');
    if ((typed === undefined) === (opening === undefined) || more.length > 0)
      throw new UsageError({
        en: 'Name the code of one table, or a game with --open.',
        fr: 'Nommez le code d’une table, ou un jeu avec --open.',
      });
    const visitor = await arrive(values);
    const { code, key } =
      opening === undefined
        ? { code: await found(visitor, typed ?? '', values), key: textValue(values, 'key') }
        : await open(visitor, values);
    const { joinLoop } = await import('./join/loop.ts'); // sockets load only here
    const locale = localeValue(values);
    const console = openConsole(locale);
    try {
      await joinLoop({ visitor, code, key, seat: textValue(values, 'seat')?.toUpperCase(), locale }, console);
    } finally {
      console.close();
    }
    return 0;
  },
};

async function arrive(values: Values): Promise<Visitor> {
  const { Visitor } = await import('@planisphere/server/client');
  const server = textValue(values, 'server') ?? 'http://localhost:8080';
  if (!URL.canParse(server) || !server.startsWith('http'))
    throw new UsageError({
      en: `--server takes an address such as http://localhost:8080, not ${quoted(server)}.`,
      fr: `--server prend une adresse comme http://localhost:8080, pas ${quoted(server)}.`,
    });
  const visitor = new Visitor(server, readCookie(server));
  const name = textValue(values, 'name');
  await toServer(visitor, localeValue(values), async () => {
    const known = await visitor.me();
    if (known !== undefined && name === undefined) return;
    await visitor.be({
      name: name ?? wordsOf(localeValue(values)).guest,
      emblem: known?.emblem ?? 'telescope',
    });
    keepCookie(server, visitor.cookie);
  });
  return visitor;
}

/** Tells a refusal of the server in one line, or that there is no server. */
async function toServer<T>({ server }: Visitor, locale: Locale, work: () => Promise<T>): Promise<T> {
  const { ServerRefusal } = await import('@planisphere/server/client');
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServerRefusal) {
      const { refusalText } = await import('./join/refusal.ts');
      throw new UsageError(refusalText(error, locale));
    }
    if (error instanceof TypeError) throw new UsageError(tableWords(locale).noServer(server));
    throw error;
  }
}

/** The code as the server knows it: a missing table is told before anything is shown. */
async function found(visitor: Visitor, typed: string, values: Values): Promise<string> {
  const code = typed.toUpperCase();
  const locale = localeValue(values);
  await toServer(visitor, locale, async () => {
    const { ServerRefusal } = await import('@planisphere/server/client');
    await visitor.table(code, textValue(values, 'key')).catch((error: unknown) => {
      if (!(error instanceof ServerRefusal) || error.status !== 404) throw error;
      throw new ServerRefusal(error.status, 'no-such-table', error.message); // here the missing thing is a table
    });
  });
  return code;
}

function open(visitor: Visitor, values: Values): Promise<{ code: string; key?: string }> {
  const entry = gameNamed(textValue(values, 'open'));
  const players = countValue(values, 'players', entry.game.players.min > 1 ? entry.game.players.min : 2);
  const level = textValue(values, 'level');
  if (level !== undefined) botNamed(entry, level);
  const seats = Array.from({ length: players }, (_, seat) =>
    seat === 0 || level === undefined ? ({ kind: 'person' } as const) : ({ kind: 'bot', level } as const),
  );
  const settings = { game: entry.game.id, options: optionsValue(entry, values), seats };
  return toServer(visitor, localeValue(values), () => visitor.open(settings));
}
