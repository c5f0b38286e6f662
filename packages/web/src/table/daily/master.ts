// The master's result for a day's deal: played once on this device, then remembered.
import { decodeNumber } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { proxy, wrap } from 'comlink';
import type { GameId } from '../../base/games.ts';
import { decodeEntries, readStored, store } from '../../base/storage.ts';
import type { MasterPlay } from './master-worker.ts';

const NAME = 'master';
/** Older days are forgotten. */
const MOST_KEPT = 60;

/** Points, or the master's progress from 0 to 1. */
export type MasterNight = { readonly points: number } | { readonly share: number } | 'failed';

const kept = (): Readonly<Record<string, number>> => readStored(NAME, decodeEntries(decodeNumber)) ?? {};

export function masterScore(game: GameId, day: string): number | undefined {
  return kept()[`${game} ${day}`];
}

function remember(game: GameId, day: string, points: number): void {
  const entries = [...Object.entries(kept()), [`${game} ${day}`, points] as const].slice(-MOST_KEPT);
  store(NAME, Object.fromEntries(entries));
}

export interface MasterGame {
  readonly night: Signal<MasterNight>;
  /** Leaving the page ends the computation; the next visit begins it again. */
  end(): void;
}

export function startMaster(game: GameId, day: string): MasterGame {
  const known = masterScore(game, day);
  const night = signal<MasterNight>(known === undefined ? { share: 0 } : { points: known });
  if (known !== undefined) return { night, end: () => undefined };
  const worker = new Worker(new URL('./master-worker.ts', import.meta.url), { type: 'module' });
  // Progress comes through another channel than the result and may arrive after it.
  const tell = (share: number): void => {
    if (typeof night.value === 'object' && 'share' in night.value) night.value = { share };
  };
  wrap<MasterPlay>(worker)
    .play(game, day, proxy(tell))
    .then(
      (points) => {
        remember(game, day, points);
        night.value = { points };
      },
      () => {
        night.value = 'failed';
      },
    )
    .finally(() => worker.terminate());
  return { night, end: () => worker.terminate() };
}
