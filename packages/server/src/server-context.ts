// What requests and sockets use of the server: store, tables, clock.
import type { Operators } from './config/operators.ts';
import type { Letters } from './limits/letters.ts';
import type { Payers } from './limits/payer.ts';
import type { Mailer } from './notices/mail.ts';
import type { Pusher } from './notices/push.ts';
import type { Comparisons } from './people/comparisons.ts';
import type { Searches } from './people/search.ts';
import type { Tournaments } from './people/tournaments/tournaments.ts';
import type { Sql } from './store/sql.ts';
import type { Studies } from './study/studies.ts';
import type { LiveTable } from './table/live.ts';
import type { Tables } from './table/tables.ts';

export interface ServerContext {
  readonly sql: Sql;
  readonly tables: Tables;
  /** Guests who look for an opponent. */
  readonly searches: Searches;
  readonly studies: Studies;
  readonly tournaments: Tournaments;
  /** The site uses https: cookies are sent over https only. */
  readonly secure: boolean;
  /** The origin of the site's pages; undefined for the host of the request. */
  readonly origin: string | undefined;
  readonly push: Pusher;
  /** Undefined where no mail server is set up. */
  readonly mail: Mailer | undefined;
  /** The letters with a code that an address may still be sent. */
  readonly letters: Letters;
  /** Comparisons of rated games with the strongest bot, for operators. */
  readonly comparisons: Comparisons;
  /** Undefined if no key is set. */
  readonly operators: Operators | undefined;
  /** The accounts that work is charged to. */
  readonly payers: Payers;
  now(): number;
  /** The server closes: it begins no more requests. */
  isClosing(): boolean;
  /** Logs a failure of the server. */
  failed(what: string, error: unknown): void;
  /** Closes the sockets of a deleted guest, or of one removed device, on every node. */
  dismiss(guest: string, device?: string): void;
  /** The last connection of this guest has left the table. */
  left(table: LiveTable, guest: string): void;
  /** Lets a bot with the first move act at a new table. */
  wake(code: string): void;
}
