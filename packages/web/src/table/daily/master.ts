// What the master made of a day's deal: played on this device once, then remembered.
import { decodeNumber } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { proxy, wrap } from 'comlink';
import type { GameId } from '../../base/games.ts';
import { decodeEntries, readStored, store } from '../../base/storage.ts';
import type { MasterPlay } from './master-worker.ts';

const NAME = 'master';
/** Older days are forgotten. */
const MOST_KEPT = 60;

/** Points, or how far the master has come, from 0 to 1. */
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
  /** Whoever leaves the page ends it; it begins anew the next time. */
  end(): void;
}

export function startMaster(game: GameId, day: string): MasterGame {
  const known = masterScore(game, day);
  const night = signal<MasterNight>(known === undefined ? { share: 0 } : { points: known });
  if (known !== undefined) return { night, end: () => undefined };
  const worker = new Worker(new URL('./master-worker.ts', import.meta.url), { type: 'module' });
  // Words on the way come through another channel than the result, and may come after it.
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
