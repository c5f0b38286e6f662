// Settings that are well-formed but do not work: a folder that cannot be written, an address without a server. Each becomes a
// WrongSetting with one line; other errors pass unchanged.

import { WrongSetting } from '../config/setting.ts';
import { MissingCommits } from './mark.ts';

type Fault = Error & { readonly code?: string };

const DATABASE_FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'the database does not let this user in with this password'],
  [/^3D000$/, 'there is no database of that name'],
  [/^53300$/, 'the database has too many connections already'],
  [/^E[A-Z]|^CONNECT|^57P03$|^08/, 'no database answers there'],
];

export function unusableDatabase(error: unknown): unknown {
  const { code = '' } = error as Fault;
  const why = DATABASE_FAULTS.find(([pattern]) => pattern.test(code))?.[1];
  return why === undefined ? error : new WrongSetting(`DATABASE_URL: ${why}.`);
}

export function unusableFolder(error: unknown, folder: string): unknown {
  if (error instanceof MissingCommits) return new WrongSetting(`DATA_DIR: ${error.message}`);
  const { code = '' } = error as Fault;
  if (!/^E[A-Z]+$|^SQLITE_(CANTOPEN|READONLY|NOTADB|CORRUPT|FULL|IOERR|PERM)/.test(code)) return error;
  return new WrongSetting(`DATA_DIR: no database can be kept in ${JSON.stringify(folder)} (${code}).`);
}

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** `names` are those of the two settings. */
export function unusablePlace(error: unknown, { host, port }: Place, names = ['HOST', 'PORT']): unknown {
  const { code = '' } = error as Fault;
  const [hostName, portName] = names;
  if (code === 'EADDRINUSE') return new WrongSetting(`${portName}: something else is listening on ${port}.`);
  if (code === 'EACCES') return new WrongSetting(`${portName}: this user may not listen on ${port}.`);
  const isNowhere = ['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN', 'EINVAL'].includes(code);
  return isNowhere
    ? new WrongSetting(`${hostName}: this machine has no address ${JSON.stringify(host)}.`)
    : error;
}
