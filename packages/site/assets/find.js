// How passages are found and in which order: what those who play read stands above what those who program read, for words of both.

/** Without accents and capitals. @param {string} term */
const plain = (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** By the section of the site; the others count once. @type {Readonly<Record<string, number>>} */
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
