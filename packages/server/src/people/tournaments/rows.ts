// The rows of a tournament in the form that pairings and standings need.
import type { Entrant, Outcome, TournamentGame } from '@planisphere/people';
import { NEWCOMER } from '@planisphere/people';
import type { GuestInfo, TournamentForm } from '@planisphere/protocol';
import type { EntrantRow, TournamentGameRow, TournamentRow } from '../../store/rows.ts';
import type { NamedEntrant } from '../../store/tournaments.ts';
import { infoOfGuest } from '../../table/guest-info.ts';

export function formOf({ form }: Pick<TournamentRow, 'form'>): TournamentForm {
  return JSON.parse(form) as TournamentForm;
}

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  won: 'won',
  lost: 'lost',
  shared: 'shared',
  none: 'none',
  rest: 'won',
};

export function gameOf({ round, one, two, outcome }: TournamentGameRow): TournamentGame {
  return { round, one, two: two === '' ? undefined : two, outcome: OUTCOMES[outcome] };
}

/** An entrant without a rating counts as a newcomer. */
export function entrantOf({ guest }: EntrantRow, ratings: ReadonlyMap<string, number>): Entrant {
  return { guest, rating: ratings.get(guest) ?? NEWCOMER.points };
}

export function isOpen({ outcome }: TournamentGameRow): boolean {
  return outcome === '';
}

export function infoOfNamed({ guest, name, emblem, owner }: NamedEntrant): GuestInfo {
  return infoOfGuest({ id: guest, name, emblem, owner });
}
