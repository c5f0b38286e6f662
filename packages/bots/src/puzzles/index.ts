// Puzzles, apart from the bots: made once and bundled, so that nobody who plays loads the search for them.
export { findPuzzles } from './finding.ts';
export { CERTAIN, CLEAR, type Puzzle, type PuzzleSet, type PuzzleUnit, STILL_CLEAR } from './puzzle.ts';
export { type Judge, leadOf, type RankedAction } from './ranked.ts';
