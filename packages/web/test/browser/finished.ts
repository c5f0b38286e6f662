// Finished games for the browser tests, written into the store of the device as the app keeps them.
import type { Page } from '@playwright/test';
import { type Chosen, open } from './app.ts';
import { keepTable } from './kept.ts';

/** Two amateurs, events in notation. */
export const STELLAR = [
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

/** A novice's solo game. */
const STAR_EXPLORER = [
  'chance back A 5 blue; chance back A 6 blue; chance back A 7 yellow; chance back A 7 red',
  'chance back A 8 blue; chance back A 9 yellow; chance back A 10 red; chance start A YB',
  'A side yellow; chance pick 7 red; chance tile A boo; A draw I g10-h9-g8-f7-g6-h7-h8-h9; A size 10',
  'chance tile A sco; A draw II k7-k8-j8-i7-h6-h5-h4-g4-g5; chance pick 6 blue; chance tile A lib',
  'A draw III g3-h3-h2-g3-f2,h2-g1; A size 9; chance tile A mon; A draw IV c5-d4-d3-c3-b4-b3-b2',
  'chance pick 8 blue; chance tile A cma; A draw V d9-d8-c7-b6-a6,d8-e7,b6-b5-c4; A size 7',
  'chance tile A cam; A draw VI g11-f11-e11-d10',
].flatMap((line) => line.split('; '));

/** A novice's solo game without a shooting star: lost soon. */
const STELLARION = [
  'chance alpha Sa; chance beta Sb; chance gamma Ng; chance delta Td; chance ship Sg',
  'chance nebula Ng; chance stars Ta; chance planet Pd; A coordinate beta ship; A search nebula Na',
  'chance beta Pb; chance ship Sa; A coordinate beta planet; A station alpha; chance alpha Sa',
  'chance beta Tb; chance planet Pa; A launch alpha alpha nebula stars planet; chance alpha Na',
  'chance nebula Ng; chance stars Td; chance planet Pa; A coordinate ship Sa; A search ship Sa',
  'A search stars Ta; A launch alpha ship alpha stars planet; chance alpha Na; chance ship Sb',
  'chance stars Tg; chance planet Pb; A coordinate alpha gamma; A waive; chance alpha Ta',
  'chance gamma Tg; A coordinate alpha stars; A scan nebula; chance nebula Nb Nd',
  'A place top Nb bottom Nd; A scan stars; chance stars Tb Td; A place top Tb bottom Td',
  'chance alpha Ta; A launch beta ship nebula beta planet; chance beta Pb; chance ship Sd',
  'chance nebula Ng; chance planet Pg; A coordinate alpha delta; A scan delta; chance delta Nd Td',
  'A place top Nd bottom Td; A scan ship; chance ship Sb Sg; A place top Sb bottom Sg',
  'A coordinate alpha planet; A station gamma; chance gamma Pg; chance planet Pb',
  'A coordinate alpha planet; A station nebula; chance nebula Nb; chance planet Pg',
  'A launch beta ship nebula stars beta; chance beta Sb; chance nebula Na; chance stars Td',
  'A coordinate delta nebula; A recover alpha Ta; chance delta Nd; chance nebula Nd',
  'A coordinate delta nebula; A recover alpha Sa Sa; chance alpha Sa; chance delta Pd',
  'A coordinate alpha ship; A search alpha Ta; A coordinate beta ship; A search gamma Sg',
  'chance beta Tb; A launch gamma ship nebula outpost planet; A coordinate alpha beta; A scan beta',
  'A scan delta; chance delta Sd Pd; A place top Sd bottom Pd',
  'A launch delta delta nebula stars planet; chance delta Td; chance stars Tg',
  'A coordinate delta stars; A scan delta; chance delta Sd Pd; A place top Sd bottom Pd; A scan stars',
  'A place top Td bottom Tb; A coordinate alpha gamma; A search gamma Pg; A coordinate beta Ng',
  'A recover alpha Ta; A coordinate alpha stars; A waive',
].flatMap((line) => line.split('; '));

interface Finished {
  readonly events: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly options: unknown;
}

const GAMES: Readonly<Record<string, Finished>> = {
  stellar: { events: STELLAR, scores: [0, 0], winners: [0], options: {} },
  'star-explorer': { events: STAR_EXPLORER, scores: [70], winners: [0], options: { first: 'random' } },
  stellarion: {
    events: STELLARION,
    scores: [6],
    winners: [],
    options: { stars: 0, expansions: [], track: 'standard' },
  },
};

/** Stores a finished table of this game on the device; the app must have been opened. Returns the id of the table. */
export async function keepFinished(page: Page, game: string): Promise<string> {
  const { events, scores, winners, options } = GAMES[game] as Finished;
  const table = {
    id: `done-${game}`,
    game,
    seats: [{ name: '' }, { name: 'Tycho', bot: 'amateur' }].slice(0, scores.length),
    options,
    seed: 'reviewed',
    events,
    assisted: false,
    createdAt: 1,
    updatedAt: 2,
    summary: { round: 11, rounds: 11, waitsForPerson: false, scores, winners },
  };
  await page.evaluate(keepTable, table);
  return table.id;
}

/** Opens the review of a finished game of the device. */
export async function openReview(page: Page, chosen: Chosen = {}, game = 'stellar'): Promise<void> {
  await open(page, '/', chosen);
  await page.goto(`/review/${await keepFinished(page, game)}`);
}
