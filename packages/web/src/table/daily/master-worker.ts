// Worker in which the master plays the deal of a day in the player's place: the same cards, and the same opponent,
// which decides as it would against the player.
import { loadBots } from '@planisphere/bots/minds';
import { createDealer, type GameTypes, newCourse, type Seat } from '@planisphere/core';
import { CARDS } from '@planisphere/games/rules';
import { dailySeed } from '@planisphere/protocol';
import { expose } from 'comlink';
import type { GameId } from '../../base/games.ts';
import { loadRules } from '../games.ts';

const LEVEL = 'master';

/** Returns the master's points; reports its progress from 0 to 1. */
async function play(id: GameId, day: string, tell: (share: number) => void): Promise<number> {
  const { game, progress } = await loadRules(id);
  const daily = CARDS[id].dailyTable;
  const options = game.decodeOptions(daily.options);
  if (!options.ok) throw new Error(`options: ${options.fault.code}`);
  const players = [LEVEL, ...(daily.opponent === undefined ? [] : [daily.opponent])];
  let course = newCourse<GameTypes>(game, options.value, players.length);
  const seed = dailySeed(id, day);
  const dealer = createDealer(seed);
  const bots = await loadBots<GameTypes>(game);
  for (;;) {
    course = course.settle(dealer);
    const { awaiting } = course;
    if (awaiting.kind === 'over') return awaiting.result.scores[0] ?? 0;
    if (awaiting.kind !== 'seats') throw new Error('chance is settled');
    const seat = awaiting.seats[0] as Seat;
    const bot = bots.find(({ name }) => name === (players[seat] ?? LEVEL));
    if (bot === undefined) throw new Error(`${id} has no ${players[seat]}`);
    const action = bot.choose(course.viewOf(seat), seat, course.botRng(seed, seat));
    course = course.with({ by: seat, action });
    const { round, rounds } = progress(course.state);
    tell((round - 1) / rounds);
  }
}

const service = { play };
export type MasterPlay = typeof service;

expose(service);
