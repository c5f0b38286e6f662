// Who will sit at a new table and on what terms; then the table itself, on this device or on the server.
import type { Pace } from '@planisphere/protocol';
import { type Signal, signal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { ownLevel } from '../levels.ts';
import { botSeat, openTable, peopleSeats } from '../opening.ts';
import type { SavedSeat } from '../saved.ts';
import { COMPANIES, type Company, type Terms } from './terms.ts';

export interface Plan {
  readonly game: GameId;
  readonly company: Signal<Company>;
  /** How many besides oneself. */
  readonly others: Signal<number>;
  readonly names: Signal<readonly string[]>;
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

/** Bots of one table have names of their own. */
const MORE_NAMES = ['Inès', 'Tycho'] as const;

/** Who sits there, as far as it is known now; friends have no name yet. */
export function seatsOf({ company, others, names }: Plan): readonly SavedSeat[] {
  const count = others.value;
  const bot = botSeat(ownLevel());
  if (company.value === 'alone') return [{ name: '' }];
  if (company.value === 'pass') return peopleSeats([settings.value.name, ...names.value.slice(0, count)]);
  if (company.value === 'friend')
    return [{ name: '' }, ...Array.from({ length: count }, () => ({ name: '' }))];
  const more = MORE_NAMES.filter((name) => name !== bot.name).slice(0, count - 1);
  return [{ name: '' }, bot, ...more.map((name) => ({ ...bot, name }))];
}

const PACE: Readonly<Record<Terms['pace'], Pace>> = {
  none: { kind: 'none' },
  clock: { kind: 'clock', perMove: 60, bank: 600 },
  days: { kind: 'days', days: 3 },
};

/** Alone or with bots one may be helped; people at one screen agree to it first. */
export function hintsIn({ company, terms }: Plan): boolean {
  return terms.value.hints ?? company.value !== 'pass';
}

/** Opens the table; the answer is its address. */
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
