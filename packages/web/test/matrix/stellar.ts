// Stellar: a game of two amateurs, stopped where the first of them has to decide.
import { STELLAR } from '../browser/finished.ts';
import type { State } from './states.ts';

const SEATS = [{ name: '' }, { name: 'Tycho', bot: 'novice' }];
const TARGETS = 'main button[data-target]';
const BAR = 'header nav button';
const BOARD = [
  'main button[data-place^="tel-0"]',
  'main ol button[data-place^="row"]',
  'main button[data-hand]',
];
/** The rival's board, or what stands for it where the screen is small. */
const RIVAL = ['main [data-side="rival"], main [data-place="side-1"]'];
const DEED = 'section:has(button[data-hand]) button:not([data-hand])';

/** The rail under a replay. */
const RAIL = 'section:has(input[type="range"]) button, input[type="range"]';
/** The table just before this decision. */
function before(event: string): NonNullable<State['table']> {
  const at = STELLAR.indexOf(event);
  if (at < 0) throw new Error(`the record of the matrix has no ${event}`);
  return { seats: SEATS, options: { first: 'random' }, events: STELLAR.slice(0, at) };
}

export const stellar: readonly State[] = [
  {
    name: 'start',
    table: before('A start P3'),
    ready: 'button[data-hand]',
    presses: ['button[data-hand]'],
    needs: [TARGETS, BAR, DEED],
    shows: RIVAL,
  },
  {
    name: 'begin',
    table: before('A take 4'),
    ready: 'ol button[data-target]',
    needs: [TARGETS, BAR, ...BOARD],
    shows: RIVAL,
  },
  {
    name: 'offer',
    table: before('A leave'),
    ready: 'button[data-target*=offer]',
    needs: [TARGETS, BAR, DEED, ...BOARD],
    shows: RIVAL,
  },
  {
    name: 'take',
    table: before('A take 3'),
    ready: 'ol button[data-target]',
    needs: [TARGETS, BAR, ...BOARD],
    shows: RIVAL,
  },
  {
    name: 'play',
    table: before('A play P5 tel 2'),
    ready: 'button[data-hand]',
    presses: ['button[data-hand]'],
    needs: [TARGETS, BAR, DEED, ...BOARD],
    shows: RIVAL,
  },
  {
    name: 'armed',
    settings: { confirm: true },
    table: before('A play P5 tel 2'),
    ready: 'button[data-hand]',
    presses: ['button[data-hand]', `main button[data-target*='"slot"']`],
    needs: [TARGETS, BAR, DEED, ...BOARD],
    shows: RIVAL,
  },
  {
    name: 'place',
    table: before('A place tel 8'),
    ready: `button[data-target*='"slot"']`,
    needs: [TARGETS, BAR, ...BOARD],
    shows: RIVAL,
  },
  {
    name: 'drawn',
    table: before('A place tel 10'),
    ready: `button[data-target*='"slot"']`,
    needs: [TARGETS, BAR, ...BOARD],
    shows: RIVAL,
  },
  {
    name: 'keep',
    table: before('A keep S2'),
    ready: 'button[data-hand]',
    presses: ['button[data-hand]'],
    needs: [TARGETS, BAR, DEED],
    shows: RIVAL,
  },
  {
    name: 'end',
    table: { seats: SEATS, options: { first: 'random' }, events: STELLAR },
    ready: '[aria-label="Final score"], [aria-label="Score final"]',
    needs: [BAR],
    scrolls: true,
  },
  {
    name: 'replay',
    table: { seats: SEATS, options: { first: 'random' }, events: STELLAR },
    path: '/replay/matrix#e=40&as=A',
    ready: 'input[type="range"]',
    needs: [BAR, RAIL],
    long: true,
  },
  { name: 'lesson', path: '/learn/stellar/2', ready: 'aside[data-mood]', needs: [TARGETS, BAR] },
  { name: 'puzzle', path: '/puzzle/stellar/1', ready: 'aside[data-over]', needs: [TARGETS, BAR] },
];
