// What games of Stellarion say about playing well: how often each action occurs, when the voyages come, and what a win
// takes.
import type { EventOf } from '@planisphere/core';
import { type Action, type Position, type Stellarion, voyageCount } from '@planisphere/stellarion';
import { type Finding, meanOf, type PlayedGame, type Study, shareOf } from '../../items/finding.ts';

type Game = PlayedGame<Position, EventOf<Stellarion>>;

const actionsOf = ({ events }: Game): readonly Action[] =>
  events.flatMap((event) => (event.by === 'chance' ? [] : [event.action]));
const countIn = (game: Game, kind: Action['kind']): number =>
  actionsOf(game).filter((action) => action.kind === kind).length;
const wonVoyages = (position: Position): number =>
  position.won.reduce((sum, counts) => sum + voyageCount(counts), 0);

/** How many Launches and Coordinations have happened when the voyage of this number is won. */
function turnsUntil({ events, states }: Game, voyage: number): number | undefined {
  const at = states.findIndex((state) => wonVoyages(state) >= voyage);
  if (at < 0) return undefined;
  return events
    .slice(0, at)
    .filter(
      (event) =>
        event.by !== 'chance' && (event.action.kind === 'launch' || event.action.kind === 'coordinate'),
    ).length;
}

function findingsOf(games: readonly Game[]): readonly Finding[] {
  const voyages = Math.max(...games.map(({ states }) => wonVoyages(states.at(-1) as Position)));
  const marks = [1, Math.ceil(voyages / 2), voyages];
  const first = games.flatMap(
    (game) => actionsOf(game).find(({ kind }) => kind === 'launch' || kind === 'coordinate') ?? [],
  );
  return [
    shareOf(
      'games won, %',
      games.map(({ winners }) => (winners.length > 0 ? 1 : 0)),
    ),
    meanOf(
      'voyages reached',
      games.map(({ states }) => wonVoyages(states.at(-1) as Position)),
    ),
    meanOf(
      'launches',
      games.map((game) => countIn(game, 'launch')),
    ),
    meanOf(
      'coordinations',
      games.map((game) => countIn(game, 'coordinate')),
    ),
    shareOf(
      'games that begin with a launch, %',
      first.map(({ kind }) => (kind === 'launch' ? 1 : 0)),
    ),
    meanOf(
      'shooting stars left at the end',
      games.map(({ states }) => (states.at(-1) as Position).stars),
    ),
    ...marks.map((mark) =>
      meanOf(
        `turns until voyage ${mark}`,
        games.flatMap((game) => turnsUntil(game, mark) ?? []),
      ),
    ),
    ...(['search', 'recover', 'scan', 'return', 'station', 'cross'] as const).map((kind) =>
      meanOf(
        `times ${kind}`,
        games.map((game) => countIn(game, kind)),
      ),
    ),
  ];
}

export const stellarionStudy: Study = { findingsOf };
