// The rules of Meteor Watch as a library.
export { meteors } from './game.ts';
export { meteorsOutline } from './outline.ts';
export type { Action, Meteors, Options, Outcome, Position } from './position.ts';
