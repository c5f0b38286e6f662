// The items of docs/strength.md, and the page itself.

export type { Item, Results } from '../items/item.ts';
export { ITEMS, pageOf } from './page.ts';
export { isMeasured, type Portion, portionOf } from './portion.ts';
