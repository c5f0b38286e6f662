// The bots of one game at a time.
export { loadBots } from './minds.ts';
