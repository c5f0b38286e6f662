// The page's end of the worker. It starts on first use and then stays: starting it again would cost a second.
import { type Remote, wrap } from 'comlink';
import type {} from '../base/navigation/early.ts';
import type { NewTable } from './founding.ts';
import type { Host } from './host.ts';
import { type LocalTable, pastOf, type Standing, type TableSource } from './play.ts';
import type { SessionStart } from './session-start.ts';

let remote: Remote<Host> | undefined;

export function host(): Remote<Host> {
  remote ??= wrap<Host>(
    window.early?.tables ?? new Worker(new URL('./tables-worker.ts', import.meta.url), { type: 'module' }),
  );
  return remote;
}

/** The table made last: the page that opens it need not ask again. */
let fresh: LocalTable | undefined;

/** Makes a table and returns its id. */
export async function createTable(table: NewTable): Promise<string> {
  fresh = await host().create(table);
  return fresh.table.id;
}

export function isFresh(id: string): boolean {
  return fresh?.table.id === id;
}

/** A table of this device, seen by the person for whom the game waits, or by the only person there. */
export async function findTable(id: string): Promise<SessionStart | undefined> {
  const opened = isFresh(id) ? fresh : await host().open(id);
  fresh = undefined;
  if (opened === undefined) return undefined;
  const { history, opening, ...seen } = opened;
  return { ...seen, source: sourceOf(opening), spectating: false, past: pastOf(history) };
}

/** The same table while another tab plays it: to watch only. */
export async function watchTable(id: string): Promise<SessionStart | undefined> {
  const found = await findTable(id);
  if (found === undefined) return undefined;
  const { source, standing, ...seen } = found;
  return { ...seen, standing: watched(standing), source: watchedSource(source) };
}

function watched(standing: Standing): Standing {
  return { ...standing, awaited: [], optional: [], undo: undefined };
}

function watchedSource(source: TableSource): TableSource {
  const look: TableSource['look'] = async (viewer) => {
    const { standing, history } = await source.look(viewer);
    return { standing: watched(standing), history };
  };
  return {
    decide: async () => ({ refused: 'not-your-turn' }),
    think: async () => undefined,
    hint: async () => undefined,
    undo: async (seat) => ({ ...(await look(seat)), undone: undefined }),
    look,
    seed: source.seed,
  };
}

/** The table as opened this time: a question from a screen that was left reaches no later table. */
function sourceOf(opening: number): TableSource {
  return {
    decide: (decision, viewer) => host().decide(opening, decision, viewer),
    think: (viewer) => host().think(opening, viewer),
    hint: (seat) => host().hint(opening, seat),
    chance: (seat) => host().chance(opening, seat),
    undo: (seat, seen) => host().undo(opening, seat, seen),
    look: (viewer) => host().look(opening, viewer),
    resign: (seat) => host().resign(opening, seat),
    reseat: (change) => host().reseat(opening, change),
    seed: () => host().seed(),
  };
}
