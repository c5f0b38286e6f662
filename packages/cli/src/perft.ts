// `planisphere perft`: counts the lines of events from a position, to compare engines.
import {
  createDealer,
  divide,
  type Fault,
  findingText,
  inspectPosition,
  type Locale,
  makeFault,
  makeSeat,
  newCourse,
  perft,
  SEATS,
} from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { countValue, gameNamed, optionsValue } from './base/arguments.ts';
import type { Command, Values } from './base/command.ts';
import { wrongPlayers } from './base/players.ts';
import { textValue } from './base/text-value.ts';
import { UsageError } from './base/usage.ts';

export const perftCommand: Command = {
  usage: 'perft GAME [--depth N] [--position TEXT | --seed S] [--players N] [--options JSON] [--divide]',
  flags: {
    depth: { type: 'string' },
    position: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string' },
    options: { type: 'string' },
    divide: { type: 'boolean' },
  },
  async run(values, [id]) {
    const entry = gameNamed(id);
    const state = startingPosition(entry, values);
    const depth = countValue(values, 'depth', 2);
    if (values.divide === true) {
      for (const [event, count] of divide(entry.game, state, depth)) console.log(`${event}: ${count}`);
    }
    console.log(`perft ${depth}: ${perft(entry.game, state, depth)}`);
    return 0;
  },
};

function startingPosition(entry: Entry, values: Values): unknown {
  const { game } = entry;
  const position = textValue(values, 'position');
  if (position !== undefined) {
    const parsed = game.notation.parse(position);
    if (!parsed.ok) throw wrongPosition(entry, position, parsed.fault);
    return parsed.value;
  }
  const players = countValue(values, 'players', game.players.min);
  if (players < game.players.min || players > game.players.max) throw wrongPlayers(entry);
  const course = newCourse(game, optionsValue(entry, values), players);
  const seed = textValue(values, 'seed');
  return seed === undefined ? course.state : course.settle(createDealer(seed)).state;
}

/** In English the notation's message with its code; in French the game's finding about the position. */
function wrongPosition({ game, text }: Entry, position: string, fault: Fault): UsageError {
  const first = inspectPosition(game, position).findings.find(({ weight }) => weight === 'impossible');
  const frame = { locale: 'fr' satisfies Locale, names: SEATS.map(makeSeat) } as const;
  const french = first === undefined ? fault.message : findingText(text, first, frame);
  return new UsageError({
    en: `--position: ${makeFault(fault)}`,
    fr: `--position : ${french} [${fault.code}]`,
  });
}
