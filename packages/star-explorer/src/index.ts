// Star Explorer: its rules behind the Game interface, and the solver for placements.
export { type Best, bestDrawing, type Weighting } from './best.ts';
export { possibleTiles } from './chance.ts';
export { type Components, KINDS, type Kind, type TileData } from './components.ts';
export { COMPONENTS } from './data.ts';
export { drawings } from './drawings.ts';
export { fullDrawing, fullPlacements } from './embed.ts';
export type { Action, GameEvent, Outcome } from './events.ts';
export { type StarExplorer, starExplorer } from './game.ts';
export { type Phase, phaseOf } from './phase.ts';
export { type Back, backsLeft, kindsOfSize, sizesLeft } from './pile.ts';
export { type Board, HIDDEN, type Hidden, type Position } from './position.ts';
export type { Breakdown, Item, RoundScore, SeatScore } from './result.ts';
export { randomTasks } from './samples.ts';
export type { Options } from './setup.ts';
export { type Drawing, skyOf } from './sky.ts';
export { TILES, type Tile, tileOf } from './tiles.ts';
export { componentFaults } from './validate.ts';
export { bonusWeighting, roundWeighting, type Task, taskOf } from './weighting.ts';
