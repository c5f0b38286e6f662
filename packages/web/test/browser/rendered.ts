// What pages have really shown, or named for a screen reader: noted in the folder that PLANISPHERE_RENDERED names. What no page has
// rendered by the end of all browser tests is found by scripts/rendered.mjs.
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const folder = process.env.PLANISPHERE_RENDERED;
const noted = new Set<string>();
const watched = new WeakSet<Page>();

/** Every text and every name of an element, whenever it changes; told in batches so that a game is not slowed down. */
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
})()`;

/** Before the page is opened; nothing happens where nobody asks for it. */
export async function noteRendered(page: Page): Promise<void> {
  if (folder === undefined || watched.has(page)) return;
  watched.add(page);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}.txt`);
  await page.exposeFunction('noteRendered', (texts: readonly string[]) => {
    const fresh = texts.filter((text) => !noted.has(text));
    for (const text of fresh) noted.add(text);
    if (fresh.length > 0) appendFileSync(file, fresh.map((text) => `${JSON.stringify(text)}\n`).join(''));
  });
  await page.addInitScript(WATCH);
}
