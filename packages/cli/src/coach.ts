// `planisphere coach`: plays games between bots and prints the coach's words on every decision, so that anybody can
// check them.
import { botsOf, findBot } from '@planisphere/bots';
import { mindOf } from '@planisphere/bots/minds';
import { type Decided, decisionsOf } from '@planisphere/bots/review';
import {
  type Course,
  capital,
  createDealer,
  type Game,
  type GameTypes,
  makeSeat,
  newCourse,
  rngOf,
} from '@planisphere/core';
import { countValue, gameNamed, optionsValue } from './base/arguments.ts';
import { botsNamed } from './base/bot-named.ts';
import type { Command } from './base/command.ts';
import { localeValue } from './base/locale.ts';
import { textValue } from './base/text-value.ts';
import { oneGameOnly, UsageError } from './base/usage.ts';
import { GradeTable } from './coach-grades.ts';

export const coach: Command = {
  usage:
    'coach GAME [--games N] [--seed S] [--bots A,B] [--options JSON] [--nodes N] [--lang en|fr] [--json] [--grades]',
  flags: {
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    options: { type: 'string' },
    nodes: { type: 'string' },
    lang: { type: 'string' },
    json: { type: 'boolean' },
    grades: { type: 'boolean' },
  },
  async run(values, [id, ...more]) {
    const entry = gameNamed(id);
    if (more.length > 0) throw oneGameOnly('coach', more[0]);
    const { game } = entry;
    const mind = mindOf(game);
    const [examiner, speaker] = await Promise.all([mind?.examiner?.(), mind?.coach?.()]);
    if (mind === undefined || examiner === undefined || speaker === undefined)
      throw new UsageError({
        en: `There is no coach for ${game.id}.`,
        fr: `Il n’y a pas d’entraîneuse pour ${game.id}.`,
      });
    const named = textValue(values, 'bots')?.split(',');
    if (named !== undefined) botsNamed(entry, named);
    const options = optionsValue(entry, values);
    const locale = localeValue(values);
    const seed = textValue(values, 'seed') ?? '1';
    // By default the same effort as the app.
    const effort =
      textValue(values, 'nodes') === undefined
        ? { nodes: mind.effort.review, whole: mind.effort.wholeReview }
        : { nodes: countValue(values, 'nodes', mind.effort.review) };
    const games = countValue(values, 'games', 1);
    const table = new GradeTable();
    for (let index = 0; index < games; index++) {
      const bots = named ?? seatedIn(game, index);
      const course = playedBy(game, { options, bots, seed: `${seed}/${index}` });
      if (values.grades === true) {
        table.add(course, bots, { examiner, effort });
        continue;
      }
      const makers = { examiner, coach: speaker, nameOf: (seat: number) => capital(bots[seat] ?? '') };
      if (values.json !== true) console.log(`Game ${index + 1}: ${bots.join(', ')}`);
      for (const decided of decisionsOf(course, makers, effort)) {
        if (values.json === true) console.log(JSON.stringify({ ...decided, match: index + 1, bots }));
        else console.log(textOf(decided, locale).join('\n'));
      }
    }
    if (values.grades === true)
      console.log(values.json === true ? JSON.stringify(table.rows) : table.lines.join('\n'));
    return 0;
  },
};

/** If no bots are named, all of them play in turn. */
function seatedIn(game: Game, index: number): readonly string[] {
  const names = botsOf(game).map(({ name }) => name);
  return Array.from(
    { length: game.players.min },
    (_, seat) => names[(index + seat * (1 + Math.floor(index / names.length))) % names.length]!,
  );
}

interface Pairing {
  readonly options: unknown;
  readonly bots: readonly string[];
  readonly seed: string;
}

function playedBy(game: Game, { options, bots, seed }: Pairing): Course<GameTypes> {
  const dealer = createDealer(seed);
  const rngs = bots.map((_, seat) => rngOf(`${seed} bot ${seat}`));
  let course = newCourse(game, options, bots.length).settle(dealer);
  for (let { awaiting } = course; awaiting.kind === 'seats'; { awaiting } = course) {
    const seat = awaiting.seats[0]!;
    const bot = findBot(game, bots[seat]!)!;
    const action = bot.choose(game.view(course.state, seat), seat, rngs[seat]!);
    course = course.with({ by: seat, action }).settle(dealer);
  }
  return course;
}

function textOf(
  { seat, at, grade, played, best, say, hint }: Decided,
  locale: 'en' | 'fr',
): readonly string[] {
  return [
    `  ${at} ${makeSeat(seat)} ${grade}: ${played.join(', ')}${best.join() === played.join() ? '' : ` (best: ${best.join(', ')})`}`,
    `    ${say[locale]}`,
    ...hint[locale].map((text, stage) => `    ${stage + 1}. ${text}`),
  ];
}
