// Finds passages and orders them: for words that occur in both, pages for players come before pages for programmers.

/** Without accents and capitals. @param {string} term */
const plain = (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The weight of each section of the site; the others weigh 1. @type {Readonly<Record<string, number>>} */
const WEIGHTS = { play: 10, strategy: 10, decisions: 0.7, api: 0.25 };

/**
 * @typedef {{ id: number, href: string, section: string, page: string, title: string, text: string }} Passage
 * @param {typeof import('minisearch').default} MiniSearch
 * @param {readonly Passage[]} passages
 */
export function indexOf(MiniSearch, passages) {
  const index = new MiniSearch({
    fields: ['title', 'page', 'text'],
    storeFields: ['href', 'title', 'page', 'section'],
    processTerm: plain,
    searchOptions: {
      ...{ boost: { title: 4, page: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
      boostDocument: (_id, _term, stored) => WEIGHTS[String(stored?.section)] ?? 1,
    },
  });
  index.addAll(passages);
  return index;
}
