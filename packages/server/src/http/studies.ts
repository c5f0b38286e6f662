// Studies: their lists, their contents, additions, and who may see them.
import { randomBytes } from 'node:crypto';
import { decodeObject, decodeOneOf, optional, required } from '@planisphere/core';
import { decodeWith } from '@planisphere/protocol';
import { decodeOperations, STUDY_ACCESS, STUDY_LIMITS, type StudyAccess } from '@planisphere/protocol/study';
import type { StudyRow } from '../store/rows.ts';
import {
  countOwned,
  createStudy,
  deleteStudy,
  readMembers,
  readOwnStudies,
  readPublicStudies,
  setAccess,
  setRole,
} from '../store/studies.ts';
import { ANSWERS } from './answers.ts';
import { HttpRefusal } from './refusal.ts';
import {
  bodyOf,
  type Call,
  type GuestCall,
  parameter,
  queryText,
  type Route,
  type StudyCall,
  type StudyGuestCall,
} from './route.ts';
import { integer, text, time } from './schemas.ts';

const PAGE = 50;

const decodeAccess = decodeObject<{ readonly access: StudyAccess; readonly renew: 'links' | 'nothing' }>({
  access: optional(decodeOneOf(STUDY_ACCESS), 'private'),
  renew: optional(decodeOneOf(['links', 'nothing']), 'nothing'),
});

const decodeRole = decodeObject<{ readonly role: 'reader' | 'editor' | 'none' }>({
  role: required(decodeOneOf(['reader', 'editor', 'none'])),
});

const newKey = (): string => randomBytes(9).toString('base64url');

function listedStudy({ id, access, title, games, seq, updated }: StudyRow, role: string) {
  return {
    ...{ id, access, role, seq, updated },
    title: JSON.parse(title) as object,
    games: games.split(' ').filter((game) => game !== ''),
  };
}

function numberIn(call: Call, name: string, fallback: number): number {
  const given = Number(queryText(call, name) ?? fallback);
  return Number.isSafeInteger(given) && given >= 0 ? given : fallback;
}

async function mine(call: GuestCall): Promise<unknown> {
  const page = { before: numberIn(call, 'before', Number.MAX_SAFE_INTEGER), limit: PAGE };
  const rows = await readOwnStudies(call.server.sql, call.guest.id, page);
  return { studies: rows.map((row) => listedStudy(row, row.role)) };
}

async function everybodys(call: Call): Promise<unknown> {
  const page = { before: numberIn(call, 'before', Number.MAX_SAFE_INTEGER), limit: PAGE };
  const rows = await readPublicStudies(call.server.sql, page);
  return { studies: rows.map((row) => listedStudy(row, 'reader')) };
}

async function begin({ server, guest, request }: GuestCall): Promise<unknown> {
  const { access } = bodyOf(decodeWith(decodeAccess, request.body ?? {}));
  if ((await countOwned(server.sql, guest.id)) >= STUDY_LIMITS.owned)
    throw new HttpRefusal(409, 'too-many', 'You have too many studies.');
  const now = server.now();
  const keys = { key: newKey(), pen: newKey() };
  const id = newKey();
  const empty = { title: '{}', games: '', seq: 0, size: 0, created: now, updated: now };
  await createStudy(server.sql, { id, access, ...keys, ...empty }, guest.id);
  return { id, ...keys };
}

async function read(call: StudyCall): Promise<unknown> {
  const { server, study } = call;
  const { row, role } = study;
  const [content, members] = await Promise.all([
    server.studies.read(row.id, numberIn(call, 'after', 0)),
    role === 'owner' ? readMembers(server.sql, row.id) : [],
  ]);
  return {
    study: {
      ...listedStudy(row, role),
      // Every editor may pass on the key for reading; only the owner may pass on the one for writing.
      ...(role !== 'reader' && { key: row.key }),
      ...(role === 'owner' && { pen: row.pen }),
    },
    ...content,
    members,
  };
}

async function add({ server, study, guest, request }: StudyGuestCall): Promise<unknown> {
  const { operations } = bodyOf(decodeWith(decodeOperations, request.body));
  const added = await server.studies.add(study, guest.id, operations);
  if ('refused' in added) throw new HttpRefusal(409, added.refused, added.message);
  return added;
}

async function share({ server, study, request }: StudyGuestCall): Promise<unknown> {
  const { access, renew } = bodyOf(decodeWith(decodeAccess, request.body));
  const keys = renew === 'links' ? { key: newKey(), pen: newKey() } : study.row;
  await setAccess(server.sql, study.row.id, { access, key: keys.key, pen: keys.pen });
  return { id: study.row.id, key: keys.key, pen: keys.pen };
}

async function allow(call: StudyGuestCall): Promise<unknown> {
  const { role } = bodyOf(decodeWith(decodeRole, call.request.body));
  const { sql } = call.server;
  await setRole(sql, { study: call.study.row.id, guest: parameter(call, 'guest'), role });
  return { members: await readMembers(sql, call.study.row.id) };
}

async function remove({ server, study }: StudyGuestCall): Promise<unknown> {
  await deleteStudy(server.sql, study.row.id);
  return {};
}

const before = { ...time, description: 'Only studies changed before: the next page.' };
const key = { ...text, description: 'Of the link, for reading or for writing.' };

export const studyRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/me/studies', needs: 'guest', answer: mine },
    ...{ gives: ANSWERS.studies, query: { before } },
    about: 'The studies that this guest owns or may edit.',
  },
  {
    ...{ method: 'GET', url: '/api/studies', needs: 'nobody', answer: everybodys },
    ...{ gives: ANSWERS.studies, query: { before } },
    about: 'Studies for everybody.',
  },
  {
    ...{ method: 'POST', url: '/api/studies', needs: 'guest', answer: begin, perMinute: 20 },
    ...{ body: decodeAccess, gives: ANSWERS.newStudy },
    about: 'Begins an empty study.',
  },
  {
    ...{ method: 'GET', url: '/api/studies/:id', needs: 'reader', answer: read, gives: ANSWERS.study },
    query: { key, after: { ...integer, description: 'Only what was added after this number.' } },
    about: 'What is in a study, a thousand operations at a time.',
  },
  {
    ...{ method: 'POST', url: '/api/studies/:id/operations', needs: 'editor', answer: add, perMinute: 120 },
    ...{ body: decodeOperations, gives: ANSWERS.grown, query: { key } },
    about: 'Adds to a study; the same operation twice is added once.',
  },
  {
    ...{ method: 'PUT', url: '/api/studies/:id', needs: 'owner', answer: share, perMinute: 30 },
    ...{ body: decodeAccess, gives: ANSWERS.newStudy },
    about: 'Says who may see a study, and makes new links.',
  },
  {
    ...{ method: 'PUT', url: '/api/studies/:id/members/:guest', needs: 'owner', answer: allow },
    ...{ body: decodeRole, gives: ANSWERS.members, perMinute: 60 },
    about: 'Says what somebody may do in a study.',
  },
  {
    ...{ method: 'DELETE', url: '/api/studies/:id', needs: 'owner', answer: remove, perMinute: 20 },
    gives: ANSWERS.nothing,
    about: 'Deletes a study.',
  },
];
