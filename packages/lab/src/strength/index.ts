// What docs/strength.md is made of, and the page itself.
export { ITEMS } from './games.ts';
export type { Item, Results } from './item.ts';
export { pageOf } from './page.ts';
