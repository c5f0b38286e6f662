// A client for programs: being a guest and following tables. Used by the terminal, the tests and the benchmark.
export {
  type CommandBody,
  CommandRefused,
  newsText,
  PHRASES,
  type Phrase,
  REFUSAL_WORDS,
  type RefusalCode,
  type Update,
} from '@planisphere/protocol';
export { TableLink, type TableLinkOptions } from './link.ts';
export { type NewTableRequest, ServerRefusal, Visitor } from './visitor.ts';
