// Star Explorer: its rules behind the Game interface, the solver for placements, and the disc for those who draw it.
export { type Best, bestDrawing } from './best.ts';
export type { Weighting } from './bounds.ts';
export { possibleTiles } from './chance.ts';
export { type Components, KINDS, type Kind, type TileData } from './components.ts';
export { COMPONENTS } from './data.ts';
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
} from './disc.ts';
export { drawings } from './drawings.ts';
export { fullDrawing, fullPlacements } from './embed.ts';
export type { Action, GameEvent, Outcome } from './events.ts';
export { explain, priceOf, type Reading } from './explain.ts';
export { extinguishedAfter, LIT } from './extinguish.ts';
export { type StarExplorer, starExplorer } from './game.ts';
export { CROSSES_AXIS, CROSSING, LINES, type Line, lineBetween, makeLine, starsOf } from './lines.ts';
export { makeDrawing, parseDrawing } from './notation/trails.ts';
export { askedSeats, hasAnswered, type Phase, phaseOf } from './phase.ts';
export { type Back, backInRound, backsLeft, kindsOfSize, sizesLeft } from './pile.ts';
export { OFF, type Placements, placementsOf } from './placements.ts';
export { type Board, drawnBefore, HIDDEN, type Hidden, type Position } from './position.ts';
export {
  type Breakdown,
  type Item,
  type RoundScore,
  rankOf,
  roundScore,
  type SeatScore,
  seatScore,
} from './result.ts';
export { randomTasks } from './samples.ts';
export {
  type Earned,
  earnedBy,
  type Kinds,
  kindsIn,
  LINE_POINTS,
  POINTS,
  roundPoints,
  starPoints,
} from './scoring.ts';
export type { Options } from './setup.ts';
export { addDrawing, type Drawing, skyOf } from './sky.ts';
export { addThing, hasThing, isBlocked, LINE_BIT, noThings, type Things, WORDS } from './things.ts';
export { PILE, parseTile, type Size, STARTS, TILES, type Tile, tileOf, tilesWithBack } from './tiles.ts';
export { componentFaults } from './validate.ts';
export { bonusWeighting, roundWeighting, type Task, taskOf } from './weighting.ts';
