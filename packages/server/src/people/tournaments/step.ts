// What follows for a tournament from its rows at some moment: finished games, pairs for the next ones, its beginning and
// its end. Writes nothing; the new tables are part of the result, so that all of it is written in one transaction.
import { type Apart, mostRounds, pairArena, pairSwiss } from '@planisphere/people';
import type { GuestInfo, PaceName, TournamentForm } from '@planisphere/protocol';
import type { EntrantRow, TournamentGameRow, TournamentRow } from '../../store/rows.ts';
import type { Statement } from '../../store/sql.ts';
import { creation } from '../../store/tables.ts';
import { endGame, freeSince, insertGame, setTournament } from '../../store/tournaments.ts';
import { entrantOf, formOf, gameOf, isOpen } from './rows.ts';
import { dealTable, pairTable } from './tables.ts';

/** After this many milliseconds without a sign of life an arena pairs nobody with the entrant. */
export const AWAY = 20_000;
/** Pairs that are made at once; the next look makes more. */
const MOST_PAIRS = 50;

export interface TournamentRows {
  readonly tournament: TournamentRow;
  readonly entrants: readonly EntrantRow[];
  readonly games: readonly TournamentGameRow[];
  readonly apart: readonly Apart[];
  /** By guest, for entrants who have a rating for such games. */
  readonly ratings: ReadonlyMap<string, number>;
  /** The guests who can be seated. */
  readonly guests: ReadonlyMap<string, GuestInfo>;
  /** The results of games that are over at their tables. */
  readonly ended: readonly EndedGame[];
}

export interface EndedGame {
  readonly game: TournamentGameRow;
  readonly outcome: string;
  readonly points: number;
}

export interface Step {
  readonly changes: readonly Statement[];
  /** Tables that open with it. */
  readonly opened: readonly string[];
}

const NOTHING: Step = { changes: [], opened: [] };

const join = (...steps: readonly Step[]): Step => ({
  changes: steps.flatMap(({ changes }) => changes),
  opened: steps.flatMap(({ opened }) => opened),
});

const only = (...changes: readonly Statement[]): Step => ({ changes, opened: [] });

export function stepOf(rows: TournamentRows, now: number): Step {
  const { tournament, ended } = rows;
  if (tournament.state === 'over') return NOTHING;
  if (tournament.state === 'coming' && now < tournament.starts) return NOTHING;
  const settled = new Map(ended.map((each) => [each.game, each]));
  const games = rows.games.map((game) => {
    const end = settled.get(game);
    return end === undefined ? game : { ...game, outcome: end.outcome, points: end.points };
  });
  const results = only(
    ...ended.flatMap(({ game, outcome, points }) => [
      endGame(game, { outcome, points }),
      ...[game.one, game.two].flatMap((guest) =>
        guest === '' ? [] : [freeSince(tournament.id, guest, now)],
      ),
    ]),
  );
  const freed = new Set(ended.flatMap(({ game }) => [game.one, game.two]));
  const entrants = rows.entrants.map((row) => (freed.has(row.guest) ? { ...row, since: now } : row));
  const next = { ...rows, games, entrants };
  const form = formOf(tournament);
  return join(results, FORMS[form.kind](next, form, now));
}

type Course = (rows: TournamentRows, form: TournamentForm, now: number) => Step;

const begun = (rows: TournamentRows): boolean => rows.tournament.state === 'playing';

const set = ({ tournament }: TournamentRows, state: string, round = tournament.round): Step =>
  tournament.state === state && tournament.round === round
    ? NOTHING
    : only(setTournament({ id: tournament.id, state, round }));

const arena: Course = (rows, form, now) => {
  const { tournament, entrants, games, apart, ratings } = rows;
  if (now >= tournament.ends) return games.some(isOpen) ? set(rows, 'playing') : set(rows, 'over');
  const busy = new Set(games.filter(isOpen).flatMap(({ one, two }) => [one, two]));
  const free = entrants.filter(
    ({ guest, state, seen }) => state === 'in' && seen + AWAY > now && !busy.has(guest),
  );
  const pairs = pairArena(
    free.map((row) => ({ ...entrantOf(row, ratings), since: row.since })),
    { now, games: games.map(gameOf), apart },
  );
  return seated(rows, pairs.slice(0, MOST_PAIRS), {
    now,
    pace: paceOf(form),
    numbered: (index) => tournament.round + index + 1,
  });
};

const swiss: Course = (rows, form, now) => {
  const { tournament, entrants, games, apart } = rows;
  if (begun(rows) && games.some(isOpen)) return NOTHING;
  const rounds = form.kind === 'swiss' ? Math.min(form.rounds, mostRounds(entrants.length)) : 0;
  const round = tournament.round + 1;
  const there = entrants.filter(({ state }) => state === 'in');
  if (round > rounds || there.length < 2) return set(rows, 'over');
  const paired = pairSwiss({
    entrants: there.map((row) => entrantOf(row, rows.ratings)),
    games: games.map(gameOf),
    apart,
  });
  if (paired.pairs.length === 0) return set(rows, 'over');
  const resting = paired.resting.map((one) =>
    insertGame({ ...ofRound(tournament, round, now), one, two: '', code: '', outcome: 'rest' }),
  );
  return join(
    seated(rows, paired.pairs, { now, pace: paceOf(form), numbered: () => round }),
    only(...resting),
  );
};

const cup: Course = (rows, _form, now) => {
  if (now >= rows.tournament.ends) return set(rows, 'over');
  return set(rows, 'playing');
};

const FORMS: Readonly<Record<TournamentForm['kind'], Course>> = { arena, swiss, cup };

/** A deal that an entrant begins. With the first of them the Master begins it too: its result is the par of the deal. */
export function dealt(
  { tournament, games }: Pick<TournamentRows, 'tournament' | 'games'>,
  { deal, guest, now }: { readonly deal: number; readonly guest: GuestInfo; readonly now: number },
): Step {
  const isFirst = games.every(({ one, round }) => one !== '' || round !== deal);
  return join(
    ...[guest, ...(isFirst ? [undefined] : [])].map((player) => {
      const table = dealTable(tournament, { deal, guest: player, now });
      const row = { ...ofRound(tournament, deal, now), one: player?.id ?? '', two: '', outcome: '' };
      const { code } = table.row;
      return { changes: [insertGame({ ...row, code }), ...creation(table)], opened: [code] };
    }),
  );
}

function paceOf(form: TournamentForm): PaceName {
  return form.kind === 'cup' ? 'relaxed' : form.pace;
}

function ofRound({ id }: TournamentRow, round: number, now: number) {
  return { tournament: id, round, points: 0, began: now };
}

/** Opens the tables of these pairs. A deleted guest cannot be seated, and their opponent waits on. */
function seated(
  rows: TournamentRows,
  pairs: readonly (readonly [string, string])[],
  {
    now,
    pace,
    numbered,
  }: { readonly now: number; readonly pace: PaceName; readonly numbered: (index: number) => number },
): Step {
  const { tournament, guests } = rows;
  let round = tournament.round;
  const opened = pairs.flatMap(([one, two]): Step[] => {
    const [first, second] = [guests.get(one), guests.get(two)];
    if (first === undefined || second === undefined) return [];
    const table = pairTable(tournament, { pace, guests: [first, second], now });
    const next = numbered(round - tournament.round);
    round = next;
    const game = { ...ofRound(tournament, next, now), one, two, code: table.row.code, outcome: '' };
    return [{ changes: [insertGame(game), ...creation(table)], opened: [table.row.code] }];
  });
  return join(set(rows, 'playing', round), ...opened);
}
