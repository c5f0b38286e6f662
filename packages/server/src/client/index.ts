// A client for programs: being a guest and following tables. Used by the terminal, the tests and the benchmark.
export { CommandRefused, type Deed, type LinkOptions, TableLink, type Update } from './link.ts';
export { type Opening, Refusal, Visitor } from './visitor.ts';
