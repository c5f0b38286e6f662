// The lists on which ratings are kept, and the list of a table: a game at one pace, or one set-up of a cooperative game.
import { LEVELS } from '@planisphere/bots/levels';
import { type AnchoredSetup, mindOf } from '@planisphere/bots/minds';
import type { Game } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import { PACE_NAMES, paceNameOf, type RatingListInfo, type Settings } from '@planisphere/protocol';

export interface RatingList extends RatingListInfo {
  /** The name of the list in the store. */
  readonly key: string;
  /** The bots as rated players: points by level. */
  readonly levels: Readonly<Record<string, number>>;
  /** The options of a cooperative set-up, decoded. */
  readonly options?: unknown;
}

async function listsOf(game: Game): Promise<readonly RatingList[]> {
  const setups = (await mindOf(game)?.anchors?.()) ?? [];
  return setups.flatMap((setup) => {
    if (game.cooperative) return [setUpList(game, setup)];
    return PACE_NAMES.map((pace) => ({
      ...{ key: `${game.id}/${pace}`, game: game.id, id: pace, levels: setup.levels },
    }));
  });
}

function setUpList(game: Game, { id, title, options, levels }: AnchoredSetup): RatingList {
  const decoded = game.decodeOptions(options ?? {});
  if (!decoded.ok) throw new Error(`${game.id} ${id}: ${decoded.fault.message}`);
  const named = title === undefined ? {} : { title };
  return { key: `${game.id}/${id}`, game: game.id, id, levels, options: decoded.value, ...named };
}

const RATING_LISTS: readonly RatingList[] = (
  await Promise.all(GAMES.map(({ game }) => listsOf(game)))
).flat();

export function listsOfGame(game: string): readonly RatingList[] {
  return RATING_LISTS.filter((each) => each.game === game);
}

/** The list with this name in the store. */
export function listWithKey(key: string): RatingList | undefined {
  return RATING_LISTS.find((each) => each.key === key);
}

/** The bots that have a rating of their own, by level. */
export function botsOfList({
  levels,
}: RatingList): readonly { readonly level: string; readonly points: number }[] {
  return LEVELS.flatMap((level) => {
    const points = levels[level];
    return points === undefined ? [] : [{ level, points }];
  });
}

/** As everybody sees it. */
export function infoOfList({ game, id, title }: RatingList): RatingListInfo {
  return { game, id, ...(title !== undefined && { title }) };
}

/** Undefined if no ratings are kept for such a table. */
export function listOf({
  game,
  options,
  pace,
}: Pick<Settings, 'game' | 'options' | 'pace'>): RatingList | undefined {
  const wanted = JSON.stringify(options);
  return listsOfGame(game).find((each) =>
    each.options === undefined ? each.id === paceNameOf(pace) : JSON.stringify(each.options) === wanted,
  );
}

/** Why a table cannot be rated; undefined when it can. Its options are decoded already. */
export function whyNotRated(game: Game, settings: Settings): string | undefined {
  const list = listOf(settings);
  if (list === undefined)
    return game.cooperative ? 'No ratings are kept for these options.' : 'A rated game needs a clock.';
  const { seats } = settings;
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (settings.oneDevice === true) return 'Who plays a rated game has one seat.';
  if (game.cooperative && people < seats.length)
    return 'A game that is played together is rated without bots.';
  if (!game.cooperative && seats.length < 2) return 'A rated game needs somebody to play against.';
  if (people === 0) return 'A rated game needs somebody whose rating can change.';
  const unknown = seats.find((seat) => seat.kind === 'bot' && list.levels[seat.level] === undefined);
  return unknown === undefined ? undefined : 'This bot has no rating.';
}

/** The settings that a rated game forces. */
export function ratedSettings(game: Game, settings: Settings): Settings {
  return { ...settings, rated: true, hints: false, outOfTime: game.cooperative ? 'stand-in' : 'loses' };
}
