// Whether the deal was fair: computes the seal again, and deals every card again from the seed.
import { commitmentOf, createDealer, drawOutcome, type GameRecord, recordedResult } from '@planisphere/core';
import type { Reel } from '../../table/record/reel.ts';

export type Verdict = 'right' | 'wrong' | 'unknown';

/** One thing that was dealt. */
export interface Reveal {
  /** The index of the event in the record. */
  readonly index: number;
  readonly dealt: string;
  /** What the seed deals here; undefined if the seed is unknown. */
  readonly due: string | undefined;
}

export interface Fairness {
  /** Whether the commitment is the sha256 of the seed; unknown if one of them is missing. */
  readonly seal: Verdict;
  readonly deal: Verdict;
  readonly result: Verdict;
  readonly reveals: readonly Reveal[];
}

export function fairnessOf({ record, game, events, states }: Reel): Fairness {
  const { seed } = record;
  const dealer = seed === undefined ? undefined : createDealer(seed);
  const reveals: Reveal[] = [];
  for (const [index, event] of events.entries()) {
    if (event.by !== 'chance') continue;
    const awaiting = game.awaiting(states[index]);
    const due =
      dealer === undefined || awaiting.kind !== 'chance'
        ? undefined
        : drawOutcome(awaiting, dealer.at(reveals.length));
    const show = (outcome: unknown) => game.notation.makeEvent({ by: 'chance', outcome });
    reveals.push({ index, dealt: show(event.outcome), due: dealer === undefined ? undefined : show(due) });
  }
  const stacked = reveals.some(({ dealt, due }) => due !== undefined && due !== dealt);
  return {
    seal: sealOf(record),
    deal: dealer === undefined ? 'unknown' : stacked ? 'wrong' : 'right',
    result: resultOf({ record, game, events, states }),
    reveals,
  };
}

function sealOf({ seed, commitment }: GameRecord): Verdict {
  if (seed === undefined || commitment === undefined) return 'unknown';
  return commitmentOf(seed) === commitment ? 'right' : 'wrong';
}

function resultOf({ record, game, states }: Pick<Reel, 'record' | 'game' | 'events' | 'states'>): Verdict {
  const awaiting = game.awaiting(states.at(-1));
  if (record.result === undefined || awaiting.kind !== 'over') return 'unknown';
  const { winners, scores } = recordedResult(awaiting.result);
  const same =
    String(winners) === String(record.result.winners) && String(scores) === String(record.result.scores);
  return same ? 'right' : 'wrong';
}
