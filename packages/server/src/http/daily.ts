// The list of the daily sky. The server replays a result before it counts.

import { decodeRecord, type GameRecord, makeFault, makeRecord, verifySteps } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { type DailyResult, dailySeed, isDay } from '@planisphere/protocol';
import { keepDaily, readDaily } from '../store/daily.ts';
import { type Charge, stepwise, timed } from '../table/rounds.ts';
import { ANSWERS } from './answers.ts';
import { HttpRefusal, notFound } from './refusal.ts';
import { bodyOf, type Call, type GuestCall, parameter, type Route } from './route.ts';

const SHOWN = 20;
const DAY = 86_400_000;

function placeOf(call: Call): { readonly game: string; readonly day: string } {
  const game = parameter(call, 'game');
  const day = parameter(call, 'day');
  if (findGame(game) === undefined || !isDay(day)) throw notFound('such day');
  return { game, day };
}

async function list(call: Call): Promise<{ readonly results: readonly DailyResult[] }> {
  const { game, day } = placeOf(call);
  const lines = await readDaily(call.server.sql, game, day, SHOWN);
  return {
    results: lines.map(({ guest, name, emblem, score }) => ({
      name,
      emblem,
      score,
      ...(guest === call.guest?.id && { you: true }),
    })),
  };
}

/** A day counts from its first hour in any time zone to its last. */
function isToday(day: string, now: number): boolean {
  const began = Date.parse(day);
  return began - DAY <= now && now <= began + 2 * DAY;
}

async function submit(call: GuestCall): Promise<unknown> {
  const { game, day } = placeOf(call);
  const { server, guest, request, payer } = call;
  const now = server.now();
  if (!isToday(day, now)) throw new HttpRefusal(409, 'not-today', 'This day is over, or has not begun.');
  const record = timed(payer.charge, () => bodyOf(decodeRecord(request.body)));
  const score = await scoreOf(record, { game, day }, payer.charge);
  await keepDaily(server.sql, {
    game,
    day,
    guest: guest.id,
    score,
    record: makeRecord(record),
    created: now,
  });
  return list(call);
}

const refuse = (at: string, message: string): HttpRefusal =>
  new HttpRefusal(400, 'not-the-daily', `${at}: ${message}`);

/** The first seat's points in a game that was this day's and followed the rules. The replay is charged, and cut into slices. */
async function scoreOf(
  record: GameRecord,
  { game: id, day }: { readonly game: string; readonly day: string },
  charge: Charge,
): Promise<number> {
  const found = findGame(id);
  if (found === undefined) throw notFound('such game');
  const { game: rules, card } = found;
  const daily = card.dailyTable;
  const options = rules.decodeOptions(daily.options);
  const played = rules.decodeOptions(record.options);
  if (!options.ok || !played.ok || JSON.stringify(options.value) !== JSON.stringify(played.value))
    throw refuse('options', 'The daily game is played with other options.');
  if (record.seats.length !== (daily.opponent === undefined ? 1 : 2))
    throw refuse('seats', 'The daily game has other seats.');
  if (record.seed !== dailySeed(id, day)) throw refuse('seed', 'This is not the deal of the day.');
  if (record.assisted) throw refuse('assisted', 'A move was taken back or a hint was given.');
  if (record.ended !== undefined) throw refuse('ended', 'The game was not played to its end.');
  const verified = await stepwise(verifySteps(rules, record), { charge });
  if (verified?.ok === false) throw new HttpRefusal(400, verified.fault, makeFault(verified.fault));
  return record.result?.scores[0] ?? 0;
}

export const dailyRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/daily/:game/:day', needs: 'nobody', answer: list, gives: ANSWERS.daily },
    about: 'The best results of a daily sky.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/daily/:game/:day',
      needs: 'guest',
      answer: submit,
      perMinute: 10,
      gives: ANSWERS.daily,
      body: decodeRecord,
    },
    about: 'Sends the record of a daily sky that was played to its end.',
  },
];
