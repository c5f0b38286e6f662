// Preparation. Chance draws the advanced voyages, the discovery and the first theory, lays the columns and turns the
// first card of each deck up; whatever has only one outcome needs no draw.
import { type Pile, type Seat, shuffledPile } from '@planisphere/core';
import { EVERY_GALAXY, FACES } from './cards.ts';
import { lay, nextColumn } from './expansions/mirrors.ts';
import { type Options, type Table, tableOf } from './options.ts';
import { columnDue, DISCOVERY_DUE, type Due, theoryDue, voyageDue } from './outcomes.ts';
import { type Draft, draftOf, type Position } from './position.ts';
import { ADVANCED_PER_GALAXY, BLACK_HOLES_PER_DECK, MIRRORS_PER_DECK } from './reconstructed.ts';
import { NO_PAST } from './repetition.ts';
import { ADVANCED, COLUMNS, DISCOVERY, showStage, THEORY } from './stages.ts';
import { galaxiesIn, voyageCount, withoutVoyage, withVoyage } from './voyages.ts';

/** SETUP-3: two voyages per galaxy. */
const BASE_VOYAGES = 0x2222;
/** DUO-2 */
const STARS_FOR_TWO = 2;
const ALL_TYPES = 0b1111;

/** SETUP-1, CROSS-1, MIRROR-1: the cards of any deck at this table, by their faces. */
export function facesOfDeck({ blackHoles, mirrors }: Table): number[] {
  const faces = [0, 0, 1, 1, 2, 2, 3, 3];
  if (blackHoles) faces.push(...new Array<number>(BLACK_HOLES_PER_DECK).fill(FACES - 2));
  if (mirrors) faces.push(...new Array<number>(MIRRORS_PER_DECK).fill(FACES - 1));
  return faces;
}

const openings = new Map<Table, Position>();

export function setup(options: Options, players: number): Position {
  const table = tableOf(options.expansions, options.track, players);
  let opening = openings.get(table);
  if (opening === undefined) {
    opening = openingOf(table);
    openings.set(table, opening);
  }
  const position = draftOf(opening);
  position.stars = options.stars + (players === 2 ? STARS_FOR_TWO : 0);
  return position;
}

function openingOf(table: Table): Position {
  const draft: Draft = {
    table,
    stage: ADVANCED,
    ending: undefined,
    turn: 0 as Seat,
    decks: new Array<Pile>(8).fill(shuffledPile(facesOfDeck(table))),
    up: 0,
    observatory: 0,
    discards: [0, 0, 0, 0, 0, 0, 0, 0],
    outpost: 0,
    ofType: 0,
    voyages: BASE_VOYAGES,
    columns: table.mirrors ? [[], []] : [],
    won: new Array<number>(table.players).fill(0),
    stars: 0,
    theories: table.theories ? ALL_TYPES : 0,
    theory: undefined,
    discovery: undefined,
    sun: 0,
    meteors: table.sun ? (1 << table.track.meteors.length) - 1 : 0,
    collected: 0,
    past: NO_PAST,
  };
  prepare(draft);
  return draft;
}

/** Goes on until chance must decide, and does what leaves no choice. */
export function prepare(draft: Draft): void {
  if (missingAdvanced(draft) > 0) drawAdvanced(draft);
  if (missingAdvanced(draft) > 0) draft.stage = ADVANCED;
  else if (draft.table.theories && draft.discovery === undefined) draft.stage = DISCOVERY;
  else if (draft.table.theories && draft.theory === undefined) draft.stage = THEORY;
  else if (draft.table.mirrors && layColumns(draft) > 0) draft.stage = COLUMNS;
  else draft.stage = showStage('opening', 0);
}

/** Advanced voyages still to be drawn. */
function missingAdvanced({ table, voyages }: Position): number {
  return table.advanced - (voyageCount(voyages) - voyageCount(BASE_VOYAGES));
}

/** Advanced voyages that are still in the box. */
function inTheBox({ voyages }: Position): number {
  let box = 0;
  for (const galaxy of EVERY_GALAXY) {
    const drawn = ((voyages - BASE_VOYAGES) >> (4 * galaxy)) & 15;
    for (let copy = drawn; copy < ADVANCED_PER_GALAXY; copy++) box = withVoyage(box, galaxy);
  }
  return box;
}

/** If all that are in the box are needed, there is nothing to draw. */
function drawAdvanced(draft: Draft): void {
  const box = inTheBox(draft);
  if (missingAdvanced(draft) === voyageCount(box)) draft.voyages += box;
}

/** Voyages that are not yet in a column. */
function unlaid({ voyages, columns }: Position): number {
  let left = voyages;
  for (const column of columns) for (const galaxy of column) left = withoutVoyage(left, galaxy);
  return left;
}

/** Voyages of a single galaxy are laid without chance; returns how many are left to chance. */
function layColumns(draft: Draft): number {
  const left = unlaid(draft);
  const galaxies = galaxiesIn(left);
  if (galaxies.length !== 1) return voyageCount(left);
  for (let count = voyageCount(left); count > 0; count--) lay(draft, galaxies[0]!);
  return 0;
}

/** What chance decides during the preparation, before the first cards are turned up. */
export function preparationDue(position: Position): Due {
  switch (position.stage.kind) {
    case 'advanced':
      return voyageDue(inTheBox(position));
    case 'discovery':
      return DISCOVERY_DUE;
    case 'columns':
      return columnDue(nextColumn(position), unlaid(position));
    default:
      return theoryDue(position.theories);
  }
}
