// A study as this device stores it: what is known of it, and what was added here and not confirmed by a server yet.
import type { GuestInfo } from '@planisphere/protocol';
import type { Entry, Operation, StudyAccess, StudyRole } from '@planisphere/protocol/study';
import { database } from './store.ts';

export interface KeptStudy {
  /** The server's id; that of a study of this device alone begins with `device-`. */
  readonly id: string;
  readonly entries: readonly Entry[];
  /** Added here, not confirmed. */
  readonly waiting: readonly Operation[];
  /** The latest sequence number of the server's log. */
  readonly seq: number;
  readonly people: readonly GuestInfo[];
  readonly role: StudyRole;
  readonly access: StudyAccess;
  /** The key of the link that led here. */
  readonly key?: string | undefined;
  readonly pen?: string | undefined;
  readonly title: string;
  readonly updatedAt: number;
}

const DEVICE = 'device-';

export function isOfDevice(id: string): boolean {
  return id.startsWith(DEVICE);
}

/** It belongs to this device until it is shared. */
export function newStudy(now: number): KeptStudy {
  const id = `${DEVICE}${crypto.randomUUID().slice(0, 13)}`;
  return { ...emptyStudy(id, now), role: 'owner' };
}

export function emptyStudy(id: string, now: number): KeptStudy {
  const nothing = { entries: [], waiting: [], seq: 0, people: [], title: '' };
  return { id, ...nothing, role: 'reader', access: 'private', updatedAt: now };
}

export async function loadStudy(id: string): Promise<KeptStudy | undefined> {
  return (await database()).get('studies', id);
}

export async function listStudies(): Promise<readonly KeptStudy[]> {
  const studies = await (await database()).getAll('studies');
  return studies.toSorted((a, b) => b.updatedAt - a.updatedAt);
}

/** Two pages may have it open: keeps what the other one has stored meanwhile. */
export async function keepStudy(kept: KeptStudy): Promise<void> {
  const { store } = (await database()).transaction('studies', 'readwrite');
  const before = await store.get(kept.id);
  await store.put(before === undefined ? kept : together(kept, before));
}

export async function removeStudy(id: string): Promise<void> {
  await (await database()).delete('studies', id);
}

/** What either has of the same study; the first one decides about the rest. */
function together(kept: KeptStudy, other: KeptStudy): KeptStudy {
  const entries = new Map([...other.entries, ...kept.entries].map((entry) => [entry.op.id, entry]));
  const waiting = new Map([...other.waiting, ...kept.waiting].map((op) => [op.id, op]));
  return {
    ...kept,
    seq: Math.max(kept.seq, other.seq),
    entries: [...entries.values()],
    waiting: [...waiting.values()].filter(({ id }) => !entries.has(id)),
  };
}
