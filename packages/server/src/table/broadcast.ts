// Update messages. Watchers with the same view share one text.
import type { Viewer } from '@planisphere/core';
import { viewerLetter } from './letters.ts';
import type { Page, Reader } from './page.ts';
import type { Watcher } from './watcher.ts';

export interface News {
  /** The sequence number before the first page. */
  readonly after: number;
  readonly pages: readonly Page[];
  /** The last page of the log. */
  readonly now: Page;
  /** The table as JSON; undefined if it has not changed. */
  readonly table: string | undefined;
}

export function updateText(code: string, reader: Reader, news: News): string {
  const { after, pages, now, table } = news;
  const scene = now.scene(reader.viewer);
  const parts = [
    `"type":"update","code":"${code}","after":${after},"seq":${now.state.seq}`,
    `"you":"${viewerLetter(reader.viewer)}"`,
    `"steps":[${pages.map((page) => page.step(reader, now)).join(',')}]`,
  ];
  if (scene !== undefined) parts.push(`"scene":${JSON.stringify(scene)}`);
  if (table !== undefined) parts.push(`"table":${table}`);
  return `{${parts.join(',')}}`;
}

export function broadcast(code: string, watchers: Iterable<Watcher>, news: News): void {
  const texts = new Map<Viewer, string>();
  const talk = news.pages.some(({ entry }) => entry.t === 'say');
  for (const watcher of watchers) {
    if (talk && watcher.muted.size > 0) {
      watcher.send(updateText(code, watcher, news));
      continue;
    }
    const text = texts.get(watcher.viewer) ?? updateText(code, watcher, news);
    texts.set(watcher.viewer, text);
    watcher.send(text);
  }
}
