// One line the first time a thing happens at a table, and never again: for people who skip the lessons. Each thing has
// a name; this device stores which ones were met.
import type { Translated } from '@planisphere/core';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameId } from '../base/games.ts';
import { settings } from '../base/settings/settings.ts';
import { readText, storeText } from '../base/storage.ts';
import type { Session } from './session.ts';

const NAME = 'tips';

function met(): ReadonlySet<string> {
  return new Set((readText(NAME) ?? '').split(' ').filter((name) => name !== ''));
}

function keep(names: Iterable<string>): void {
  storeText(NAME, [...names].join(' '));
}

/** From here on everything of this game is new again. */
export function forgetTips(game: GameId): void {
  keep([...met()].filter((name) => !name.startsWith(`${game}.`)));
}

export type Tips = Readonly<Record<string, Translated>>;

/** The line for what is happening, if it happens for the first time; it stays as long as the moment lasts. */
export function useTip(session: Pick<Session, 'lesson' | 'table'>, thing: string | undefined, tips: Tips) {
  const shown = useRef<string | undefined>(undefined);
  const name = thing === undefined ? undefined : `${session.table.game}.${thing}`;
  const tip = thing === undefined ? undefined : tips[thing];
  const off = !settings.value.tips || session.lesson.value !== undefined || tip === undefined;
  const fresh = !off && name !== undefined && (shown.current === name || !met().has(name));
  // Stored with the first paint: a player who reads the line and leaves at once has read it.
  useLayoutEffect(() => {
    if (name === undefined) return;
    if (!fresh) {
      shown.current = undefined;
      return;
    }
    shown.current = name;
    keep([...met(), name]);
  }, [name, fresh]);
  return fresh ? tip?.[settings.value.locale] : undefined;
}
