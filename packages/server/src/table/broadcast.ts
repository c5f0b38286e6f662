// What goes out after a change. Every viewer gets their own words; those with the same eyes share one text.
import type { Viewer } from '@planisphere/core';
import type { Fixed } from './fixed.ts';
import { viewerLetter } from './letters.ts';
import type { TableState } from './state.ts';
import { type Passage, type Reader, sceneFor, stepsFor } from './steps.ts';
import type { Watcher } from './watcher.ts';

export interface News {
  /** The sequence number before the first passage. */
  readonly after: number;
  readonly passages: readonly Passage[];
  readonly state: TableState;
  /** The table as JSON; undefined when it is as it was. */
  readonly table: string | undefined;
}

export function updateText(fixed: Fixed, reader: Reader, news: News): string {
  const { after, passages, state, table } = news;
  const steps = stepsFor(fixed, passages, { reader, now: state });
  const scene = sceneFor(fixed, state, reader.viewer);
  const parts = [
    `"type":"update","code":"${fixed.code}","after":${after},"seq":${state.seq}`,
    `"you":"${viewerLetter(reader.viewer)}"`,
    `"steps":${JSON.stringify(steps)}`,
  ];
  if (scene !== undefined) parts.push(`"scene":${JSON.stringify(scene)}`);
  if (table !== undefined) parts.push(`"table":${table}`);
  return `{${parts.join(',')}}`;
}

export function broadcast(fixed: Fixed, watchers: Iterable<Watcher>, news: News): void {
  const texts = new Map<Viewer, string>();
  const talk = news.passages.some(({ entry }) => entry.t === 'say');
  for (const watcher of watchers) {
    if (talk && watcher.muted.size > 0) {
      watcher.send(updateText(fixed, watcher, news));
      continue;
    }
    const text = texts.get(watcher.viewer) ?? updateText(fixed, watcher, news);
    texts.set(watcher.viewer, text);
    watcher.send(text);
  }
}
