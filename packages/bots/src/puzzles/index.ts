// Puzzles, apart from the bots: they are made once and bundled, so players do not load this search.
export { findPuzzles } from './finding.ts';
export { CERTAIN, CLEAR, type Puzzle, type PuzzleSet, type PuzzleUnit, STILL_CLEAR } from './puzzle.ts';
export { type Judge, leadOf, type RankedAction } from './ranked.ts';
