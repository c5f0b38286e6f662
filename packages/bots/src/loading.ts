// The bots of one game at a time.
export { loadBots } from './minds.ts';
export { chooseWatched, simplerOf, type Trouble } from './search/watched.ts';
