// Where a record comes from: a table of this device, the server, the fragment of the link, or a file or text from the
// reader.
import { parseCode } from '@planisphere/protocol';
import { isGameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { appWords } from '../../base/words/index.ts';
import { loadRules } from '../../table/games.ts';
import { recordOfMasters } from '../../table/record/master-game.ts';
import type { Missing } from '../../table/record/reel.ts';
import { recordText, replayTable } from '../../table/recording.ts';
import type { SavedTable } from '../../table/saved.ts';
import { screenOf } from '../../table/screens.ts';
import { loadServed, loadTable } from '../../table/store.ts';
import { loadRoot } from './branching.ts';

export type FoundRecord = { readonly text: string } | { readonly missing: Missing };

export async function findRecord(id: string): Promise<FoundRecord> {
  if (id.startsWith('t/')) return fromServer(id.slice(2));
  if (id.startsWith('master/')) return fromMasters(id.slice(7));
  return id.startsWith('r/') ? fromRoots(id.slice(2)) : fromDevice(id);
}

/** A game from elsewhere from which this device has branches. */
async function fromRoots(root: string): Promise<FoundRecord> {
  const text = await loadRoot(root);
  return text === undefined ? { missing: 'noTable' } : { text };
}

async function fromMasters(game: string): Promise<FoundRecord> {
  const master = isGameId(game) ? await screenOf(game).masterGame?.() : undefined;
  return master === undefined ? { missing: 'noTable' } : { text: recordOfMasters(master) };
}

async function fromDevice(id: string): Promise<FoundRecord> {
  const table = await loadTable(id);
  if (table === undefined) return { missing: 'noTable' };
  // An unfinished branch may be watched too: it counts as assisted anyway.
  if (table.summary.scores === undefined && table.branch === undefined) return { missing: 'notOver' };
  const text = await recordOfTable(table);
  return text === undefined ? { missing: 'noTable' } : { text };
}

async function fromServer(given: string): Promise<FoundRecord> {
  const code = parseCode(given);
  const key = new URLSearchParams(location.search).get('key');
  const query = key === null ? '' : `?key=${encodeURIComponent(key)}`;
  const response = await fetch(`/api/tables/${code}/record${query}`).catch(() => undefined);
  if (response?.ok) return { text: await response.text() };
  // The device's copy from the end of the game suffices.
  const kept = code === undefined ? undefined : await loadServed(`t/${code}`);
  const text = kept === undefined ? undefined : await recordOfTable(kept);
  return text === undefined ? { missing: 'noServer' } : { text };
}

/** Undefined if the rules refuse the log. */
export async function recordOfTable(table: SavedTable): Promise<string | undefined> {
  const { game } = await loadRules(table.game);
  const match = replayTable(game, table);
  const { name: own } = settings.value;
  const seats = table.seats.map((seat) => ({ ...seat, name: seat.name || own || appWords().you }));
  return match === undefined ? undefined : recordText({ ...table, seats }, match);
}
