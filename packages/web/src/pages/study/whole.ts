// A whole game, or a tree of tried lines, as a chapter of a study, with names and comments.
import type { Locale } from '@planisphere/core';
import type { FileChapter, FileLine } from '@planisphere/protocol/study';
import type { GameId } from '../../base/games.ts';
import type { Reel } from '../../table/record/reel.ts';
import type { SavedVariation } from '../analysis/variations.ts';

/** A whole game or tree, which a study can take as a chapter. */
export interface Whole {
  readonly of: 'game' | 'tree';
  readonly chapter: () => FileChapter;
}

/** The lines from the first decision on: each is a decision and the chance events after it. */
export function chapterOfGame(
  { id, game, record, events, states }: Pick<Reel, 'id' | 'game' | 'record' | 'events' | 'states'>,
  locale: Locale,
): FileChapter {
  const first = states.findIndex((state) => game.awaiting(state).kind !== 'chance');
  const turns: string[][] = [];
  for (const event of events.slice(first)) {
    const said = game.notation.makeEvent(event);
    if (event.by === 'chance') turns.at(-1)?.push(said);
    else turns.push([said]);
  }
  const lines = turns.reduceRight<readonly FileLine[]>((after, turn) => [{ events: turn, lines: after }], []);
  const names = record.seats.filter((name) => name !== '').join(' – ');
  return {
    game: id,
    position: game.notation.make(states[first]),
    ...(names !== '' && { title: { [locale]: names } }),
    lines,
  };
}

export function chapterOfTree(
  { game, position }: { readonly game: GameId; readonly position: string },
  tried: SavedVariation,
  locale: Locale,
): FileChapter {
  const { events: _, name: title, ...root } = lineOf(tried, locale);
  return { game, position, ...(title !== undefined && { title }), ...root };
}

function lineOf({ events, name, comment, next = [] }: SavedVariation, locale: Locale): FileLine {
  return {
    events,
    ...(name !== undefined && { name: { [locale]: name } }),
    ...(comment !== undefined && { comments: [{ [locale]: comment }] }),
    lines: next.map((each) => lineOf(each, locale)),
  };
}
