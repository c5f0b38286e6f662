// What requests and sockets need of the server: its store, its tables, its clock.
import type { Payers } from './limits/payer.ts';
import type { Mailer } from './notices/mail.ts';
import type { Pusher } from './notices/push.ts';
import type { Sql } from './store/sql.ts';
import type { LiveTable } from './table/live.ts';
import type { Tables } from './table/tables.ts';

export interface ServerContext {
  readonly sql: Sql;
  readonly tables: Tables;
  /** Is the site reached over https? Then cookies go nowhere else. */
  readonly secure: boolean;
  /** Origins that pages of this site can have; undefined: the host that was asked. */
  readonly origin: string | undefined;
  readonly push: Pusher;
  /** Undefined where no mail server is set up. */
  readonly mail: Mailer | undefined;
  /** Who pays for what is asked. */
  readonly payers: Payers;
  now(): number;
  /** Something went wrong that nobody could have prevented: into the log. */
  failed(what: string, error: unknown): void;
  /** Closes the sockets of a guest who is no more, or of one of their devices, on every node. */
  dismiss(guest: string, device?: string): void;
  /** This guest no longer follows the table from anywhere. */
  left(table: LiveTable, guest: string): void;
  /** Looks after a table that was opened: a bot may have the first move. */
  wake(code: string): void;
}
