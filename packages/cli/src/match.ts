// `planisphere match`: anybody's bots against each other, each deal from every seat; the results go on the ladder.
import { findBot } from '@planisphere/bots';
import {
  type Course,
  createDealer,
  type GameTypes,
  newCourse,
  rngOf,
  type Translated,
} from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { countValue, gameNamed, optionsValue } from './base/arguments.ts';
import { botNamed } from './base/bot-named.ts';
import type { Command } from './base/command.ts';
import { localeValue } from './base/locale.ts';
import { showProgress } from './base/progress.ts';
import { textValue } from './base/text-value.ts';
import { UsageError } from './base/usage.ts';
import { type Contender, ownBot, Program } from './match/contender.ts';
import { keepMatch } from './match/ladder-file.ts';
import { matchTold } from './match/words.ts';

/** What is counted while they play. */
const GAMES: Translated = { en: 'games', fr: 'parties' };

export const match: Command = {
  usage: 'match GAME ONE OTHER [--games N] [--seed S] [--options JSON] [--seconds N] [--lang en|fr]',
  flags: {
    games: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    seconds: { type: 'string' },
    lang: { type: 'string' },
  },
  async run(values, [id, ...names]) {
    const entry = gameNamed(id);
    const { game } = entry;
    const locale = localeValue(values);
    if (game.cooperative)
      throw new UsageError({
        en: `In ${entry.text.title.en} all win or lose together: there is no match.`,
        fr: `À ${entry.text.title.fr}, tous gagnent ou perdent ensemble : il n’y a pas de match.`,
      });
    const [one, other, ...more] = names;
    if (one === undefined || other === undefined || more.length > 0 || one === other)
      throw new UsageError({
        en: 'Name two players: bots, or programs that answer the engine protocol, in quotes.',
        fr: 'Nommez deux joueurs : des robots, ou entre guillemets des programmes qui suivent le protocole des moteurs.',
      });
    const patience = 1000 * countValue(values, 'seconds', 60);
    const contenders = [one, other].map((name) => contenderOf(entry, name, patience)) as [
      Contender,
      Contender,
    ];
    const games = countValue(values, 'games', 10);
    const options = optionsValue(entry, values);
    const seed = textValue(values, 'seed') ?? '1';
    const tally = { won: 0, lost: 0, drawn: 0 };
    try {
      for (let index = 0; index < games; index++) {
        // Each deal is played from both seats.
        const turned = index % 2 === 1;
        const seats = turned ? contenders.toReversed() : contenders;
        const winners = await winnersOf(entry, { options, seats, seed: `${seed}/${Math.floor(index / 2)}` });
        const hasWon = winners.length === 1 ? winners[0] === (turned ? 1 : 0) : undefined;
        tally[hasWon === undefined ? 'drawn' : hasWon ? 'won' : 'lost']++;
        showProgress(index + 1, games, GAMES[locale]);
      }
    } finally {
      for (const contender of contenders) contender.close();
    }
    keepMatch({ game: game.id, one, other, ...tally });
    console.log(matchTold({ one, other, ...tally })[locale]);
    return 0;
  },
};

/** One of our bots by name, or a command. */
function contenderOf(entry: Entry, name: string, patience: number): Contender {
  const own = findBot(entry.game, name);
  if (own !== undefined) return ownBot(own);
  if (!/[\s/]/.test(name)) botNamed(entry, name); // the error lists the existing ones
  return new Program({ entry, command: name, patience });
}

interface Pairing {
  readonly options: unknown;
  readonly seats: readonly Contender[];
  readonly seed: string;
}

async function winnersOf({ game }: Entry, { options, seats, seed }: Pairing): Promise<readonly number[]> {
  const dealer = createDealer(seed);
  let course: Course<GameTypes> = newCourse(game, options, seats.length).settle(dealer);
  for (let { awaiting } = course; ; { awaiting } = course) {
    if (awaiting.kind === 'over') return awaiting.result.winners;
    const seat = awaiting.kind === 'seats' ? awaiting.seats[0] : undefined;
    const contender = seat === undefined ? undefined : seats[seat];
    if (seat === undefined || contender === undefined) throw new Error('match: nobody is awaited');
    const rng = rngOf(course.botSeed(seed, seat));
    course = course
      .with({ by: seat, action: await contender.decide(course.viewOf(seat), seat, rng) })
      .settle(dealer);
  }
}
