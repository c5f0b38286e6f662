// Opens a finished game for its review: a table of this device, one of the server, or a record in the link.
import { type GameText, nameOfRecord, parseSeat, type Seat } from '@planisphere/core';
import { settings } from '../../base/settings/settings.ts';
import { nameOfRound, numberOfRound } from '../../base/words/game-name.ts';
import { typeset } from '../../base/words/typeset.ts';
import { SCREENS } from '../../games/index.ts';
import { loadText } from '../../table/game-text.ts';
import { loadRules } from '../../table/games.ts';
import { parseFragment } from '../../table/record/fragment.ts';
import { openReel, type Reel } from '../../table/record/reel.ts';
import type { Failure, ReviewedGame } from '../../table/review/reviewed-game.ts';
import { reviewWords } from '../../table/review/words/index.ts';
import { ownSeatOf } from '../../table/saved.ts';
import { loadServed, loadTable } from '../../table/store.ts';
import { type FoundRecord, findRecord } from '../replay/finding.ts';

export async function openReview(id: string): Promise<ReviewedGame | Failure> {
  const sought = await soughtBy(id);
  if ('missing' in sought) return sought.missing;
  const { text } = sought;
  const reel = await openReel(text);
  if (!reel.ok) return 'unreadable';
  const { game, record, states } = reel.value;
  const { id: gameId } = reel.value;
  const [parts, coach] = await Promise.all([SCREENS[gameId].review?.(), SCREENS[gameId].coach?.()]);
  if (parts === undefined || coach === undefined) return 'noReview';
  const awaiting = game.awaiting(states.at(-1));
  const { ended } = record;
  if (awaiting.kind !== 'over' && ended === undefined) return 'notOver';
  if (reel.value.events.every(({ by }) => by === 'chance')) return 'noDecision';
  const [{ progress }, voice] = await Promise.all([loadRules(gameId), loadText(gameId)]);
  const saved = isOfDevice(id) ? await loadTable(id) : await loadServed(id);
  const named = record.seats.indexOf(settings.value.name);
  const person = saved === undefined ? named : ownSeatOf(saved);
  const reader = Math.max(0, person) as Seat;
  const addressed = person < 0 ? undefined : reader;
  const nameOf = (seat: Seat): string => record.seats[seat] ?? '';
  const roundAt = (index: number): number =>
    game.cooperative === true
      ? reel.value.turns.filter((turn) => turn <= index).length
      : progress(states[index]).round;
  return {
    ...{ id, text, game, states, reader, parts, coach, nameOf, roundAt },
    key: id === '' ? nameOfRecord(record) : id,
    table: saved ?? {
      id,
      game: reel.value.id,
      seats: record.seats.map((name) => ({ name })),
      options: record.options,
    },
    reel: reel.value,
    ...(awaiting.kind === 'over' ? awaiting.result : endedEarly(reel.value)),
    ended: awaiting.kind === 'over' ? undefined : ended?.reason,
    byTurns: game.cooperative === true,
    numberAt: (index) => numberOfRound(gameId, roundAt(index)),
    whenOf: (index) =>
      game.cooperative === true ? reviewWords().turn(roundAt(index)) : nameOfRound(gameId, roundAt(index)),
    chanceBetween: (from, to) => toldChance(reel.value, voice, { from, to, reader, addressed }),
    titleOf: (seat) => (seat === addressed ? undefined : nameOf(seat)),
  };
}

interface Passage {
  readonly from: number;
  readonly to: number;
  /** Who knows it. */
  readonly reader: Seat;
  /** Who is called “you”. */
  readonly addressed: Seat | undefined;
}

/** More events would read as a list. */
const MOST_TOLD = 2;

function toldChance(
  { game, events, states, record }: Reel,
  voice: GameText,
  { from, to, reader, addressed }: Passage,
): readonly string[] {
  const frame = {
    ...{ locale: settings.value.locale, viewer: addressed ?? ('table' as const), names: record.seats },
    ...{ paint: (text: string) => text, width: 100 },
  };
  return events
    .slice(from, to)
    .flatMap((event, index) => {
      if (event.by !== 'chance') return [];
      const known = game.redact(states[from + index + 1], event, reader);
      return [typeset(voice.tell(known, game.view(states[from + index], reader), frame))];
    })
    .slice(-MOST_TOLD);
}

/** The points at the end, and the winners. */
function endedEarly({ record, tallies }: Reel): Pick<ReviewedGame, 'scores' | 'winners'> {
  const winners = record.ended?.winners.flatMap((letter) => parseSeat(letter) ?? []) ?? [];
  return { scores: tallies.at(-1) ?? [], winners };
}

/** Neither of the server nor in the link. */
export function isOfDevice(id: string): boolean {
  return id !== '' && !id.includes('/');
}

async function soughtBy(id: string): Promise<FoundRecord> {
  if (id !== '') return findRecord(id);
  const text = (await parseFragment(location.hash))?.record;
  return text === undefined ? { missing: 'noTable' } : { text };
}
