// Opens a position to look at, from its notation or from the deal of a day.
import {
  type Course,
  courseFrom,
  createDealer,
  findingText,
  type GameTypes,
  inspectPosition,
  makeFault,
  makeSeat,
  newCourse,
  parseSeat,
  SEATS,
  type Seat,
} from '@planisphere/core';
import { CARDS } from '@planisphere/games/rules';
import { dailySeed } from '@planisphere/protocol';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { appWords } from '../../base/words/index.ts';
import type { OpenBoard } from '../../table/board.ts';
import { boardOf } from '../../table/board-of.ts';
import { loadText } from '../../table/game-text.ts';
import { loadRules, type Rules } from '../../table/games.ts';
import { standingAt, stillSource } from '../../table/still.ts';
import { embedWords } from './words/index.ts';

export interface Laid extends OpenBoard {
  readonly game: GameId;
}
/** `trouble`: why there is no position, in words for people. */
export type Found = Laid | { readonly trouble: string };

/** The position of an address's query: `position`, `as` (the seat at the bottom), `names` (separated by commas). */
export async function positionAsked(id: GameId, query: URLSearchParams): Promise<Found> {
  const rules = await loadRules(id);
  const text = query.get('position') ?? '';
  if (text === '') return { trouble: embedWords().noPosition };
  const parsed = rules.game.notation.parse(text);
  if (!parsed.ok) return { trouble: embedWords().badPosition(await faultOf(id, rules, text)) };
  const names = query.get('names')?.split(',') ?? [];
  const viewer = parseSeat(query.get('as') ?? '') ?? 0;
  return lay(id, rules, { course: courseFrom(rules.game, parsed.value), viewer, names });
}

/** The first fault of a position, in the reader's language. */
async function faultOf(id: GameId, { game }: Rules, text: string): Promise<string> {
  const [finding] = inspectPosition(game, text).findings;
  const frame = { locale: settings.value.locale, names: SEATS.map(makeSeat) };
  return finding === undefined ? '' : findingText(await loadText(id), finding, frame);
}

/** The deal of a day, before the first decision. */
export async function dealOf(id: GameId, day: string): Promise<Found> {
  const rules = await loadRules(id);
  const { options, opponent } = CARDS[id].dailyTable;
  const decoded = rules.game.decodeOptions(options);
  if (!decoded.ok) return { trouble: makeFault(decoded.fault) };
  const others = opponent === undefined ? [] : [appWords().botNames[opponent] ?? opponent];
  const course = newCourse(rules.game, decoded.value, 1 + others.length);
  const names = [appWords().you, ...others];
  return lay(id, rules, { course: course.settle(createDealer(dailySeed(id, day))), viewer: 0, names });
}

interface Seen {
  readonly course: Course<GameTypes>;
  readonly viewer: Seat;
  readonly names: readonly string[];
}

async function lay(id: GameId, rules: Rules, { course, viewer, names }: Seen): Promise<Laid> {
  const board = await boardOf(id);
  const players = rules.tally(course.state).length;
  const below = viewer < players ? viewer : 0;
  const seats = Array.from({ length: players }, (_, seat) => ({
    name: names[seat] || appWords().player(seat + 1),
    // Nobody sits here, so the viewer is asked for nothing.
    elsewhere: true,
  }));
  const view = course.viewOf(below);
  const opened = board.open({
    table: { id: '', game: id, seats, options: {} },
    standing: { ...standingAt(view), ...course.standing(below) },
    source: stillSource(view),
    viewer: below,
    spectating: true,
    past: [],
  });
  return { ...opened, game: id };
}
