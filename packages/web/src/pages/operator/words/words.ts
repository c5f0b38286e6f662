// Every sentence of the page of operators.
import type { OperatorDeed, ReportReason, SanctionKind } from '@planisphere/protocol';

export interface OperatorWords {
  readonly title: string;
  readonly lead: string;
  readonly key: string;
  readonly keyText: string;
  readonly unlock: string;
  readonly lock: string;
  readonly as: (operator: string) => string;
  readonly figures: string;
  readonly here: (count: number) => string;
  readonly today: (people: number) => string;
  readonly games: (count: number) => string;
  readonly gamesText: string;
  readonly waiting: (count: number) => string;
  readonly toRead: (count: number) => string;
  readonly nodes: (count: number) => string;
  readonly reports: string;
  readonly which: string;
  readonly open: (people: number) => string;
  readonly settled: string;
  readonly nothing: string;
  readonly choose: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly people: (count: number) => string;
  readonly page: string;
  readonly since: (month: string, devices: number) => string;
  readonly rating: (rating: string, game: string, list: string, games: number) => string;
  readonly unrated: string;
  readonly reported: (name: string, ago: string) => string;
  readonly table: (code: string) => string;
  readonly said: (name: string) => string;
  readonly look: string;
  readonly leave: string;
  readonly ask: Readonly<Record<SanctionKind, string>>;
  readonly sure: Readonly<Record<SanctionKind, (name: string) => string>>;
  readonly follows: Readonly<Record<SanctionKind, (name: string) => string>>;
  readonly howLong: string;
  readonly days: Readonly<Record<'1' | '7' | '30' | '365', string>>;
  readonly reads: (name: string) => string;
  /** What the person reads unless the operator writes something else; in the language of that person. */
  readonly why: Readonly<Record<SanctionKind, string>>;
  readonly back: string;
  readonly impose: Readonly<Record<SanctionKind, (time: string) => string>>;
  readonly logged: string;
  readonly sanctioned: string;
  readonly nobody: string;
  readonly until: Readonly<Record<SanctionKind, (date: string) => string>>;
  readonly lift: (name: string) => string;
  readonly liftShort: string;
  readonly log: string;
  readonly deeds: Readonly<Record<OperatorDeed, (operator: string, name: string) => string>>;
  readonly forgotten: string;
}
