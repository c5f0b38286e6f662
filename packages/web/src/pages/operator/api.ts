// The routes for operators. The key stays in this tab until the page is locked or the tab is closed.
import type {
  FairPlay,
  OperatorPage,
  OperatorPerson,
  SanctionKind,
  SanctionRequest,
} from '@planisphere/protocol';
import { ask } from '../../table/online/api.ts';

const KEY = 'planisphere-operator';

export function keptKey(): string | undefined {
  return sessionStorage.getItem(KEY) ?? undefined;
}

export function keepKey(key: string | undefined): void {
  if (key === undefined) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, key);
}

function operate<T>(method: string, path: string, body?: object): Promise<T> {
  const key = keptKey();
  const headers = key === undefined ? {} : { 'x-operator-key': key };
  return ask<T>({ method, path: `/api/operator${path}`, body, headers });
}

const of = (id: string): string => `/people/${encodeURIComponent(id)}`;

export const readOperatorPage = (): Promise<OperatorPage> => operate('GET', '');
export const readPerson = (id: string): Promise<OperatorPerson> => operate('GET', of(id));
export const readPlay = (id: string): Promise<FairPlay> => operate('GET', `${of(id)}/play`);
export const comparePlay = (id: string): Promise<FairPlay> => operate('POST', `${of(id)}/play`);
export const leaveReports = (id: string): Promise<unknown> => operate('POST', `${of(id)}/settled`);
export const impose = (id: string, wanted: SanctionRequest): Promise<unknown> =>
  operate('PUT', `${of(id)}/sanctions`, wanted);
export const lift = (id: string, kind: SanctionKind): Promise<unknown> =>
  operate('DELETE', `${of(id)}/sanctions/${kind}`);
