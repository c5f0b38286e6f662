// What the master made of a day's deal: played on this device once, then remembered.
import { type Signal, signal } from '@preact/signals';
import { proxy, wrap } from 'comlink';
import type { GameId } from '../../base/games.ts';
import type { MasterPlay } from './master-worker.ts';

const KEY = 'planisphere.master';
/** Older days are forgotten. */
const MOST_KEPT = 60;

/** Points, or how far the master has come, from 0 to 1. */
export type MasterNight = { readonly points: number } | { readonly share: number } | 'failed';

function kept(): Readonly<Record<string, number>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries((stored ?? {}) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((each): each is [string, number] => typeof each[1] === 'number'),
    );
  } catch {
    return {};
  }
}

export function masterScore(game: GameId, day: string): number | undefined {
  return kept()[`${game} ${day}`];
}

function remember(game: GameId, day: string, points: number): void {
  const entries = [...Object.entries(kept()), [`${game} ${day}`, points] as const].slice(-MOST_KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
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
