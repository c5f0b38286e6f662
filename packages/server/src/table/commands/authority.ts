// Decides who may send a command, by the table of needs in the protocol. The handler gets what was proved: a command that needs
// a seat gets one that its sender holds, and no other.
import { makeFault, makeSeat, parseSeat, type Seat } from '@planisphere/core';
import { type Command, MESSAGE_NEEDS, type MessageOf } from '@planisphere/protocol';
import { seatsHeldBy } from '../state.ts';
import { type CommandContext, type Refusal, refuse } from './verdict.ts';

declare const proof: unique symbol;

/** A seat that the sender holds and has not given up. Only this file makes one. */
export type OwnSeat = Seat & { readonly [proof]: 'own' };

export interface PlayerContext extends CommandContext {
  readonly seats: readonly [OwnSeat, ...OwnSeat[]];
}

export interface SeatContext extends PlayerContext {
  /** The seat that the command names, else the sender's first. */
  readonly seat: OwnSeat;
}

export interface HostContext extends CommandContext {
  readonly [proof]: 'host';
}

interface GrantByNeed {
  readonly spectator: CommandContext;
  readonly player: PlayerContext;
  readonly seat: SeatContext;
  readonly host: HostContext;
}

type CommandType = Command['type'];
/** The context that the handler of this command gets. */
export type Grant<T extends CommandType> = GrantByNeed[(typeof MESSAGE_NEEDS)[T]];

export function authorize<T extends CommandType>(
  context: CommandContext,
  command: MessageOf<T> & Command,
): { readonly ok: true; readonly granted: Grant<T> } | Refusal {
  const judged = judge(context, command);
  return judged.ok ? { ok: true, granted: judged.granted as Grant<T> } : judged;
}

type Judgement = { readonly ok: true; readonly granted: CommandContext } | Refusal;

function judge(context: CommandContext, command: Command): Judgement {
  const need = MESSAGE_NEEDS[command.type];
  if (need === 'host' && !isHost(context))
    return refuse('not-host', 'Only the host of the table may do this.');
  const player = need === 'player' || need === 'seat' ? asPlayer(context) : undefined;
  if (player?.ok === false && player.refused.code === 'not-seated') return player;
  const named = seatsNamed(context, command);
  if (!named.ok) return named;
  const unknown = named.seats.find((seat) => seat >= context.fixed.players);
  if (unknown !== undefined) return refuse('no-such-seat', `This table has no seat ${makeSeat(unknown)}.`);
  if (player === undefined) return { ok: true, granted: context };
  return need === 'seat' ? ownSeat(context, named.seats[0], player) : player;
}

/** The seats a command names, the sender's own first. */
function seatsNamed(
  { fixed }: CommandContext,
  command: Command,
): { readonly ok: true; readonly seats: readonly Seat[] } | Refusal {
  if (command.type === 'act') {
    const event = fixed.game.notation.parseEvent(command.event);
    if (!event.ok) return refuse('bad-event', makeFault(event.fault));
    if (event.value.by === 'chance') return refuse('bad-event', 'Chance is settled by the table.');
    return { ok: true, seats: [event.value.by] };
  }
  const letters = [
    ...('seat' in command && command.seat !== undefined ? [command.seat] : []),
    ...('with' in command ? [command.with] : []),
  ];
  return { ok: true, seats: letters.map((letter) => parseSeat(letter) as Seat) };
}

type PlayerJudgement = { readonly ok: true; readonly granted: PlayerContext } | Refusal;

/** Also used when a player returns: see LiveTable. */
export function asPlayer(context: CommandContext): PlayerJudgement {
  const held = seatsHeldBy(context.state, context.who.id);
  if (held.length === 0) return refuse('not-seated', 'You have no seat at this table.');
  const [first, ...more] = held.filter((seat) => !isGivenUp(context, seat)) as OwnSeat[];
  if (first === undefined) return givenUp;
  return { ok: true, granted: { ...context, seats: [first, ...more] } };
}

function ownSeat(context: CommandContext, named: Seat | undefined, player: PlayerJudgement): Judgement {
  if (named !== undefined && !seatsHeldBy(context.state, context.who.id).includes(named))
    return refuse('not-your-seat', `Seat ${makeSeat(named)} is not yours.`);
  if (!player.ok) return player;
  const { granted } = player;
  const seat = named === undefined ? granted.seats[0] : granted.seats.find((each) => each === named);
  if (seat === undefined) return givenUp;
  const proved: SeatContext = { ...granted, seat };
  return { ok: true, granted: proved };
}

const givenUp = refuse('seat-given-up', 'You have given this game up.');

/** A player who gave up has no say until the game is over; then they may ask for a rematch. */
function isGivenUp({ state }: CommandContext, seat: Seat): boolean {
  return state.status === 'playing' && state.seats[seat]?.resigned === true;
}

/** The opener; while they have no seat, also the person in the first taken seat. */
export function isHost({ state, fixed, who }: CommandContext): boolean {
  if (who.id === fixed.opener) return true;
  if (seatsHeldBy(state, fixed.opener).length > 0) return false;
  return state.seats.find(({ guest }) => guest !== undefined)?.guest?.id === who.id;
}

/** The seats of a guest who is being deleted: the table acts for them. */
export function seatsOfForgotten(context: CommandContext): readonly SeatContext[] {
  const player = asPlayer(context);
  return player.ok ? player.granted.seats.map((seat) => ({ ...player.granted, seat })) : [];
}
