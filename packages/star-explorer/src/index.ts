// Star Explorer: its rules behind the Game interface, the solver for placements, and the disc for programs
// that draw it.

export { type StarExplorer, starExplorer } from './game.ts';
export { makeDrawing, parseDrawing } from './notation/trails.ts';
export { starExplorerOutline } from './outline.ts';
export { type Best, bestDrawing, bestPlaces } from './rules/best.ts';
export type { Weighting } from './rules/bounds.ts';
export { possibleTiles } from './rules/chance.ts';
export { type Components, KINDS, type Kind, type TileData } from './rules/components.ts';
export { COMPONENTS } from './rules/data.ts';
export {
  IS_CENTRAL,
  IS_OUTER,
  isUsable,
  KIND_OF,
  makeStar,
  PLACES,
  type Place,
  POLE,
  parseStar,
  placeAt,
  ROUNDS,
  STARS,
} from './rules/disc.ts';
export { drawings } from './rules/drawings.ts';
export { fullDrawing, fullPlacements } from './rules/embed.ts';
export type { Action, GameEvent, Outcome } from './rules/events.ts';
export { explain, priceOf, type Reading } from './rules/explain.ts';
export { extinguishedAfter, LIT } from './rules/extinguish.ts';
export { type Cause, type Crossing, causeAgainst, RULE_OF, type Sketch } from './rules/judge.ts';
export { CROSSES_AXIS, CROSSING, LINES, type Line, lineBetween, makeLine, starsOf } from './rules/lines.ts';
export { type HeldPattern, type Obstacle, obstaclesOf } from './rules/obstacles.ts';
export { askedSeats, hasAnswered, type Phase, phaseOf } from './rules/phase.ts';
export { type Back, backInRound, backsLeft, kindsOfSize, sizesLeft } from './rules/pile.ts';
export { OFF, type Placements, placementsOf } from './rules/placements.ts';
export { type Board, drawnBefore, HIDDEN, type Hidden, type Position } from './rules/position.ts';
export {
  type Breakdown,
  type Item,
  type RoundScore,
  rankOf,
  roundScore,
  type SeatScore,
  seatScore,
} from './rules/result.ts';
export {
  type Earnings,
  earnedBy,
  type Kinds,
  kindsIn,
  kindsWith,
  LINE_POINTS,
  POINTS,
  roundPoints,
  type Side,
  sideBefore,
  starPoints,
  valuesOf,
} from './rules/scoring.ts';
export type { Options } from './rules/setup.ts';
export { addDrawing, type Drawing, skyOf } from './rules/sky.ts';
export { addThing, hasThing, isBlocked, LINE_BIT, noThings, type Things, WORDS } from './rules/things.ts';
export {
  PILE,
  parseTile,
  type Size,
  STARTS,
  TILES,
  type Tile,
  tileOf,
  tilesWithBack,
} from './rules/tiles.ts';
export { componentFaults } from './rules/validate.ts';
export { bonusWeighting, roundWeighting, type Task, taskOf } from './rules/weighting.ts';
export { randomTasks } from './samples.ts';
