// Who may send which message. The server checks this table in one place, before it carries anything out.
import type { MessageType } from './from-client.ts';

/**
 * `nobody`: anyone, also without an identity. `guest`: anyone with an identity. `spectator`: a guest the table admits.
 * `player`: holds a seat at the table and has not given it up. `seat`: holds the seat that the message names. `host`:
 * opened the table, or replaces its absent opener. `operator`: has a key of the server. `reader`, `editor`, `owner`: has
 * that role in the study that the message names (study/rights.ts).
 */
export type Need =
  | 'nobody'
  | 'guest'
  | 'spectator'
  | 'player'
  | 'seat'
  | 'host'
  | 'operator'
  | 'reader'
  | 'editor'
  | 'owner';

export const MESSAGE_NEEDS = {
  hello: 'guest',
  ping: 'guest',
  mute: 'guest',
  unwatch: 'guest',
  depart: 'guest',
  attend: 'reader',
  watch: 'spectator',
  sit: 'spectator',
  say: 'spectator',
  stand: 'seat',
  swap: 'seat',
  act: 'seat',
  undo: 'seat',
  resign: 'seat',
  abandon: 'player',
  rematch: 'player',
  hints: 'player',
  chat: 'player',
  answer: 'player',
  replace: 'player',
  back: 'player',
  plan: 'host',
  start: 'host',
  dismiss: 'host',
  silence: 'host',
} as const satisfies Readonly<Record<MessageType, Exclude<Need, 'nobody'>>>;
