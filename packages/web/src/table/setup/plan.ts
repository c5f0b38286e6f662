// Who will sit at a new table and on what terms; then the table itself, on this device or on the server.
import type { Pace } from '@planisphere/protocol';
import { type Signal, signal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { ownLevel } from '../levels.ts';
import type { OwnMatch } from '../logbook/own-match.ts';
import { botSeat, openTable, peopleSeats } from '../opening.ts';
import type { SavedSeat } from '../saved.ts';
import { COMPANIES, type Company, type Terms } from './terms.ts';

export interface Plan {
  readonly game: GameId;
  readonly company: Signal<Company>;
  /** How many other players. */
  readonly others: Signal<number>;
  readonly names: Signal<readonly string[]>;
  /** Who plays the other seats at this screen: a person, or a bot by its level; undefined follows the company. */
  readonly players: Signal<readonly (string | undefined)[]>;
  /** Whether the only other player is the bot that plays as well as the owner of the device. */
  readonly evenly: Signal<boolean>;
  /** That bot, once there are enough games to tell. */
  readonly match: Signal<OwnMatch | undefined>;
  readonly terms: Signal<Terms>;
}

const MOST_OTHERS = 3;

/** `?pass` and `?friend` in the URL choose the company. */
export function newPlan(game: GameId, usual: Company): Plan {
  const asked = COMPANIES.find((company) => new URLSearchParams(location.search).has(company));
  return {
    game,
    company: signal(asked ?? usual),
    others: signal(1),
    names: signal(Array.from({ length: MOST_OTHERS }, () => '')),
    players: signal(Array.from({ length: MOST_OTHERS }, () => undefined)),
    evenly: signal(false),
    match: signal(undefined),
    terms: signal({
      pace: 'none',
      outOfTime: 'stand-in',
      access: 'link',
      spectators: true,
      chat: 'free',
      hints: undefined,
    }),
  };
}

/** The further names when several bots of one level meet at a table. */
const MORE_NAMES = ['Inès', 'Vera', 'Maria'] as const;

/** In place of a level: a person at this screen. */
export const PERSON = 'person';
/** In place of a level: the bot that plays as well as the owner of this device. */
export const LIKE_ME = 'like-me';

/** Who plays the other seats, one entry per seat. */
export function playersIn({ company, others, players, evenly }: Plan): readonly string[] {
  const bot = evenly.value && others.value === 1 ? LIKE_ME : ownLevel();
  const usual = company.value === 'pass' ? PERSON : bot;
  return players.value.slice(0, others.value).map((player) => player ?? usual);
}

/** The players, as far as they are known; friends have no name yet. */
export function seatsOf(plan: Plan): readonly SavedSeat[] {
  const { company, others, names } = plan;
  if (company.value === 'alone') return [{ name: '' }];
  if (company.value === 'friend') return Array.from({ length: others.value + 1 }, () => ({ name: '' }));
  const players = playersIn(plan);
  const people = peopleSeats([settings.value.name, ...names.value.slice(0, others.value)]);
  const own = players.includes(PERSON) ? (people[0] as SavedSeat) : { name: '' };
  const seats = [own];
  for (const [index, player] of players.entries())
    seats.push(
      player === PERSON ? (people[index + 1] as SavedSeat) : namedApart(botSeat(botOf(plan, player)), seats),
    );
  return seats;
}

function botOf({ match }: Plan, player: string): string {
  return player === LIKE_ME ? (match.value?.bot ?? ownLevel()) : player;
}

function namedApart(bot: SavedSeat, seated: readonly SavedSeat[]): SavedSeat {
  const isFree = (name: string): boolean => seated.every((seat) => seat.name !== name);
  return isFree(bot.name) ? bot : { ...bot, name: MORE_NAMES.find(isFree) ?? bot.name };
}

const PACE: Readonly<Record<Terms['pace'], Pace>> = {
  none: { kind: 'none' },
  clock: { kind: 'clock', perMove: 60, bank: 600 },
  days: { kind: 'days', days: 3 },
};

/** A player who is alone or against bots may have help; people at one screen agree to it first. */
export function hintsIn(plan: Plan): boolean {
  const atOneScreen = ['pass', 'bot'].includes(plan.company.value);
  return plan.terms.value.hints ?? !(atOneScreen && playersIn(plan).includes(PERSON));
}

/** Opens the table; returns its address. */
export async function openPlanned(plan: Plan, options: unknown): Promise<string> {
  const seats = seatsOf(plan);
  const hints = hintsIn(plan);
  if (plan.company.value !== 'friend') return openTable({ game: plan.game, seats, options, hints });
  const { pace, outOfTime, access, spectators, chat } = plan.terms.value;
  const { openOnline, pathOf } = await import('../online/api.ts');
  const invitation = await openOnline({
    game: plan.game,
    options,
    seats: seats.map(() => ({ kind: 'person' })),
    pace: PACE[pace],
    outOfTime,
    access,
    spectators,
    chat,
    hints,
  });
  return pathOf(invitation);
}
