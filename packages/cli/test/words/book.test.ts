// This test says every sentence of the terminal, in both languages: those at tables with real values, its help, and
// every mistake, made for it. book.txt keeps those with values for readers; a sentence of the sources that nothing says
// fails.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@planisphere/core';
import { Book } from '@planisphere/testkit/book';
import { afterAll, expect, it, vi } from 'vitest';
import { analysisWords } from '../../src/analysis-text.ts';
import { flagFault } from '../../src/base/flag-fault.ts';
import { fromLaboratory } from '../../src/base/laboratory.ts';
import { cannotRead, cannotWrite, TROUBLES } from '../../src/base/trouble.ts';
import { ownFault, UsageError, unknownCommand, wrongFlags } from '../../src/base/usage.ts';
import { COMMANDS, loadCommands } from '../../src/commands.ts';
import { manualIn } from '../../src/help/manual.ts';
import { allHelp, commandHelp } from '../../src/help/page.ts';
import { refusalText } from '../../src/join/refusal.ts';
import { Room } from '../../src/join/room.ts';
import { tableWords } from '../../src/join/words.ts';
import { ladderWords, matchTold, programFaults } from '../../src/match/words.ts';
import { wordsOf } from '../../src/play/words.ts';
import { screenMessages } from '../../src/screen/messages.ts';
import { noRecord, verified } from '../../src/verify.ts';
import { analysisSamples, playSamples, screenSamples, tableSamples } from './samples.ts';

/** Every game has a mind (its search). While this is true none has, so that commands say what they lack. */
const mindless = vi.hoisted(() => ({ value: false }));
vi.mock('@planisphere/bots/minds', async (load) => {
  const bots = await load<typeof import('@planisphere/bots/minds')>();
  return { ...bots, mindOf: (game: never) => (mindless.value ? undefined : bots.mindOf(game)) };
});

const folder = mkdtempSync(join(tmpdir(), 'planisphere-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
vi.stubEnv('DATA_DIR', folder);

const REPLAYS = new URL('../../../stellar/replays/', import.meta.url);
const [REPLAY = ''] = readdirSync(REPLAYS);
const RECORD = JSON.parse(readFileSync(new URL(REPLAY, REPLAYS), 'utf8')) as object;

/** A record of a whole game with these fields replaced. */
function recordFile(name: string, instead: Readonly<Record<string, unknown>>): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ ...RECORD, ...instead }));
  return file;
}

type Values = Readonly<Record<string, string | boolean>>;

/** What a user types without having read the help. */
const MISTAKES: readonly (readonly [command: string, words: readonly string[], values?: Values])[] = [
  ['play', ['stellar', 'chess']],
  ['play', ['chess']],
  ['perft', []],
  ['play', ['stellar'], { players: '9' }],
  ['perft', ['stellarion'], { players: '9' }],
  ['play', ['stellar'], { people: '2', level: 'novice' }],
  ['play', ['stellarion'], { level: 'novice', players: '1' }],
  ['play', ['stellar'], { seat: 'Z' }],
  ['play', ['stellar'], { options: '{' }],
  ['play', ['stellar', 'stellarion'], { resume: true }],
  ['play', [], { resume: true }],
  ['play', [recordFile('unseeded.game', { seed: undefined })], { resume: true }],
  ['play', ['stellar'], { lang: 'de' }],
  ['perft', ['stellar'], { depth: 'x' }],
  ['perft', ['stellar'], { position: 'take turn' }],
  ['arena', ['stellar'], { bots: 'greedy,greedy' }],
  ['arena', ['stellar'], { bots: 'greedy,deep' }],
  ['arena', ['stellar'], { players: '3' }],
  ['simulate', ['stellar'], { bots: 'random' }],
  ['backup', []],
  ['join', []],
  ['join', ['BCD-FGH'], { server: 'elsewhere' }],
  ['match', ['stellarion']],
  ['match', ['stellar', 'novice']],
  ['replay', []],
  ['replay', [join(folder, 'nothing')]],
  ['replay', [recordFile('one.game', {})], { record: '2' }],
  ['replay', [recordFile('chess.game', { game: 'chess' })]],
  ['replay', [recordFile('wrong.game', { events: ['A fly'] })]],
  ['replay', [recordFile('whole.game', {})], { at: '9999' }],
  ['replay', [recordFile('seats.game', {})], { as: 'D' }],
  ['serve', ['stars']],
  ['strength', [], { only: 'chess' }],
  ['strength', [], { part: '9/8' }],
  ['train', ['chess']],
  ['verify', []],
  ['completion', ['powershell']],
];

/** In both languages. */
async function toldBy(make: () => unknown): Promise<readonly string[]> {
  const error: unknown = await Promise.resolve()
    .then(make)
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof UsageError)) throw new Error('nothing was wrong', { cause: error });
  return LOCALES.map((locale) => error.told(locale));
}

async function hearMistakes(book: Book): Promise<void> {
  for (const [name, words, values = {}] of MISTAKES) {
    const command = await COMMANDS[name]?.();
    book.hear(await toldBy(() => command?.run(values, words)));
  }
  mindless.value = true;
  for (const name of ['coach', 'puzzles']) {
    const command = await COMMANDS[name]?.();
    book.hear(await toldBy(() => command?.run({}, ['stellar'])));
  }
  const missing = Object.assign(new Error("'@planisphere/lab'"), { code: 'ERR_MODULE_NOT_FOUND' });
  book.hear(await toldBy(() => fromLaboratory(() => Promise.reject(missing))));
  const unknown = { table: { settings: { game: 'chess' } }, steps: [] } as never;
  book.hear(await toldBy(() => new Room(unknown, { locale: 'en', paint: (text) => text }, '')));
  const options = { games: { type: 'string' }, json: { type: 'boolean' } } as const;
  for (const args of [['--game'], ['--chess'], ['--json=1'], ['--games']])
    book.read(flagFault(args, options));
  for (const error of [unknownCommand('fly'), wrongFlags({ en: '', fr: '' }, 'play [GAME]')])
    book.hear(LOCALES.map((locale) => error.told(locale)));
  book.read(ownFault(new Error('stars')));
  const { ended, otherSeat, refused, error, noAnswer, tooLate } = programFaults;
  for (const each of [
    ended,
    otherSeat('B take 1', 'A'),
    refused('A take 1', 'TURN-1'),
    error('best', 'no position'),
    noAnswer('best', '?'),
    tooLate('best', 60),
    noRecord('a.jsonl'),
    ...[0, 1, 2].map((count) => verified({ file: 'a.jsonl', right: count, wrong: 2 - count })),
    matchTold({ one: 'novice', other: 'greedy', won: 3, lost: 1, drawn: 0 }),
    ladderWords,
  ])
    book.read(each);
  for (const code of [...Object.keys(TROUBLES), 'ELOOP']) {
    book.read(cannotRead('a.game', code));
    book.read(cannotWrite('a.game', code));
  }
}

it('says every sentence of the terminal', async () => {
  const book = new Book();
  book.say('at a table', { en: wordsOf('en'), fr: wordsOf('fr') }, () => playSamples);
  book.say('on a server', { en: tableWords('en'), fr: tableWords('fr') }, () => tableSamples);
  book.say('screen', { en: screenMessages('en'), fr: screenMessages('fr') }, () => screenSamples);
  book.say('analysis', { en: analysisWords('en'), fr: analysisWords('fr') }, () => analysisSamples);
  book.read({ en: manualIn('en'), fr: manualIn('fr') });
  for (const locale of LOCALES) {
    for (const code of ['no-guest', 'reload', 'unknown-message', 'what-ever'])
      book.hear([refusalText({ code }, locale)]);
    book.hear(allHelp(Object.keys(COMMANDS), locale));
    for (const [name, command] of Object.entries(await loadCommands()))
      book.hear(await commandHelp(name, command, locale));
  }
  await hearMistakes(book);
  await expect(book.text).toMatchFileSnapshot('./book.txt');
  expect(book.misprints).toEqual([]);
  expect(book.silentIn(new URL('../../src/', import.meta.url))).toEqual([]);
});
