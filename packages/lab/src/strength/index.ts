// What docs/strength.md is made of, and the page itself.

export type { Item, Results } from '../items/item.ts';
export { pageOf } from './page.ts';
export { ITEMS } from './strengths.ts';
