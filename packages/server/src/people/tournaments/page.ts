// A tournament as one guest may see it: standings, pairs, and what concerns themselves.
import {
  arenaStandings,
  bestOfDeals,
  type CupResult,
  cupStandings,
  swissStandings,
} from '@planisphere/people';
import type {
  EntryInfo,
  GuestInfo,
  PairingInfo,
  StandingRow,
  TournamentInfo,
  TournamentPage,
  TournamentState,
} from '@planisphere/protocol';
import type { TournamentGameRow } from '../../store/rows.ts';
import type { ListedTournament, NamedEntrant } from '../../store/tournaments.ts';
import { entrantOf, formOf, gameOf, infoOfNamed, isOpen } from './rows.ts';

/** Rows of the standings in one answer. */
const STANDINGS = 50;
/** Pairs in one answer: enough for a whole round of 200 people. */
const PAIRINGS = 100;

export interface PageQuery {
  readonly guest: string | undefined;
  /** The first place to show, or the visitor's own. */
  readonly from: number | 'me';
  /** Undefined for the current round. */
  readonly round: number | undefined;
  readonly now: number;
}

/** The rows that are the same for every visitor. */
export interface CommonRows {
  readonly entrants: readonly NamedEntrant[];
  readonly games: readonly TournamentGameRow[];
  /** Standings computed so far, by the deals that may be shown. */
  readonly reckoned: Map<string, readonly StandingRow[]>;
}

export interface PageRows extends CommonRows {
  readonly listed: ListedTournament;
}

export function listedInfo(row: ListedTournament): TournamentInfo {
  return {
    id: row.id,
    name: row.name,
    game: row.game,
    form: formOf(row),
    access: row.access === 'link' ? 'link' : 'open',
    state: row.state as TournamentState,
    ...(row.maker !== '' && { maker: row.maker }),
    starts: row.starts,
    ...(row.ends > 0 && { ends: row.ends }),
    people: row.people,
    round: formOf(row).kind === 'swiss' ? row.round : 0,
    joined: row.mine > 0,
  };
}

export function pageOf(rows: PageRows, query: PageQuery): TournamentPage {
  const { listed, entrants, games } = rows;
  const { guest } = query;
  const people = new Map(entrants.map((row) => [row.guest, infoOfNamed(row)]));
  const deals = dealsOf(rows, guest);
  const standings = reckonedOnce(rows, deals);
  const place = standings.findIndex((row) => row.guest.id === guest);
  const from = query.from === 'me' ? Math.max(0, place - 4) : query.from;
  const me = guest === undefined ? undefined : entryOf(rows, { guest, rank: standings[place]?.rank ?? 0 });
  return {
    tournament: listedInfo(listed),
    turn: listed.turn,
    now: query.now,
    ...(me !== undefined && { me }),
    standings: standings.slice(from, from + STANDINGS),
    from,
    pairings: deals === undefined ? pairingsOf(rows, people, query.round) : [],
    ...(deals !== undefined && { par: parOf(games, deals), best: bestOf(games, deals) }),
  };
}

/** Whether each deal of a cup may be shown to this guest: those they have played, and all of them in the end. Undefined for other kinds. */
function dealsOf({ listed, games }: PageRows, guest: string | undefined): readonly boolean[] | undefined {
  const form = formOf(listed);
  if (form.kind !== 'cup') return undefined;
  return Array.from({ length: form.deals }, (_, index) => {
    const own = games.find(({ one, round }) => one === guest && one !== '' && round === index + 1);
    return listed.state === 'over' || (own !== undefined && !isOpen(own));
  });
}

function resultsIn(games: readonly TournamentGameRow[], shown: readonly boolean[]): readonly CupResult[] {
  return games.flatMap((game) =>
    isOpen(game) || shown[game.round - 1] !== true
      ? []
      : [{ guest: game.one, deal: game.round, points: game.points }],
  );
}

function reckonedOnce(rows: PageRows, deals: readonly boolean[] | undefined): readonly StandingRow[] {
  const shown = deals?.map(Number).join('') ?? '';
  const standings = rows.reckoned.get(shown) ?? standingsOf(rows, deals);
  rows.reckoned.set(shown, standings);
  return standings;
}

function standingsOf(
  { listed, entrants, games }: PageRows,
  deals: readonly boolean[] | undefined,
): readonly StandingRow[] {
  const byId = new Map(entrants.map((row) => [row.guest, row]));
  const row = (guest: string, rest: Omit<StandingRow, 'guest' | 'away'>): StandingRow => {
    const entrant = byId.get(guest) as NamedEntrant;
    return {
      guest: infoOfNamed(entrant),
      ...rest,
      ...(entrant.state !== 'in' && listed.state !== 'over' && { away: true as const }),
    };
  };
  if (deals !== undefined) {
    const results = resultsIn(games, deals).filter(({ guest }) => guest !== '');
    return cupStandings([...byId.keys()], results, deals.length).map(({ rank, guest, total, deals: own }) =>
      row(guest, { rank, points: total, results: own.map((each) => each ?? null) }),
    );
  }
  const field = entrants.map((row) => entrantOf(row, new Map())); // here ratings decide nothing
  const played = games.map(gameOf);
  if (formOf(listed).kind === 'arena')
    return arenaStandings(field, played).map(({ rank, guest, points, games: results }) =>
      row(guest, { rank, points, results }),
    );
  return swissStandings(field, played).map(({ rank, guest, points, buchholz, rounds }) =>
    row(guest, { rank, points, buchholz, results: rounds.map((each) => each ?? null) }),
  );
}

function entryOf(
  { listed, entrants, games }: PageRows,
  { guest, rank }: { readonly guest: string; readonly rank: number },
): EntryInfo | undefined {
  const entrant = entrants.find((row) => row.guest === guest);
  if (entrant === undefined) return undefined;
  const state = entrant.state as EntryInfo['state'];
  const form = formOf(listed);
  if (form.kind === 'cup') {
    const begun = Array.from(
      { length: form.deals },
      (_, index) => games.find(({ one, round }) => one === guest && round === index + 1)?.code ?? null,
    );
    return { state, rank, deals: begun };
  }
  const now = games.find((game) => isOpen(game) && (game.one === guest || game.two === guest));
  return { state, rank, ...(now !== undefined && { table: now.code }) };
}

function pairingsOf(
  { listed, games }: PageRows,
  people: ReadonlyMap<string, GuestInfo>,
  round: number | undefined,
): readonly PairingInfo[] {
  const nobody: GuestInfo = { id: '', name: '', emblem: 'star' };
  const shown =
    formOf(listed).kind === 'arena'
      ? games.slice(-PAIRINGS).reverse()
      : games.filter((game) => game.round === (round ?? listed.round)).slice(0, PAIRINGS);
  return shown.map(({ one, two, code, outcome }) => ({
    one: people.get(one) ?? nobody,
    ...(two !== '' && { two: people.get(two) ?? nobody }),
    ...(code !== '' && { code }),
    ...(outcome !== '' && { outcome: outcome as NonNullable<PairingInfo['outcome']> }),
  }));
}

function parOf(games: readonly TournamentGameRow[], shown: readonly boolean[]): readonly (number | null)[] {
  const own = resultsIn(games, shown).filter(({ guest }) => guest === '');
  return shown.map((_, index) => own.find(({ deal }) => deal === index + 1)?.points ?? null);
}

function bestOf(games: readonly TournamentGameRow[], shown: readonly boolean[]): readonly (number | null)[] {
  const people = resultsIn(games, shown).filter(({ guest }) => guest !== '');
  return bestOfDeals(people, shown.length).map((each) => each ?? null);
}
