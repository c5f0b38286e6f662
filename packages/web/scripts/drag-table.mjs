// Opens the table for the trace: a solo game in its fourth round, from the golden replays, with the app at rest.
import { readFileSync } from 'node:fs';

const record = JSON.parse(
  readFileSync(new URL('../../star-explorer/replays/solo-greedy.game', import.meta.url), 'utf8'),
);
const upToFourthDrawing = record.events.findIndex((event) => event.startsWith('A draw IV'));

/** @returns the circle for the pointer over the sky */
export async function openTable(page, url) {
  await page.goto(url);
  await page.evaluate(keepTable, {
    id: 'trace',
    game: 'star-explorer',
    seats: [{ name: '' }],
    options: record.options,
    seed: record.seed,
    events: record.events.slice(0, upToFourthDrawing),
    assisted: false,
    createdAt: 0,
    updatedAt: 0,
    summary: { round: 4, rounds: 6, waitsForPerson: true },
  });
  await page.goto(`${url}/play/star-explorer/trace`);
  const box = await page.locator('[data-drawing="true"] [data-sky]').boundingBox();
  await page.evaluate(async () => {
    await navigator.serviceWorker?.ready;
  });
  await page.waitForTimeout(2000); // until the names of the constellations have faded in
  return {
    middle: { x: box.x + box.width / 2, y: box.y + box.height * 0.36 },
    radius: box.width * 0.2,
  };
}

async function keepTable(table) {
  while (!(await indexedDB.databases()).some(({ name }) => name === 'planisphere'))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('planisphere');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('tables', 'readwrite');
      writing.objectStore('tables').put(table);
      writing.oncomplete = () => resolve(opening.result.close());
    };
  });
}
