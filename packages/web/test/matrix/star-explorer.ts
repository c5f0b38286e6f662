// Star Explorer: a game of four and a solo game, stopped where the first player has to choose or to draw.
import { type Recorded, replayOf, seatsOf } from '../browser/kept.ts';
import type { State } from './states.ts';

const FOUR: Recorded = {
  ...replayOf('star-explorer', 'four-greedy'),
  seats: ['Ada', 'Tycho', 'Vera', 'Noé'],
};
const ALONE = replayOf('star-explorer', 'solo-greedy');
const BAR = 'header nav button';
/** The rail under a replay. */
const RAIL = 'section:has(input[type="range"]) button, input[type="range"]';
/** Everything that can be pressed on the board. */
const BOARD = 'main button';
const FIT = '[data-turn] ~ div button:first-child';

/** The table just before this event. */
function before(event: string, record = FOUR, people = 1): NonNullable<State['table']> {
  const at = record.events.indexOf(event);
  if (at < 0) throw new Error(`the record of the matrix has no ${event}`);
  return { seats: seatsOf(record, people), options: record.options, events: record.events.slice(0, at) };
}

const drawn = { ready: '[data-main]', needs: [BAR, BOARD] };
const chosen = {
  ready: 'button[data-choice]',
  presses: ['button[data-choice]'],
  needs: [BAR, BOARD],
};

export const starExplorer: readonly State[] = [
  { name: 'side', alike: true, table: before('A side yellow'), ...chosen },
  { name: 'size', table: before('A size 8'), ...chosen },
  { name: 'size-late', alike: true, table: before('A size 7'), ...chosen },
  { name: 'seven', table: before('A seven yellow'), ...chosen },
  { name: 'play', table: before('B draw I i10-j10-j9-i10-h9-g8-h7-i8-j8-j9'), ...drawn, presses: [FIT] },
  { name: 'conflict', table: before('A draw V c6-b7-b8-a7-a6-a5'), ...drawn },
  {
    name: 'nothing',
    table: before('A draw V c6-b7-b8-a7-a6-a5'),
    ...drawn,
    presses: ['[data-turn] ~ div button:last-child'],
  },
  {
    name: 'alone',
    alike: true,
    table: before('A draw III e3-f3-g3-h3-h2-g2-f2-e2', ALONE),
    ...drawn,
    presses: [FIT],
  },
  {
    name: 'handover',
    table: before('A side yellow', FOUR, 2),
    ready: '[data-handover], button[data-choice]',
    needs: [BAR, '[data-handover]'],
  },
  {
    name: 'end',
    table: { seats: seatsOf(FOUR, 1), options: FOUR.options, events: FOUR.events },
    ready: '[aria-label="Final score"], [aria-label="Score final"]',
    needs: [BAR],
    scrolls: true,
  },
  {
    name: 'replay',
    table: { seats: seatsOf(FOUR, 1), options: FOUR.options, events: FOUR.events },
    path: '/replay/matrix#e=40&as=A',
    ready: 'input[type="range"]',
    needs: [BAR, RAIL],
    long: true,
  },
  { name: 'lesson', path: '/learn/star-explorer/2', ready: 'aside[data-mood]', needs: [BAR, BOARD] },
  {
    name: 'puzzle',
    alike: true,
    path: '/puzzle/star-explorer/1',
    ready: 'aside[data-over]',
    needs: [BAR, BOARD],
  },
];
