// Stellarion: games without expansions and with all, stopped where the first player has to decide.
import { replayOf, seatsOf } from '../browser/kept.ts';
import type { State } from './states.ts';

const ALL = replayOf('stellarion', 'all-solo');
const BAR = 'header nav button';
/** The rail under a replay. */
const RAIL = 'section:has(input[type="range"]) button, input[type="range"]';
/** Everything that can be pressed on the table: decks, discards, docks, numbers of the game, actions. */
const BOARD = 'main button';
const DIALOG = 'dialog[open] button';
const CARD = (deck: number): string => `[data-source="${deck}"]`;

/** The table after so many events of its record. */
function after(events: number, record = ALL): NonNullable<State['table']> {
  return {
    seats: seatsOf(record, 1),
    options: record.options,
    events: record.events.slice(0, events),
  };
}
const named = (name: string) => replayOf('stellarion', name);

const table = { ready: 'main[aria-busy="false"] [data-source]', needs: [BAR, BOARD] };
const dialog = { ready: 'dialog[open]', needs: [DIALOG] };

export const stellarion: readonly State[] = [
  { name: 'turn', alike: true, table: after(8, named('base-solo')), ...table },
  // Two cards that go together, in the decks of Beta and of the planets.
  {
    name: 'play',
    table: after(8, named('base-solo')),
    ...table,
    presses: [CARD(1), CARD(7)],
  },
  {
    name: 'launch',
    table: after(19, named('base-solo')),
    ...table,
    presses: ['[data-act="pick"]'],
  },
  { name: 'all', table: after(65), ...table },
  { name: 'prove', alike: true, table: after(43), ...table },
  { name: 'hole', alike: true, table: after(35), ...table, presses: [CARD(0)] },
  { name: 'cross', alike: true, table: after(35), ...table, presses: ['[data-act="pick"]'] },
  { name: 'search', table: after(28), ...dialog, presses: ['[data-deck]', '[data-face]'] },
  { name: 'recover', alike: true, table: after(170), ...dialog, presses: ['[data-deck]', '[data-face]'] },
  { name: 'scan', alike: true, table: after(46), ...dialog, presses: ['[data-deck]'] },
  { name: 'place', alike: true, table: after(48), ...dialog, presses: ['[data-step]'] },
  { name: 'station', alike: true, table: after(66), ...dialog, presses: ['[data-show]'] },
  {
    name: 'return',
    alike: true,
    table: after(12, named('theories-duo')),
    ...dialog,
    presses: ['[data-return]'],
  },
  { name: 'claim', alike: true, table: after(36), ...dialog, presses: ['[data-step]'] },
  { name: 'waive', alike: true, table: after(71), ...dialog, presses: ['[data-act="waive"]'] },
  {
    name: 'spend',
    table: after(89, named('all-duo')),
    ready: '[data-act="spend"]',
    presses: ['[data-act="spend"]'],
    needs: [DIALOG],
  },
  { name: 'two', table: after(27, named('all-duo')), ...table },
  { name: 'two-base', alike: true, table: after(29, named('base-duo')), ...table },
  {
    name: 'end',
    table: after(ALL.events.length),
    ready: '[data-end]',
    needs: [BAR],
    scrolls: true,
  },
  {
    name: 'replay',
    table: after(ALL.events.length),
    path: '/replay/matrix#e=40&as=A',
    ready: 'input[type="range"]',
    needs: [BAR, RAIL],
    long: true,
  },
  { name: 'lesson', path: '/learn/stellarion/2', ready: 'aside[data-mood]', needs: [BAR, BOARD] },
  {
    name: 'puzzle',
    alike: true,
    path: '/puzzle/stellarion/1',
    ready: 'aside[data-over]',
    needs: [BAR, BOARD],
  },
];
