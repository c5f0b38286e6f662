// Finished games for the browser tests, written into the store of the device as the app keeps them.
import type { Page } from '@playwright/test';

/** Two amateurs, events as the notation has them. */
const STELLAR = [
  'chance starter A P3; chance starter A C3; chance starter B M3; chance starter B H3; A start P3',
  'B start M3; chance hand A P4; chance hand A M6; chance hand B P1; chance hand B A4; chance row 1 C4',
  'chance row 2 H2; chance row 3 M2; chance row 4 P5; chance row 5 C3; chance first A; A take 4',
  'A play P5 tel 3; A place note; chance row 4 H6; chance row 5 S5; B take 5; B play A4 note',
  'B place tel 5; chance row 4 H4; chance row 5 M5; A leave; A take 5; A play M6 note; chance draw A C1',
  'A place tel 10; chance row 5 P5; B take 1; B play P1 tel 12; chance draw B P4; B place note',
  'chance row 1 M5; A take 5; A play M5 tel 11; chance draw A H4; A place note; chance row 5 H3',
  'B take 1; B play S5 note; B place tel 8; chance row 1 A6; chance row 5 A1; A take 1; A play P4 note',
  'A place tel 7; chance row 1 A2; chance row 4 C2; B take 2; B play M5 note; B place tel 10',
  'chance row 2 A5; chance row 5 C1; A take 2; A play P5 tel 2; A place note; chance row 2 P6',
  'chance row 5 M4; B take 1; B play C4 note; B place tel 6; chance row 1 C5; chance row 4 C6',
  'A take 4; A play A5 note; A place tel 8; chance row 4 P3; chance row 5 P2; B take 2; B play A2 tel 9',
  'chance draw B H1; B place note; chance row 2 A3; A take 3; A play M2 tel 9 down; A place note',
  'chance row 2 S3; chance row 3 C2; B take 3; B play H2 note; B place tel 2 down; chance row 2 H1',
  'chance row 3 C5; A take 4; A play A6 tel 5; chance draw A H5; A place note; chance row 4 M1',
  'B take 2; B play H1 tel 11; B place note; chance row 1 A3; chance row 2 A5; A take 4; A play M1 tel 12',
  'A place note; chance row 1 S4; chance row 4 M3; B take 1; B play S4 note; B place tel 3',
  'chance row 1 S2; chance row 4 A1; A leave; A take 2; A play P3 tel 4; A place note; chance row 2 M2',
  'chance row 3 H5; B take 4; B play P6 tel 4 down; chance draw B H2; B place note; chance row 4 A2',
  'A take 1; A play C6 tel 6 down; chance draw A C4; A place note; chance row 1 P2; B leave',
  'B take 1; B play A1 tel 7; chance draw B M1; B place note; chance row 1 M4; A keep S2; B keep P2',
].flatMap((line) => line.split('; '));

interface Finished {
  readonly game: string;
  readonly events: readonly string[];
  readonly scores: readonly number[];
}

const GAMES: Readonly<Record<string, Finished>> = {
  stellar: { game: 'stellar', events: STELLAR, scores: [0, 0] },
};

/** Keeps a finished table of this game on the device; the app must have been opened. Gives the id of the table. */
export async function keepFinished(page: Page, game: string): Promise<string> {
  const { events, scores } = GAMES[game] as Finished;
  const table = {
    id: `done-${game}`,
    game,
    seats: [{ name: '' }, { name: 'Tycho', bot: 'amateur' }],
    options: {},
    seed: 'reviewed',
    events,
    assisted: false,
    createdAt: 1,
    updatedAt: 2,
    summary: { round: 11, rounds: 11, waitsForPerson: false, scores, winners: [0] },
  };
  await page.evaluate(
    `new Promise((resolve, reject) => {
      const opened = indexedDB.open('planisphere');
      opened.onerror = reject;
      opened.onsuccess = () => {
        const write = opened.result.transaction('tables', 'readwrite');
        write.objectStore('tables').put(${JSON.stringify(table)});
        write.oncomplete = () => { opened.result.close(); resolve(); };
        write.onerror = reject;
      };
    })`,
  );
  return table.id;
}
