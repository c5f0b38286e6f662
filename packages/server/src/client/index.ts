// A client for programs: being a guest and following tables. Used by the terminal, the tests and the benchmark.
export {
  CommandRefused,
  type Deed,
  newsText,
  PHRASES,
  type Phrase,
  type Update,
} from '@planisphere/protocol';
export { TableLink, type TableLinkOptions } from './link.ts';
export { type Opening, Refusal, Visitor } from './visitor.ts';
