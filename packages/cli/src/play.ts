// `planisphere play`: a game at the terminal against bots, or with several people at one screen.
import { randomBytes } from 'node:crypto';
import { findBot } from '@planisphere/bots';
import { type GameRecord, parseRecord, parseSeat, replayRecord } from '@planisphere/core';
import { type Entry, findGame, GAMES } from '@planisphere/games';
import { countValue, gameNamed, optionsValue } from './base/arguments.ts';
import { botNamed } from './base/bot-named.ts';
import { botShown } from './base/bot-shown.ts';
import type { Command, Values } from './base/command.ts';
import { faultTold } from './base/fault-told.ts';
import { localeValue } from './base/locale.ts';
import { wrongPlayers } from './base/players.ts';
import { textValue } from './base/text-value.ts';
import { oneGameOnly, quoted, UsageError } from './base/usage.ts';
import { lastFile, newFile, readKept } from './play/keep.ts';
import { playLoop } from './play/loop.ts';
import { Session, type Sitter } from './play/session.ts';
import { notice } from './play/table-picture.ts';
import { wordsOf } from './play/words.ts';
import { type Console, openConsole } from './screen/console.ts';

export const play: Command = {
  usage:
    'play [GAME] [--level BOT] [--seat A] [--players N] [--people N] [--lang en|fr] [--seed S] [--options JSON] | play [GAME] --resume [FILE]',
  flags: {
    level: { type: 'string' },
    seat: { type: 'string' },
    players: { type: 'string' },
    people: { type: 'string' },
    lang: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    resume: { type: 'boolean' },
  },
  async run(values, words) {
    const console = openConsole(localeValue(values));
    try {
      const session = values.resume === true ? resume(values, words) : await open(values, words, console);
      if (session !== undefined) await playLoop(session, console);
    } finally {
      console.close();
    }
    return 0;
  },
};

async function open(
  values: Values,
  [id, ...more]: readonly string[],
  console: Console,
): Promise<Session | undefined> {
  if (more.length > 0) throw oneGameOnly('play', more[0]);
  const entry = id === undefined ? await chooseGame(values, console) : gameNamed(id);
  if (entry === undefined) return undefined;
  const seed = textValue(values, 'seed') ?? randomBytes(16).toString('hex');
  return new Session({
    entry,
    options: optionsValue(entry, values),
    seed,
    sitters: sittersOf(entry, values),
    locale: localeValue(values),
    file: newFile(entry.game.id),
    assisted: false,
  });
}

/** Enter takes the first; undefined if the player leaves. */
async function chooseGame(values: Values, console: Console): Promise<Entry | undefined> {
  const locale = localeValue(values);
  if (GAMES.length === 1) return GAMES[0];
  const shelf = GAMES.map(({ text }, index) => `  ${index + 1}  ${text.title[locale]}`);
  const choices = GAMES.map((entry) => ({ label: entry.text.title[locale], words: [], action: entry }));
  for (;;) {
    const picture = notice(shelf, [`${wordsOf(locale).chooseGame} [1]`]);
    const typed = await console.ask({ ...picture, choices: () => choices });
    if (typed === 'left' || typed === 'changed') return undefined;
    if ('action' in typed) return typed.action as Entry;
    const name = typed.line.trim();
    const entry = GAMES[name === '' ? 0 : Number(name) - 1] ?? findGame(name);
    if (entry !== undefined) return entry;
  }
}

function sittersOf(entry: Entry, values: Values): readonly Sitter[] {
  const { min, max } = entry.game.players;
  const people = countValue(values, 'people', 1);
  const level = textValue(values, 'level');
  // A player who names a bot wants to meet it, even in a game that can be played alone.
  const usual = Math.max(min, level === undefined ? people : Math.min(people + 1, max));
  const players = countValue(values, 'players', usual);
  if (players < min || players > max || people > players) throw wrongPlayers(entry);
  if (level !== undefined && people === players)
    throw new UsageError({
      en: `--level ${level} has nobody to play: ${players === 1 ? 'you sit alone' : 'all seats are taken by people'} at this table.`,
      fr: `--level ${level} ne sert à rien : ${players === 1 ? 'vous êtes en solo' : 'toutes les places sont à des personnes'} à cette table.`,
    });
  const seat = parseSeat(textValue(values, 'seat') ?? 'A');
  if (seat === undefined || seat >= players)
    throw new UsageError({
      en: '--seat takes the letter of a seat of this game.',
      fr: '--seat prend la lettre d’une place de ce jeu.',
    });
  const bot = botNamed(entry, level ?? everydayLevel(entry));
  const { you, player } = wordsOf(localeValue(values));
  let bots = 0;
  let persons = 0;
  return Array.from({ length: players }, (_, index) => {
    const person = (index - seat + players) % players < people;
    if (person) {
      const recorded = player(++persons);
      return { name: people === 1 ? you : recorded, recorded, bot: undefined };
    }
    bots++;
    const nth = bots === 1 ? '' : ` ${bots}`;
    return {
      name: `${botShown(bot.name, localeValue(values))}${nth}`,
      recorded: `${bot.name}${nth}`,
      bot,
    };
  });
}

/** The default opponent, if the game has levels. */
function everydayLevel({ game }: Entry): string {
  return findBot(game, 'amateur') === undefined ? 'greedy' : 'amateur';
}

function resume(values: Values, [name, ...more]: readonly string[]): Session {
  if (more.length > 0)
    throw new UsageError({
      en: `play --resume takes one file or game, not also ${quoted(more[0])}.`,
      fr: `play --resume prend un seul fichier ou jeu, pas aussi ${quoted(more[0])}.`,
    });
  const isFile = name !== undefined && findGame(name) === undefined;
  const file = isFile ? name : lastFile(name);
  const record = parseRecord(readKept(file));
  if (!record.ok) throw new UsageError(faultTold(file, record.fault));
  return takeUp(file, record.value, values);
}

function takeUp(file: string, record: GameRecord, values: Values): Session {
  const entry = gameNamed(record.game);
  const replayed = replayRecord(entry.game, record);
  if (!replayed.ok) throw new UsageError(faultTold(file, replayed.fault, entry));
  if (record.seed === undefined)
    throw new UsageError({
      en: `${file}: a game without its seed cannot be dealt further.`,
      fr: `${file} : sans sa graine, la suite de la partie ne peut être donnée.`,
    });
  const bots = record.seats.map((name) => findBot(entry.game, name.replace(/ \d$/, '')));
  const isAlone = bots.filter((bot) => bot === undefined).length === 1;
  const { you } = wordsOf(localeValue(values));
  const table = {
    entry,
    options: replayed.value.options,
    seed: record.seed,
    sitters: record.seats.map((recorded, seat) => {
      const bot = bots[seat];
      const person = isAlone ? you : recorded;
      const shown = bot && recorded.replace(bot.name, botShown(bot.name, localeValue(values)));
      return { name: shown ?? person, recorded, bot };
    }),
    locale: localeValue(values),
    file,
    assisted: record.assisted,
  };
  return new Session(table, replayed.value);
}
