// Computer players. They get views, never states.
export type { Advice, Bot, Budget, Part } from './bot/bot.ts';
export { LEVEL_FACES, LEVELS, type Level, type LevelFace } from './bot/levels.ts';
export { botsOf, findBot } from './registry.ts';
export { chooseWatched, simplerOf, type Trouble, type WatchedAction } from './search/watched.ts';
