// Computer players. They get views, never states.
export type { Bot } from './bot.ts';
export { botsOf, findBot } from './registry.ts';
