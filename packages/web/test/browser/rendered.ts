// What pages have really shown, or named for a screen reader, and the other language's text for the same values: noted
// in the folder that PLANISPHERE_RENDERED names. `npm run sentences` finds what no test has rendered.
import { noteRendered as note } from '@planisphere/testkit/rendered';
import type { Page } from '@playwright/test';

const watched = new WeakSet<Page>();

/** Every text and every accessible name, whenever it changes; reported in batches so that a game is not slowed down. */
const WATCH = `(() => {
  const seen = new Set();
  let fresh = [];
  const note = (text) => {
    const words = (text ?? '').trim();
    if (words === '' || seen.has(words)) return;
    seen.add(words);
    fresh.push(words);
  };
  const NAMES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext'];
  const read = (node) => {
    if (node.nodeType === Node.TEXT_NODE) note(node.parentElement?.textContent);
    if (!(node instanceof Element)) return;
    for (const name of NAMES) if (node.hasAttribute(name)) note(node.getAttribute(name));
    for (const each of node.childNodes) read(each);
  };
  const tell = () => {
    if (fresh.length > 0) void window.noteRendered(fresh.splice(0));
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'childList') for (const each of addedNodes) read(each);
      else read(target);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: NAMES });
  setInterval(tell, 400);
  addEventListener('pagehide', tell);

  // The same word in every language, with the values that the page has just given to it.
  const speakers = new WeakMap();
  const noteAll = (said) => {
    if (typeof said === 'string') note(said);
    else if (Array.isArray(said)) said.forEach(noteAll);
  };
  const speaker = (shown, others) => {
    const known = speakers.get(shown);
    if (known !== undefined) return known;
    const made = new Proxy(shown, {
      get(target, key) {
        const value = target[key];
        const same = others.map((other) => other?.[key]);
        if (typeof value === 'function')
          return (...given) => {
            for (const each of same) noteAll(each?.(...given));
            const said = value.apply(target, given);
            noteAll(said);
            return said;
          };
        if (typeof value === 'string' || Array.isArray(value)) noteAll([value, same]);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? speaker(value, same) : value;
      },
    });
    speakers.set(shown, made);
    return made;
  };
  globalThis.listenToWords = (words, locale) => {
    const shown = words[locale];
    if (typeof shown !== 'object' || shown === null || Array.isArray(shown)) {
      noteAll(Object.values(words));
      return shown;
    }
    return speaker(shown, Object.keys(words).filter((other) => other !== locale).map((other) => words[other]));
  };
})()`;

/** Call before the page is opened; does nothing unless PLANISPHERE_RENDERED is set. */
export async function noteRendered(page: Page): Promise<void> {
  if (process.env.PLANISPHERE_RENDERED === undefined || watched.has(page)) return;
  watched.add(page);
  await page.exposeFunction('noteRendered', (texts: readonly string[]) => note(texts));
  await page.addInitScript(WATCH);
}
